import { mix } from '../colour.ts';
import type { Random } from '../random.ts';
import { fill, n, type Point, polygon, stroke } from '../svg.ts';
import type { Ramp } from '../tones.ts';
import { leafy, shoot, type TreeInks } from './leaves.ts';

/** A Scots pine: a bending stem, open boughs, and flat pads of needles with sky between them. */
export function pine(random: Random, x: number, y: number, height: number, { leaf, wood, side }: TreeInks): string {
  const lean = random.range(-0.07, 0.07) * height;
  const stemAt = (t: number): Point => [x + lean * t * t + Math.sin(t * 5 + x) * height * 0.012, y - height * t];
  const stem = (width: number, shift: number): string =>
    polygon([
      ...[0, 0.2, 0.4, 0.6, 0.8, 0.94].map((t): Point => [stemAt(t)[0] + shift - width * (1.1 - t), stemAt(t)[1]]),
      ...[0.94, 0.8, 0.6, 0.4, 0.2, 0].map((t): Point => [stemAt(t)[0] + shift + width * (1.1 - t), stemAt(t)[1]]),
    ]);
  const pads: string[] = [];
  const boughs: string[] = [];
  const count = Math.round(Math.min(11, Math.max(6, height / 36)));
  const turn = random.chance(0.5) ? 1 : -1;
  for (let index = 0; index < count; index += 1) {
    const t = 0.52 + 0.45 * (index / (count - 1));
    const out = index === count - 1 ? 0 : (index % 2 === 0 ? turn : -turn) * random.range(0.5, 1);
    const reach = height * 0.24 * Math.sin(Math.PI * (0.2 + 0.8 * (1 - (t - 0.5)))) * out;
    const [sx, sy] = stemAt(t - 0.06);
    const [px, py] = [stemAt(t)[0] + reach, y - height * (t + 0.02)];
    boughs.push(`M${n(sx)} ${n(sy)}Q${n(sx + reach * 0.6)} ${n(sy - height * 0.005)} ${n(px)} ${n(py)}`);
    pads.push(
      needles(random, px, py, height * random.range(0.1, 0.15) * (1.15 - 0.4 * (t - 0.5)), height * 0.05, leaf, side),
    );
  }
  return [
    stroke(boughs.join(''), wood.dark, Math.max(1, height * 0.012)),
    fill(stem(height * 0.017, 0), wood.dark),
    fill(stem(height * 0.007, side * height * 0.005), mix(wood.base, wood.light, 0.3)),
    ...pads,
  ].join('');
}

/** One pad of needles: dark below, tufted and light on top. */
function needles(random: Random, x: number, y: number, rx: number, ry: number, leaf: Ramp, side: 1 | -1): string {
  const tips = (count: number, lift: number, reach: number): string =>
    Array.from({ length: count }, () => {
      const t = random.range(-1, 1) * reach;
      const foot = y - ry * (lift + 0.7 * (1 - t * t) * random.next());
      return shoot(
        x + t * rx + side * rx * lift * 0.12,
        foot,
        -Math.PI / 2 + t * 0.9,
        ry * random.range(0.5, 0.9),
        ry * 0.09,
      );
    }).join('');
  const count = Math.round(Math.min(26, 7 + rx * 0.24));
  const body = leafy(random, x, y - ry * 0.2, rx, ry * 0.7, 13);
  return [
    fill(body, leaf.dark),
    fill(tips(count, 0, 1), leaf.dark),
    fill(leafy(random, x + side * rx * 0.1, y - ry * 0.42, rx * 0.78, ry * 0.4, 11), mix(leaf.dark, leaf.base, 0.8)),
    fill(tips(count, 0.25, 0.8), mix(leaf.base, leaf.light, 0.3)),
    fill(tips(Math.round(count * 0.5), 0.4, 0.66), leaf.light, 0.8),
  ].join('');
}

/** A spruce or a larch, as a narrow pointed silhouette with lit boughs. */
export function spruce(random: Random, x: number, y: number, height: number, { leaf, side }: TreeInks): string {
  const tiers = Math.round(Math.min(11, Math.max(5, height / 34)));
  const left: Point[] = [];
  const right: Point[] = [];
  const lit: string[] = [];
  for (let index = 0; index <= tiers; index += 1) {
    const t = index / tiers;
    const half = height * (0.02 + 0.17 * t) * random.range(0.88, 1.1);
    const cy = y - height * (1 - t * 0.93);
    left.push([x - half, cy + height * 0.03], [x - half * 0.55, cy + height * 0.024]);
    right.push([x + half, cy + height * 0.03], [x + half * 0.55, cy + height * 0.024]);
    if (index > 0) {
      lit.push(
        polygon([
          [x + side * half * 0.06, cy - height * 0.055],
          [x + side * half * 0.9, cy + height * 0.024],
          [x + side * half * 0.3, cy + height * 0.006],
        ]),
      );
    }
  }
  const outline = polygon([
    [x, y - height],
    ...right,
    [x + height * 0.02, y],
    [x - height * 0.02, y],
    ...left.reverse(),
  ]);
  return fill(outline, leaf.dark) + fill(lit.join(''), leaf.base);
}
