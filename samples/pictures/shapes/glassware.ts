import { mix } from '../colour.ts';
import type { Random } from '../random.ts';
import { circle, ellipse, fill, n, type Point, polygon, polyline, rect, stroke } from '../svg.ts';
import type { Land } from '../tones.ts';
import { leafPlant } from './plants.ts';

/** A seedling: a stem and paired leaves. */
export function seedling(x: number, y: number, size: number, land: Land): string {
  const leaf = (t: number, way: 1 | -1, long: number): string => {
    const [sx, sy] = [x, y - size * t];
    const [ex, ey] = [sx + way * size * long, sy - size * long * 0.55];
    return `M${n(sx)} ${n(sy)}Q${n(sx + way * size * long * 0.3)} ${n(sy - size * long * 0.9)} ${n(ex)} ${n(ey)}Q${n(sx + way * size * long * 0.7)} ${n(sy + size * long * 0.12)} ${n(sx)} ${n(sy)}Z`;
  };
  return [
    stroke(`M${n(x)} ${n(y)}L${n(x)} ${n(y - size)}`, land.leaf.base, Math.max(2, size * 0.05)),
    fill(leaf(0.45, 1, 0.42) + leaf(0.7, 1, 0.34) + leaf(0.94, 1, 0.24), land.leaf.light),
    fill(leaf(0.5, -1, 0.42) + leaf(0.74, -1, 0.34) + leaf(0.95, -1, 0.24), land.leaf.base),
  ].join('');
}

const glass = (outline: string, land: Land): string =>
  fill(outline, land.paper, 0.3) + stroke(outline, land.paper, 3, 0.95);

/** A conical flask with its liquid. `y` is the bench. */
export function flask(x: number, y: number, height: number, liquid: string, land: Land): string {
  const u = height / 100;
  const p = (px: number, py: number): string => `${n(x + px * u)} ${n(y - py * u)}`;
  const body = `M${p(-10, 98)}L${p(-10, 62)}L${p(-37, 8)}Q${p(-39, 0)} ${p(-30, 0)}L${p(30, 0)}Q${p(39, 0)} ${p(37, 8)}L${p(10, 62)}L${p(10, 98)}Z`;
  const fluid = `M${p(-25, 32)}L${p(-36, 9)}Q${p(-38, 1)} ${p(-30, 1)}L${p(30, 1)}Q${p(38, 1)} ${p(36, 9)}L${p(25, 32)}Z`;
  return [
    glass(body, land),
    fill(fluid, liquid, 0.9),
    fill(ellipse(x, y - 32 * u, 25 * u, 3.4 * u), mix(liquid, land.paper, 0.4)),
    stroke(`M${p(-13, 98)}L${p(13, 98)}`, land.paper, 5 * u),
    stroke(`M${p(-26, 14)}L${p(-14, 44)}`, land.paper, 3.4 * u, 0.7),
  ].join('');
}

/** A beaker of soil with a young plant. */
export function beaker(x: number, y: number, height: number, land: Land): string {
  const u = height / 100;
  const body = rect(x - 30 * u, y - 80 * u, 60 * u, 80 * u);
  return [
    fill(rect(x - 29 * u, y - 46 * u, 58 * u, 45 * u), land.soil.dark),
    fill(rect(x - 29 * u, y - 20 * u, 58 * u, 19 * u), land.soil.base),
    seedling(x, y - 45 * u, 66 * u, land),
    glass(body, land),
    stroke(
      polyline([
        [x - 22 * u, y - 10 * u],
        [x - 22 * u, y - 66 * u],
      ]),
      land.paper,
      3.6 * u,
      0.7,
    ),
  ].join('');
}

/** A wooden rack of test tubes, some with a sprout. */
export function tubeRack(x: number, y: number, width: number, inks: readonly string[], land: Land): string {
  const tall = width * 0.56;
  const tubes = Array.from({ length: 6 }, (_, index) => {
    const cx = x + ((index + 0.5) / 6 - 0.5) * width * 0.92;
    const half = width * 0.042;
    const tube = `M${n(cx - half)} ${n(y - tall)}V${n(y - half * 2.4)}a${n(half)} ${n(half)} 0 0 0 ${n(half * 2)} 0V${n(y - tall)}Z`;
    const fluid = `M${n(cx - half)} ${n(y - tall * 0.5)}V${n(y - half * 2.4)}a${n(half)} ${n(half)} 0 0 0 ${n(half * 2)} 0V${n(y - tall * 0.5)}Z`;
    const grows = index % 2 === 1 ? seedling(cx, y - tall * 0.5, tall * 0.8, land) : '';
    return grows + glass(tube, land) + fill(fluid, inks[index % inks.length] ?? land.water.base, 0.9);
  });
  return [
    fill(rect(x - width / 2, y - tall * 0.72, width, width * 0.05), land.wood.dark),
    ...tubes,
    fill(rect(x - width / 2, y - tall * 0.66, width, width * 0.05), land.wood.light),
    fill(rect(x - width / 2, y - width * 0.07, width, width * 0.07), land.wood.base),
    fill(
      rect(x - width / 2, y - tall * 0.72, width * 0.04, tall * 0.72) +
        rect(x + width * 0.46, y - tall * 0.72, width * 0.04, tall * 0.72),
      land.wood.dark,
    ),
  ].join('');
}

/** A microscope, in one dark shape with a few lights on it. */
export function microscope(x: number, y: number, height: number, land: Land, way: 1 | -1): string {
  const u = height / 100;
  const p = (px: number, py: number): Point => [x + way * px * u, y - py * u];
  const s = (points: readonly Point[]): string => polygon(points);
  const c = (px: number, py: number): string => p(px, py).map(n).join(' ');
  return [
    fill(s([p(-32, 0), p(-30, 8), p(30, 8), p(34, 0)]), land.ink),
    stroke(`M${c(-20, 8)}C${c(-42, 30)} ${c(-40, 62)} ${c(-10, 72)}`, land.ink, 11 * u),
    fill(s([p(-26, 31), p(-26, 36), p(28, 36), p(28, 31)]), land.ink),
    fill(s([p(-4, 36), p(-4, 38), p(20, 38), p(20, 36)]), land.water.light),
    fill(s([p(2, 60), p(16, 66), p(13, 46), p(7, 44)]), mix(land.ink, land.wall.dark, 0.35)),
    fill(s([p(-13, 96), p(-2, 101), p(17, 66), p(4, 60)]), land.ink),
    fill(s([p(-17, 104), p(-6, 109), p(-2, 101), p(-13, 96)]), mix(land.ink, land.wall.dark, 0.5)),
    fill(circle(...p(-22, 40), 7 * u), land.wall.dark),
    fill(circle(...p(-22, 40), 3 * u), land.accent),
    stroke(`M${c(-6, 94)}L${c(6, 68)}`, land.paper, 2 * u, 0.5),
  ].join('');
}

/** A flower pot with a leafy plant. */
export function potPlant(random: Random, x: number, y: number, size: number, land: Land): string {
  const u = size / 100;
  const pot = polygon([
    [x - 26 * u, y - 44 * u],
    [x + 26 * u, y - 44 * u],
    [x + 19 * u, y],
    [x - 19 * u, y],
  ]);
  return [
    leafPlant(random, x, y - 44 * u, size * 0.62, land.leaf),
    seedling(x, y - 44 * u, size * 0.6, land),
    fill(pot, land.roof.base),
    fill(rect(x - 29 * u, y - 50 * u, 58 * u, 11 * u), land.roof.light),
    fill(
      polygon([
        [x - 26 * u, y - 39 * u],
        [x - 12 * u, y - 39 * u],
        [x - 10 * u, y],
        [x - 19 * u, y],
      ]),
      land.roof.dark,
      0.5,
    ),
  ].join('');
}

/** A stoppered jar of soil in its layers, as it settles in water. */
export function soilJar(x: number, y: number, height: number, land: Land): string {
  const half = height * 0.27;
  const layers = [land.soil.light, land.crop.dark, land.soil.base, land.soil.dark].map((colour, index) =>
    fill(rect(x - half, y - height * (0.2 + index * 0.12), half * 2, height * (index === 0 ? 0.2 : 0.13)), colour),
  );
  return [
    ...layers,
    fill(rect(x - half, y - height * 0.82, half * 2, height * 0.26), land.water.light, 0.7),
    glass(
      `M${n(x - half)} ${n(y)}V${n(y - height * 0.8)}Q${n(x - half)} ${n(y - height * 0.9)} ${n(x - half * 0.7)} ${n(y - height * 0.9)}H${n(x + half * 0.7)}Q${n(x + half)} ${n(y - height * 0.9)} ${n(x + half)} ${n(y - height * 0.8)}V${n(y)}Z`,
      land,
    ),
    fill(rect(x - half * 0.76, y - height, half * 1.52, height * 0.11), land.wood.base),
    stroke(
      polyline([
        [x - half * 0.7, y - height * 0.1],
        [x - half * 0.7, y - height * 0.74],
      ]),
      land.paper,
      height * 0.03,
      0.6,
    ),
  ].join('');
}
