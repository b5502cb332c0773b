import { allPortlets } from '#sites/portlets/portlets.ts';
import { allSites } from '#sites/sites.ts';

/** What a story is looked at in. One list feeds the toolbar, Chromatic and the visual review. */
export const colorModes = ['light', 'dark'] as const;
export const languages = ['nl', 'en'] as const;
/** Viewport widths in px: a phone, a tablet on each side of the breakpoints, a desk. */
export const widths = [390, 768, 1024, 1440] as const;

export type ColorModeGlobal = (typeof colorModes)[number];

export const siteIds: readonly string[] = allSites.map(({ id }) => id);

/** What a story can be dressed in: portlets too, whose themes are proved by the tokens' check and looked at by choice. */
export const themeIds: readonly string[] = [...siteIds, ...allPortlets.map(({ domain }) => domain)];

/** One view of a story in Chromatic's terms: globals, and the viewport's width. */
export interface ReviewMode {
  readonly site: string;
  readonly mode: ColorModeGlobal;
  readonly viewport: number;
}

/** The widths that snapshots are taken at: between them nothing but the number of columns changes. */
export const snapshotWidths = [390, 1440] as const satisfies readonly (typeof widths)[number][];

/** Every site × mode × snapshot width by name (`coegroen-dark-390`), for `parameters.chromatic.modes`. */
export function reviewModes(): Readonly<Record<string, ReviewMode>> {
  return Object.fromEntries(
    siteIds.flatMap((site) =>
      colorModes.flatMap((mode) =>
        snapshotWidths.map((viewport) => [`${site}-${mode}-${viewport}`, { site, mode, viewport }] as const),
      ),
    ),
  );
}
