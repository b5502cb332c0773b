import { type ColorModeGlobal, colorModes, siteIds } from '../modes.ts';

/** A story as axe looks at it: in which theme, and by which rules. */
export interface View {
  readonly site: string;
  readonly mode: ColorModeGlobal;
  readonly rules: 'every' | 'colour';
}

export interface Viewed {
  readonly site: string;
  readonly mode: ColorModeGlobal;
  /** The story's id: `components-button--all-states`. */
  readonly story: string;
}

/** A component's `AllStates` shows every state: it is what themes are judged by, and what Chromatic photographs. */
function showsAllStates(story: string): boolean {
  return story.endsWith('--all-states');
}

/**
 * What axe looks at: the story as it is rendered by every rule, and by the colour rules in its site's other mode and,
 * where it shows all states, in each further site's two modes: a theme changes no element, so that what the other rules
 * say holds there too. A run over the full product renders every story in every site and judges it there by every rule
 * in both modes, so that it needs no borrowed themes.
 */
export function viewsOf({ site, mode, story }: Viewed, fullProduct: boolean): readonly View[] {
  const otherModes = colorModes.filter((other) => other !== mode);
  const otherSites = showsAllStates(story) && !fullProduct ? siteIds.filter((other) => other !== site) : [];
  return [
    { site, mode, rules: 'every' },
    ...otherModes.map((each) => ({ site, mode: each, rules: fullProduct ? 'every' : 'colour' }) as const),
    ...otherSites.flatMap((other) => colorModes.map((each) => ({ site: other, mode: each, rules: 'colour' }) as const)),
  ];
}
