import type { Random } from '../random.ts';
import { ellipse, fill, loop, polygon } from '../svg.ts';
import type { Ramp } from '../tones.ts';

/** A wood seen from afar: one low outline of crowns, a second row lit in front of it. */
export function treeline(
  random: Random,
  { from, to, y, height }: { readonly from: number; readonly to: number; readonly y: number; readonly height: number },
  leaf: Ramp,
): string {
  const row = (lift: number, size: number): string => {
    const crowns: string[] = [];
    let x = from - height;
    let swell = 1;
    while (x < to + height) {
      swell = Math.min(1.25, Math.max(0.5, swell + random.range(-0.3, 0.3)));
      const r = height * size * swell * random.range(0.42, 0.62);
      crowns.push(ellipse(x, y - height * lift * swell, r, r * random.range(0.85, 1.15)));
      x += r * random.range(0.85, 1.3);
    }
    return (
      crowns.join('') +
      polygon([
        [from, y],
        [to, y],
        [to, y - height * lift],
        [from, y - height * lift],
      ])
    );
  };
  return fill(row(0.5, 0.9), leaf.base) + fill(row(0.24, 0.55), leaf.dark);
}

/** A far row of slim trees along a road, seen against the sky. */
export function avenue(random: Random, from: number, to: number, y: number, height: number, colour: string): string {
  const trees: string[] = [];
  for (let x = from; x < to; x += height * random.range(0.34, 0.5)) {
    const tall = height * random.range(0.82, 1.05);
    trees.push(
      loop(
        [
          [x, y - tall],
          [x + tall * 0.11, y - tall * 0.55],
          [x + tall * 0.03, y - tall * 0.2],
          [x + tall * 0.015, y],
          [x - tall * 0.015, y],
          [x - tall * 0.03, y - tall * 0.2],
          [x - tall * 0.11, y - tall * 0.55],
        ],
        0.9,
      ),
    );
  }
  return fill(trees.join(''), colour);
}
