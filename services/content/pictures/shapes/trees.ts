import { lighten, mix } from '../colour.ts';
import type { Random } from '../random.ts';
import { circle, curve, ellipse, fill, loop, n, type Point, polygon, stroke } from '../svg.ts';
import type { Ramp } from '../tones.ts';

export interface TreeInks {
  readonly leaf: Ramp;
  readonly wood: Ramp;
  /** Where the light comes from: 1 from the right, -1 from the left. */
  readonly side: 1 | -1;
}

/** A lump of leaves: a closed outline of small bulges. */
export function leafy(random: Random, x: number, y: number, rx: number, ry: number, bulges: number): string {
  const start = random.range(0, Math.PI * 2);
  const points: Point[] = [];
  for (let index = 0; index < bulges; index += 1) {
    const angle = start + (index / bulges) * Math.PI * 2;
    const reach = random.range(0.86, 1.06);
    points.push([x + Math.cos(angle) * rx * reach, y + Math.sin(angle) * ry * reach]);
  }
  const arcs = points.map(([px, py], index) => {
    const [qx, qy] = points[(index + 1) % points.length] ?? [px, py];
    const radius = Math.hypot(qx - px, qy - py) * random.range(0.52, 0.62);
    return `A${n(radius)} ${n(radius)} 0 0 1 ${n(qx)} ${n(qy)}`;
  });
  const [x0, y0] = points[0] ?? [x, y];
  return `M${n(x0)} ${n(y0)}${arcs.join('')}Z`;
}

/** Loose leaves as dots of one size: a path for a round-capped stroke. */
export function dots(points: readonly Point[]): string {
  return points.map(([x, y]) => `M${n(x)} ${n(y)}h.1`).join('');
}

/** A crown built of lumps, each in the shade below and in the light above. `x`,`y` is its middle. */
export function crown(
  random: Random,
  { x, y, rx, ry }: { readonly x: number; readonly y: number; readonly rx: number; readonly ry: number },
  { leaf, side }: Pick<TreeInks, 'leaf' | 'side'>,
): string {
  const size = Math.max(rx, ry);
  const count = Math.round(Math.min(30, Math.max(5, size / 5)));
  const lumps: { x: number; y: number; r: number; light: number }[] = [];
  for (let index = 0; index < count; index += 1) {
    const angle = index * 2.39996 + random.range(-0.3, 0.3);
    const reach = Math.sqrt((index + 0.4) / count) * 0.78;
    const lx = Math.cos(angle) * reach;
    const ly = Math.sin(angle) * reach;
    const light = 0.5 + (lx * side * 0.55 - ly * 0.75) * 0.62;
    const r = size * random.range(0.26, 0.36) * (count < 9 ? 1.25 : 1);
    lumps.push({ x: x + lx * rx, y: y + ly * ry, r, light });
  }
  lumps.sort((a, b) => a.y - b.y + (a.light - b.light) * size * 0.35);
  const bulges = size > 60 ? 11 : 8;
  const body = fill(leafy(random, x, y, rx * 0.92, ry * 0.92, Math.max(11, Math.round(size / 6))), leaf.dark);
  const drawn = lumps.map((lump) => {
    const light = Math.min(1, Math.max(0, lump.light));
    const low = mix(leaf.dark, leaf.base, light * 0.75);
    const high = mix(mix(leaf.dark, leaf.base, 0.45 + light * 0.55), leaf.light, Math.max(0, light - 0.3) * 1.15);
    const shade = fill(leafy(random, lump.x, lump.y, lump.r, lump.r * 0.9, bulges), low);
    if (size < 16) return shade;
    const lx = lump.x + side * lump.r * 0.2;
    const ly = lump.y - lump.r * 0.24;
    return shade + fill(leafy(random, lx, ly, lump.r * 0.68, lump.r * 0.58, bulges), high);
  });
  return body + drawn.join('') + (size > 40 ? looseLeaves(random, x, y, rx, ry, leaf, side) : '');
}

function looseLeaves(random: Random, x: number, y: number, rx: number, ry: number, leaf: Ramp, side: 1 | -1): string {
  const size = Math.max(rx, ry);
  const scatter = (count: number, from: number, to: number, towards: number): string =>
    Array.from({ length: count }, () => {
      const angle = random.range(0, Math.PI * 2);
      const reach = random.range(from, to);
      const lx = x + Math.cos(angle) * rx * reach + side * rx * towards;
      const ly = y + Math.sin(angle) * ry * reach - ry * towards;
      const turn = random.range(-0.6, 0.6) + (side === 1 ? 0.7 : 2.4);
      return `M${n(lx)} ${n(ly)}l${n(Math.cos(turn) * size * 0.024)} ${n(Math.sin(turn) * size * 0.024)}`;
    }).join('');
  const width = Math.max(1.2, size * 0.016);
  return (
    stroke(scatter(Math.round(size * 0.6), 0.82, 1.1, 0), leaf.dark, width * 1.4) +
    stroke(scatter(Math.round(size * 0.5), 0.2, 0.9, 0), leaf.dark, width, 0.6) +
    stroke(scatter(Math.round(size * 0.8), 0.05, 0.78, 0.18), leaf.light, width, 0.85) +
    stroke(scatter(Math.round(size * 0.4), 0.05, 0.66, 0.26), lighten(leaf.light, 0.06), width * 0.85, 0.85)
  );
}

/** A trunk that widens at its foot, lit on one side. */
export function trunk(
  x: number,
  y: number,
  height: number,
  width: number,
  { wood, side }: Omit<TreeInks, 'leaf'>,
): string {
  const half = width / 2;
  const outline = (from: number, to: number): string =>
    `M${n(x + from * half * 1.7)} ${n(y)}Q${n(x + from * half)} ${n(y - height * 0.2)} ${n(x + from * half * 0.7)} ${n(y - height)}L${n(x + to * half * 0.7)} ${n(y - height)}Q${n(x + to * half)} ${n(y - height * 0.2)} ${n(x + to * half * 1.7)} ${n(y)}Z`;
  return fill(outline(-1, 1), wood.dark) + fill(outline(side * 0.15, side), wood.base);
}

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
      const angle = -Math.PI / 2 + (((index + random.range(0, 1)) / count) * 2 - 1) * 1.42 + side * towards;
      const length = height * 0.6 * reach * random.range(0.8, 1.04) * (0.72 + 0.28 * Math.cos(angle + Math.PI / 2));
      return shoot(x + Math.cos(angle) * half * 1.2, knot + Math.sin(angle) * half * 0.7, angle, length, height * wide);
    }).join('');
  const leaves = (count: number, from: number, to: number, towards: number): string =>
    Array.from({ length: count }, () => {
      const angle = -Math.PI / 2 + random.range(-1.4, 1.4);
      const reach = height * 0.58 * Math.sqrt(random.range(from, to)) * (0.74 + 0.26 * Math.cos(angle + Math.PI / 2));
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

/** A shoot: a slim tapering sliver that bends a little outwards. */
function shoot(x: number, y: number, angle: number, length: number, width: number): string {
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  const sag = cos * length * 0.12;
  const tip: Point = [x + cos * length + sag, y + sin * length + Math.abs(sag) * 0.8];
  const [mx, my] = [x + cos * length * 0.55, y + sin * length * 0.55];
  const [px, py] = [-sin * width, cos * width];
  return `M${n(x - px * 0.4)} ${n(y - py * 0.4)}Q${n(mx - px)} ${n(my - py)} ${n(tip[0])} ${n(tip[1])}Q${n(mx + px)} ${n(my + py)} ${n(x + px * 0.4)} ${n(y + py * 0.4)}Z`;
}

/** Cracks that run up a trunk. */
function bark(random: Random, x: number, y: number, height: number, half: number): string {
  return Array.from({ length: 9 }, () => {
    const from = random.range(0.08, 0.7) * height;
    const bx = x + random.range(-0.7, 0.7) * half;
    return `M${n(bx)} ${n(y - from)}q${n(random.range(-0.2, 0.2) * half)} ${n(-height * 0.08)} ${n(random.range(-0.1, 0.1) * half)} ${n(-height * random.range(0.1, 0.2))}`;
  }).join('');
}

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
        [from, y - height * lift],
        [to, y - height * lift],
        [to, y],
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
