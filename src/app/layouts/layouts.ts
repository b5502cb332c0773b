import type { Plan } from '#templates/plan/plan.types.ts';

/** What stands around a page. */
export interface Layout {
  /** `bare`: the logo and nothing to choose. */
  readonly bar: 'default' | 'bare';
  /** `sand`: the page begins on the coloured ground, and the top bar lets it through. */
  readonly ground: 'page' | 'sand';
  /** The search field of the top bar; pages that open with a large one of their own show it once theirs is gone. */
  readonly search: 'always' | 'sticky' | 'never';
  readonly footer: 'shown' | 'hidden';
  /** `window`: at least as high as the window, for a map or for few words. */
  readonly container: 'flow' | 'window';
}

const standard: Layout = { bar: 'default', ground: 'page', search: 'always', footer: 'shown', container: 'flow' };

/** The layouts of the specification, section 2; portlets have their own. */
export const layouts = {
  default: standard,
  withoutFooter: { ...standard, ground: 'sand', footer: 'hidden', container: 'window' },
  tinted: { ...standard, ground: 'sand' },
  landing: { ...standard, search: 'sticky' },
  sand: { ...standard, ground: 'sand', search: 'never' },
  clean: { ...standard, bar: 'bare', ground: 'sand', search: 'never', footer: 'hidden', container: 'window' },
  map: { ...standard, container: 'window' },
} as const satisfies Record<string, Layout>;

/** The layout of a page of the CMS. */
export function layoutOfPlan(plan: Plan): Layout {
  if (plan.template === 'home') return layouts.landing;
  return plan.template === 'map' ? layouts.map : layouts.default;
}

/** The layout of an error page; what went wrong on our side has no footer (specification, section 8). */
export function layoutOfError(status: number): Layout {
  return status >= 500 ? layouts.withoutFooter : layouts.tinted;
}
