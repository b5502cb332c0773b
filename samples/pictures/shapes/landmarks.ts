import { mix } from '../colour.ts';
import { circle, fill, n, type Point, polygon, polyline, rect, stroke } from '../svg.ts';
import type { Land } from '../tones.ts';

type Light = 1 | -1;

/** A thatched smock mill with its sails set at `angle` (radians). `height` is that of body and cap. */
export function windmill(x: number, y: number, height: number, land: Land, side: Light, angle: number): string {
  const u = height / 100;
  const p = (px: number, py: number): Point => [x + px * u, y - py * u];
  const body = polygon([p(-24, 24), p(-14, 80), p(14, 80), p(24, 24)]);
  const lit = polygon([p(side * 4, 24), p(side * 2.5, 80), p(side * 14, 80), p(side * 24, 24)]);
  const foot = polygon([p(-22, 0), p(-20, 24), p(20, 24), p(22, 0)]);
  const footLit = polygon([p(side * 4, 0), p(side * 4, 24), p(side * 20, 24), p(side * 22, 0)]);
  const cap = `M${at(p(-17, 79))}Q${at(p(-15, 97))} ${at(p(2, 99))}Q${at(p(17, 97))} ${at(p(17, 79))}Z`;
  const [hx, hy] = p(-side * 3, 88);
  return [
    fill(foot, land.roof.dark),
    fill(footLit, land.roof.base),
    fill(rect(x - 5 * u, y - 16 * u, 10 * u, 16 * u), land.ink),
    fill(body, land.wood.dark),
    fill(lit, mix(land.wood.base, land.crop.dark, 0.45)),
    fill(polygon([p(-29, 21.5), p(-29, 24), p(29, 24), p(29, 21.5)]), land.wood.dark),
    fill(rect(x - 2.4 * u, y - 62 * u, 4.8 * u, 7 * u) + rect(x - 2.4 * u, y - 44 * u, 4.8 * u, 7 * u), land.paper),
    fill(cap, land.wood.dark),
    stroke(polyline([p(-16, 79.5), p(16, 79.5)]), land.wood.light, 1.4 * u),
    ...[0, 1, 2, 3].map((arm) => sail(hx, hy, 62 * u, angle + (arm * Math.PI) / 2, land)),
    fill(circle(hx, hy, 3 * u), land.accent),
  ].join('');
}

const at = ([x, y]: Point): string => `${n(x)} ${n(y)}`;

function sail(x: number, y: number, length: number, angle: number, land: Land): string {
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  const p = (along: number, across: number): Point => [
    x + cos * along * length - sin * across * length,
    y + sin * along * length + cos * across * length,
  ];
  const bars: string[] = [];
  for (let step = 0; step <= 9; step += 1) {
    const t = 0.2 + (step / 9) * 0.79;
    bars.push(polyline([p(t, -0.03), p(t, 0.19)]));
  }
  const frame = polyline([p(0.2, 0.19), p(0.99, 0.19)]) + polyline([p(0.2, 0.11), p(0.99, 0.11)]);
  return (
    fill(polygon([p(0.2, 0), p(0.99, 0), p(0.99, 0.19), p(0.2, 0.19)]), land.paper, 0.34) +
    stroke(bars.join('') + frame, land.wood.dark, Math.max(0.6, length * 0.012)) +
    stroke(polyline([p(0, 0), p(1, 0)]), land.wood.dark, Math.max(1, length * 0.036))
  );
}

/** A Dutch farmhouse seen from its long side: white gable windows, big tiled roof, chimney. */
export function farmhouse(x: number, y: number, width: number, land: Land, side: Light): string {
  const u = width / 100;
  const p = (px: number, py: number): Point => [x + side * px * u, y - py * u];
  const windows: string[] = [];
  for (const px of [-30, -18, -6]) windows.push(polygon([p(px, 6), p(px, 14), p(px + 6, 14), p(px + 6, 6)]));
  return [
    fill(polygon([p(-42, 0), p(-42, 18), p(18, 18), p(18, 0)]), land.wall.dark),
    fill(polygon([p(18, 0), p(18, 18), p(30, 47), p(42, 18), p(42, 0)]), land.wall.light),
    fill(polygon([p(-46, 16), p(-34, 50), p(30, 50), p(16, 16)]), land.roof.base),
    fill(polygon([p(30, 50), p(16, 16), p(18.5, 16), p(30.6, 46)]), land.roof.light),
    fill(polygon([p(30, 50), p(45, 16), p(42, 16), p(30, 45)]), land.roof.dark),
    fill(polygon([p(-22, 50), p(-22, 58), p(-16, 58), p(-16, 50)]), land.roof.dark),
    fill(windows.join(''), land.ink, 0.8),
    fill(polygon([p(27, 0), p(27, 11), p(33, 11), p(33, 0)]), land.leaf.dark),
    fill(
      polygon([p(22, 18), p(22, 25), p(27, 25), p(27, 18)]) + polygon([p(33, 18), p(33, 25), p(38, 25), p(38, 18)]),
      land.ink,
      0.8,
    ),
  ].join('');
}

/** A village church: a nave and a slim spire, as a far silhouette with one lit face. */
export function church(x: number, y: number, height: number, land: Land, side: Light): string {
  const u = height / 100;
  const p = (px: number, py: number): Point => [x + side * px * u, y - py * u];
  return [
    fill(polygon([p(-46, 0), p(-46, 18), p(-8, 18), p(-8, 0)]), land.wall.dark),
    fill(polygon([p(-48, 17), p(-42, 34), p(-6, 34), p(-6, 17)]), land.roof.base),
    fill(polygon([p(-9, 0), p(-9, 52), p(9, 52), p(9, 0)]), land.wall.dark),
    fill(polygon([p(1, 0), p(1, 52), p(9, 52), p(9, 0)]), land.wall.base),
    fill(polygon([p(-11, 51), p(0, 100), p(11, 51)]), land.roof.dark),
    fill(polygon([p(1, 51), p(0, 100), p(11, 51)]), land.roof.base),
  ].join('');
}

/** A modern wind turbine, seen nearly from the front. */
export function turbine(x: number, y: number, height: number, colour: string, angle: number): string {
  const hub = y - height * 0.66;
  const blades = [0, 1, 2].map((index) => {
    const turn = angle + (index * Math.PI * 2) / 3;
    const [cos, sin] = [Math.cos(turn), Math.sin(turn)];
    const p = (along: number, across: number): Point => [
      x + (cos * along - sin * across) * height * 0.36,
      hub + (sin * along + cos * across) * height * 0.36,
    ];
    return polygon([p(0, -0.02), p(0.2, -0.055), p(1, 0), p(0.1, 0.03)]);
  });
  const mast = polygon([
    [x - height * 0.013, y],
    [x - height * 0.006, hub],
    [x + height * 0.006, hub],
    [x + height * 0.013, y],
  ]);
  return fill(mast + blades.join('') + circle(x, hub, height * 0.012), colour);
}
