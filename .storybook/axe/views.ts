import { type ColorModeGlobal, colorModes, siteIds } from '../modes.ts';

/** A story as axe looks at it: in which theme, and by which rules. */
export interface View {
  readonly site: string;
  readonly mode: ColorModeGlobal;
  readonly rules: 'every' | 'theme' | 'colour';
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
 * What axe looks at: the story as it is rendered by every rule, by the colour rules in its site's other mode and, where
 * it shows all states, by those of the theme in one further site, in both modes, another site for each story. A theme
 * changes no element, so that what the other rules say holds there too, and every pair of colours is proved in all
 * themes by the check of the tokens. A run over the full product renders every story in every site and judges it there
 * by every rule in both modes, so that it needs no borrowed themes.
 */
export function viewsOf({ site, mode, story }: Viewed, fullProduct: boolean): readonly View[] {
  const otherModes = colorModes.filter((other) => other !== mode);
  const otherSites = siteIds.filter((other) => other !== site);
  const further = showsAllStates(story) && !fullProduct ? otherSites[turnOf(story, otherSites.length)] : undefined;
  return [
    { site, mode, rules: 'every' },
    ...otherModes.map((each) => ({ site, mode: each, rules: fullProduct ? 'every' : 'colour' }) as const),
    ...(further
      ? colorModes.map((each) => ({ site: further, mode: each, rules: each === mode ? 'theme' : 'colour' }) as const)
      : []),
  ];
}

/** Always the same for a story, and each of so many about as often. */
function turnOf(story: string, count: number): number {
  return [...story].reduce((sum, letter) => sum + letter.charCodeAt(0), 0) % count;
}
