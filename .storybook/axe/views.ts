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
 * What axe looks at besides the view in which a story was rendered: the other mode by every rule, and the all-states
 * stories in each further site's two modes by the colour rules. A run over the full product renders every story in
 * every site and judges it there by every rule, so that it needs no borrowed themes.
 */
export function furtherViews({ site, mode, story }: Viewed, fullProduct: boolean): readonly View[] {
  const otherModes = colorModes.filter((other) => other !== mode);
  const otherSites = showsAllStates(story) && !fullProduct ? siteIds.filter((other) => other !== site) : [];
  return [
    ...otherModes.map((other) => ({ site, mode: other, rules: 'every' }) as const),
    ...otherSites.flatMap((other) =>
      colorModes.map((theme) => ({ site: other, mode: theme, rules: 'colour' }) as const),
    ),
  ];
}
