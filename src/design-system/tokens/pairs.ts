import type { PaletteColor } from './palette.ts';
import type { ColorToken } from './semanticTokens.ts';

/** A colour a component may paint with: a semantic token, or a colour of the fixed palette. */
export type PairColor = ColorToken | `palette-${PaletteColor}`;

/**
 * What the foreground is, which decides the contrast it needs (WCAG 2.2 AA, 1.4.3 and 1.4.11):
 * `text` 4.5; `large` 3, for text of at least 24 px, or bold of at least 18.66 px, at every width;
 * `ui` 3, for a boundary, an icon that carries meaning or a focus ring;
 * `ornament` 1, for a drawing that says nothing and is hidden from screen readers.
 */
export type PairSize = 'text' | 'large' | 'ui' | 'ornament';

export interface ColorPair {
  readonly foreground: PairColor;
  readonly background: PairColor;
  /** Above 0 and up to 1: a ground that lets through what lies under it, on the page, a surface or a band. */
  readonly backgroundOpacity?: number;
  readonly size: PairSize;
}

export interface ComponentPairs {
  readonly component: string;
  readonly pairs: readonly ColorPair[];
}

/**
 * Declares every foreground and background a component puts together, in all its states, in a `*.pairs.ts` file
 * beside it. `node scripts/tokens/check.ts` measures each pair in every site and mode, and finds colours that a
 * component paints and does not declare. The contrast page of Storybook shows what it measured.
 *
 * @example
 * export const badgePairs = definePairs('Badge', [
 *   { foreground: 'on-badge-news', background: 'badge-news', size: 'text' },
 * ]);
 */
export function definePairs(component: string, pairs: readonly ColorPair[]): ComponentPairs {
  return { component, pairs };
}
