import { lighten, mix } from '../colour.ts';
import type { Random } from '../random.ts';
import { fill, n, type Point, stroke } from '../svg.ts';
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
    stroke(scatter(Math.round(size * 0.5), 0.8, 1.03, 0), leaf.dark, width * 1.4) +
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

/** A shoot: a slim tapering sliver that bends a little outwards. */
export function shoot(x: number, y: number, angle: number, length: number, width: number): string {
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  const sag = cos * length * 0.12;
  const tip: Point = [x + cos * length + sag, y + sin * length + Math.abs(sag) * 0.8];
  const [mx, my] = [x + cos * length * 0.55, y + sin * length * 0.55];
  const [px, py] = [-sin * width, cos * width];
  return `M${n(x - px * 0.4)} ${n(y - py * 0.4)}Q${n(mx - px)} ${n(my - py)} ${n(tip[0])} ${n(tip[1])}Q${n(mx + px)} ${n(my + py)} ${n(x + px * 0.4)} ${n(y + py * 0.4)}Z`;
}
