import type { Plan } from '#templates/plan/plan.types.ts';

/** What stands around a page. */
export interface Layout {
  /** `bare`: the logo and nothing to choose. */
  readonly bar: 'default' | 'transparent' | 'bare';
  /** The search field of the top bar; pages with a large one of their own show it once theirs has scrolled away. */
  readonly search: 'always' | 'sticky' | 'never';
  readonly footer: 'shown' | 'hidden';
  /** `map`: the page is at least as high as the window, so that its map is seen whole. */
  readonly container: 'flow' | 'map';
}

const standard: Layout = { bar: 'default', search: 'always', footer: 'shown', container: 'flow' };

/** The layouts of the specification, section 2; portlets have their own. */
export const layouts = {
  default: standard,
  withoutFooter: { ...standard, footer: 'hidden' },
  /** Words on a coloured ground, and the way out of it. */
  error: { ...standard, bar: 'transparent' },
  /** Opens with a large search field. */
  landing: { ...standard, search: 'sticky' },
  /** A page that begins on the coloured ground, which the top bar stands on too. */
  sand: { ...standard, bar: 'transparent', search: 'never' },
  clean: { ...standard, bar: 'bare', search: 'never', footer: 'hidden' },
  map: { ...standard, container: 'map' },
} as const satisfies Record<string, Layout>;

/** The layout of a page of the CMS. */
export function layoutOfPlan(plan: Plan): Layout {
  if (plan.template === 'home') return layouts.landing;
  return plan.template === 'map' ? layouts.map : layouts.default;
}

/** The layout of an error page; what went wrong on our side has no footer (specification, section 8). */
export function layoutOfError(status: number): Layout {
  return status >= 500 ? layouts.withoutFooter : layouts.error;
}
