import type { CSSProperties } from 'react';
import type { ImageSource } from '../Image/imageSource.ts';

/** Where a header shows the focus point of its first picture: above the plate with the title, or beside it. */
export type FocusPlace = 'above' | 'beside';

type FocusPoint = NonNullable<ImageSource['focus']>;

/** Where nobody set a focus point: what a picture shows is mostly in its middle. */
const middle: FocusPoint = { x: 50, y: 50 };

/**
 * From where on, in % of the first picture's width, a point lies beside the plate in every window that has two columns:
 * the plate covers up to 58 % of a picture that fills the header, and less of one that has others before it.
 */
const beside = { alone: 60, amongOthers: 30 } as const;

/** A film fills the header, whatever pictures lie under it. */
export function focusPlace(pictures: readonly ImageSource[], hasFilm: boolean): FocusPlace {
  const { x } = pictures[0]?.focus ?? middle;
  return x >= beside[pictures.length > 1 && !hasFilm ? 'amongOthers' : 'alone'] ? 'beside' : 'above';
}

/** What `Header.css` places a picture or a film by: its focus point and how many times as wide as high it is. */
export function focusStyle({ x, y }: FocusPoint = middle, ratio: number): CSSProperties {
  const style: CSSProperties & Record<`--${string}`, number> = {
    '--focus-x': x / 100,
    '--focus-y': y / 100,
    '--ratio': Math.round(ratio * 1000) / 1000,
  };
  return style;
}
