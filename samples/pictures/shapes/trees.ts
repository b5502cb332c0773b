import { mix } from '../colour.ts';
import type { Random } from '../random.ts';
import { circle, curve, ellipse, fill, loop, n, type Point, polygon, stroke } from '../svg.ts';
import { crown, shoot, type TreeInks, trunk } from './leaves.ts';

/** A broad tree standing free: oak, lime, beech. */
export function broadTree(random: Random, x: number, y: number, height: number, inks: TreeInks): string {
  const rx = height * random.range(0.34, 0.44);
  const ry = height * random.range(0.34, 0.39);
  const middle = y - height + ry;
  const lean = random.range(-0.04, 0.04) * height;
  const boughs = [-0.5, 0.45, 0.1].map((t) =>
    stroke(
      curve([
        [x, y - height * 0.2],
        [x + t * rx * 0.5, y - height * 0.34],
        [x + lean + t * rx * 1.2, middle + ry * 0.2],
      ]),
      inks.wood.dark,
      Math.max(1, height * 0.022),
    ),
  );
  return (
    trunk(x, y, height * 0.42, height * 0.055, inks) +
    boughs.join('') +
    crown(random, { x: x + lean, y: middle, rx, ry }, inks)
  );
}

/** A poplar: a tall flame of steep boughs on a short trunk. */
export function poplar(random: Random, x: number, y: number, height: number, inks: TreeInks): string {
  const half = height * random.range(0.085, 0.115);
  return (
    trunk(x, y, height * 0.3, height * 0.03, inks) + flame(random, x, y - height * 0.08, height * 0.92, half, inks)
  );
}

/** A juniper: the same flame, squat and dense, standing on the ground. */
export function juniper(random: Random, x: number, y: number, height: number, inks: TreeInks): string {
  return flame(random, x, y, height, height * random.range(0.19, 0.27), inks);
}

function flame(random: Random, x: number, y: number, height: number, half: number, { leaf, side }: TreeInks): string {
  const girth = (t: number): number => half * Math.sin(Math.PI * (0.06 + 0.86 * t ** 0.62)) * 0.92;
  const boughs = (count: number, wide: number, shift: number, reach: number): string =>
    Array.from({ length: count }, (_, index) => {
      const t = 0.9 * ((index + random.next()) / count);
      const out = random.range(-1, 1) * girth(t) * reach + side * shift * half;
      const length = height * random.range(0.12, 0.2) * (1.2 - 0.5 * t);
      const angle = -Math.PI / 2 + (out / half) * 0.42;
      return shoot(x + out * 0.6, y - height * 0.92 * t, angle, length, half * wide);
    }).join('');
  const outline: Point[] = [];
  for (const edge of [1, -1]) {
    for (let index = 0; index <= 7; index += 1) {
      const t = edge === 1 ? index / 7 : 1 - index / 7;
      outline.push([x + edge * girth(t) * random.range(0.82, 1), y - height * 0.95 * t]);
    }
  }
  const count = Math.round(Math.min(60, 16 + height * 0.16 + half * 0.3));
  return [
    fill(loop(outline), leaf.dark),
    fill(boughs(count, 0.24, 0, 1.35), leaf.dark),
    fill(boughs(count, 0.18, 0.16, 1), mix(leaf.dark, leaf.base, 0.8)),
    fill(boughs(Math.round(count * 0.7), 0.14, 0.36, 0.7), mix(leaf.base, leaf.light, 0.45)),
    fill(boughs(Math.round(count * 0.4), 0.1, 0.46, 0.5), leaf.light, 0.85),
  ].join('');
}

/** A pollard willow: a stout knotted trunk and a round head of straight shoots. */
export function willow(random: Random, x: number, y: number, height: number, { leaf, wood, side }: TreeInks): string {
  const body = height * 0.4;
  const half = height * 0.06;
  const knot = y - body;
  const spray = (count: number, reach: number, towards: number, wide: number): string =>
    Array.from({ length: count }, (_, index) => {
      const angle = -Math.PI / 2 + (((index + random.range(0, 1)) / count) * 2 - 1) * 1.78 + side * towards;
      const length = height * 0.62 * reach * random.range(0.8, 1.04) * (0.52 + 0.48 * Math.cos(angle + Math.PI / 2));
      return shoot(x + Math.cos(angle) * half * 1.2, knot + Math.sin(angle) * half * 0.7, angle, length, height * wide);
    }).join('');
  const leaves = (count: number, from: number, to: number, towards: number): string =>
    Array.from({ length: count }, () => {
      const angle = -Math.PI / 2 + random.range(-1.75, 1.75);
      const reach = height * 0.58 * Math.sqrt(random.range(from, to)) * (0.54 + 0.46 * Math.cos(angle + Math.PI / 2));
      const lx = x + Math.cos(angle) * reach + side * towards * height;
      const ly = knot + Math.sin(angle) * reach;
      const turn = angle + random.range(-0.5, 0.5);
      return `M${n(lx)} ${n(ly)}l${n(Math.cos(turn) * height * 0.035)} ${n(Math.sin(turn) * height * 0.035)}`;
    }).join('');
  const thin = Math.max(1, height * 0.013);
  const rounds = Math.round(Math.min(46, 16 + height * 0.12));
  const knobs = Array.from({ length: 7 }, (_, index) =>
    circle(x + (index / 3 - 1) * half * 1.3, knot + random.range(-0.3, 0.35) * half, half * random.range(0.5, 0.8)),
  );
  return [
    fill(spray(rounds, 1, 0, 0.034), leaf.dark),
    stroke(leaves(rounds * 2, 0.35, 1.06, 0), leaf.dark, thin * 1.3),
    fill(spray(Math.round(rounds * 0.8), 0.92, 0.1, 0.024), mix(leaf.dark, leaf.base, 0.75)),
    stroke(leaves(rounds * 2, 0.12, 0.96, 0.01), leaf.base, thin * 1.2),
    fill(spray(Math.round(rounds * 0.4), 0.84, 0.34, 0.017), mix(leaf.base, leaf.light, 0.55)),
    stroke(leaves(rounds * 2, 0.1, 0.86, 0.05), leaf.light, thin),
    trunk(x, y, body, half * 2.5, { wood, side }),
    fill(knobs.join(''), wood.dark),
    fill(ellipse(x + side * half * 0.55, knot + half * 0.1, half * 0.66, half * 0.36), wood.base),
    stroke(bark(random, x, y, body, half * 1.5), wood.dark, thin, 0.6),
  ].join('');
}

/** Cracks that run up a trunk. */
function bark(random: Random, x: number, y: number, height: number, half: number): string {
  return Array.from({ length: 9 }, () => {
    const from = random.range(0.08, 0.7) * height;
    const bx = x + random.range(-0.7, 0.7) * half;
    return `M${n(bx)} ${n(y - from)}q${n(random.range(-0.2, 0.2) * half)} ${n(-height * 0.08)} ${n(random.range(-0.1, 0.1) * half)} ${n(-height * random.range(0.1, 0.2))}`;
  }).join('');
}

/** A birch: a white stem with dark scars, and a light veil of hanging leaves. */
export function birch(
  random: Random,
  x: number,
  y: number,
  height: number,
  { leaf, wood, side }: TreeInks,
  bark: string,
): string {
  const lean = random.range(-0.06, 0.06) * height;
  const half = height * 0.016;
  const stemAt = (t: number): number => x + lean * t * t;
  const edge = (sign: number, from: number): Point[] =>
    [0, 0.25, 0.5, 0.75, 0.96].map((t): Point => [stemAt(t) + (sign + from) * half * (1.15 - t), y - height * t]);
  const stem = polygon([...edge(-1, 0), ...edge(1, 0).reverse()]);
  const shade = polygon([...edge(-side, 0), ...edge(-side, side * 0.9).reverse()]);
  const scars = Array.from({ length: Math.round(height / 22) }, () => {
    const t = random.next() ** 1.3 * 0.8;
    const from = random.chance(0.5) ? -1 : 0.1;
    const sx = stemAt(t) + from * half * (1.1 - t);
    return `M${n(sx)} ${n(y - height * t)}l${n(half * random.range(0.5, 1))} ${n(random.range(-1, 1))}`;
  });
  const twigs: string[] = [];
  const leaves: { x: number; y: number; light: boolean }[] = [];
  for (let index = 0; index < 22; index += 1) {
    const t = 0.36 + 0.6 * (index / 22);
    const out = (index % 2 === 0 ? 1 : -1) * height * random.range(0.1, 0.2) * (1.2 - t) * 1.3;
    const [sx, sy] = [stemAt(t), y - height * t];
    const [ex, ey] = [sx + out, sy - height * 0.03];
    const drop = height * random.range(0.04, 0.1);
    twigs.push(
      `M${n(sx)} ${n(sy)}Q${n(sx + out * 0.5)} ${n(sy - height * 0.07)} ${n(ex)} ${n(ey)}q${n(out * 0.16)} ${n(drop * 0.3)} ${n(out * 0.2)} ${n(drop)}`,
    );
    for (let step = 0; step < 26; step += 1) {
      const along = random.range(0.25, 1.25);
      leaves.push({
        x: sx + out * along + random.range(-0.02, 0.02) * height,
        y:
          sy -
          height * 0.05 * Math.sin(Math.min(1, along) * 2.4) +
          random.next() ** 2 * drop * 1.5 +
          random.range(-0.014, 0.014) * height,
        light: random.next() < 0.5 + side * Math.sign(out) * 0.2,
      });
    }
  }
  const leafShape = (lx: number, ly: number, size: number): string =>
    `M${n(lx)} ${n(ly)}q${n(size)} ${n(size * 0.4)} ${n(size * 0.1)} ${n(size * 1.7)}q${n(-size)} ${n(-size * 0.7)} ${n(-size * 0.1)} ${n(-size * 1.7)}Z`;
  const sheet = (light: boolean, size: number): string =>
    leaves
      .filter((entry) => entry.light === light)
      .map((entry) => leafShape(entry.x, entry.y, size))
      .join('');
  return [
    fill(sheet(false, height * 0.014), leaf.dark),
    fill(stem, bark),
    fill(shade, mix(bark, wood.dark, 0.4), 0.7),
    stroke(scars.join(''), wood.dark, Math.max(1.4, half * 0.36)),
    stroke(twigs.join(''), wood.dark, Math.max(0.8, height * 0.0028)),
    fill(sheet(false, height * 0.011), leaf.base, 0.9),
    fill(sheet(true, height * 0.011), leaf.light),
  ].join('');
}
