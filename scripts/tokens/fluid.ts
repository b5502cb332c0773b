import type { FluidSize } from './theme.ts';

/** Viewport widths in rem between which sizes grow: a phone of 390 px and a desk of 1280 px. */
const narrowest = 390 / 16;
const widest = 1280 / 16;

function round(value: number): number {
  return Math.round(value * 10_000) / 10_000;
}

/** `clamp()` for a size that grows with the viewport; the rem part lets text follow the reader's own font size. */
export function fluid({ small, wide }: FluidSize): string {
  if (small === wide) return `${small}rem`;
  const slope = (wide - small) / (widest - narrowest);
  const base = small - slope * narrowest;
  return `clamp(${small}rem, ${round(base)}rem + ${round(slope * 100)}vw, ${wide}rem)`;
}

/** Room between sections, and at the sides of the page: the same rhythm in every site. */
export const spaces = { section: { small: 2.5, wide: 6 }, gutter: { small: 1, wide: 2 } } as const;
