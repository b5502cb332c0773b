import { circle, fill, place, rect, stroke } from '../svg.ts';
import type { Land } from '../tones.ts';

/** A tractor with a light implement behind it, facing right. `length` is that of tractor and implement. */
export function tractor(x: number, y: number, length: number, land: Land, mirrored: boolean): string {
  const wheel = (cx: number, r: number): string =>
    fill(circle(cx, -r, r), land.ink) +
    fill(circle(cx, -r, r * 0.58), land.bloom) +
    fill(circle(cx, -r, r * 0.24), land.ink) +
    stroke(
      `M${cx - r * 0.6} ${-r * 1.6}A${r * 0.86} ${r * 0.86} 0 0 1 ${cx + r * 0.6} ${-r * 1.6}`,
      land.paper,
      0.8,
      0.4,
    );
  const drawn = [
    stroke('M-12-14L-34-9', land.ink, 2.4),
    fill('M-46-16L-28-16L-28-12L-46-12Z', land.accent),
    fill(circle(-42, -6, 6) + circle(-33, -6, 6), land.ink),
    fill(circle(-42, -6, 2.4) + circle(-33, -6, 2.4), land.crop.base),
    fill('M-10-16L-8-32L10-32L12-28L40-25C43-24 44-20 44-12L6-10Z', land.accent),
    fill('M-10-16L-9-22L44-19L44-12L6-10Z', land.ink, 0.22),
    fill('M-7-32L-5-52L12-52L16-29L10-30Z', land.water.light),
    fill(rect(-8, -55, 23, 4), land.accent),
    stroke('M-6-32L-4-52M13-52L16-29M4-52L4-31', land.ink, 1.5),
    stroke('M30-26L30-38', land.ink, 2),
    fill('M-16-22C-14-34 6-34 9-20L5-19C2-28-10-28-13-20Z', land.accent),
    wheel(-4, 14),
    wheel(35, 9),
  ];
  return place(drawn.join(''), x, y, length / 90, mirrored);
}

/** A stack of round or square straw bales. */
export function bale(x: number, y: number, size: number, land: Land): string {
  const r = size / 2;
  const turns = [0.78, 0.56, 0.34, 0.14].map((share) =>
    stroke(circle(x, y - r, r * share), land.crop.dark, size * 0.022, 0.7),
  );
  return (
    fill(circle(x, y - r, r), land.crop.base) +
    fill(circle(x - r * 0.06, y - r * 1.06, r * 0.86), land.crop.light, 0.8) +
    turns.join('')
  );
}

/** A harvest crate heaped with round fruit or roots. `width` is the crate's. */
export function crate(x: number, y: number, width: number, land: Land, fruit: string, shine: string): string {
  const h = width * 0.44;
  const heap = [-0.36, -0.12, 0.12, 0.36, -0.24, 0, 0.24].map((t, index) => {
    const [cx, cy] = [x + t * width, y - h - (index > 3 ? 0.16 : 0.03) * width];
    return (
      fill(circle(cx, cy, width * 0.13), fruit) +
      fill(circle(cx - width * 0.03, cy - width * 0.04, width * 0.045), shine, 0.8)
    );
  });
  const slats = [0, 1, 2].map((row) =>
    fill(
      rect(x - width / 2, y - h + (row * h) / 3 + 1, width, h / 3 - width * 0.03),
      row === 0 ? land.wood.light : land.wood.base,
    ),
  );
  return [
    fill(rect(x - width / 2, y - h, width, h), land.wood.dark),
    ...heap,
    ...slats,
    fill(
      rect(x - width / 2, y - h * 1.04, width * 0.07, h * 1.04) +
        rect(x + width * 0.43, y - h * 1.04, width * 0.07, h * 1.04),
      land.wood.dark,
    ),
  ].join('');
}
