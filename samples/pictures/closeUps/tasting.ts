import { mix } from '../colour.ts';
import { vignette } from '../shapes/backdrop.ts';
import { leafBlade } from '../shapes/flowers.ts';
import type { Stage } from '../stage.ts';
import { circle, ellipse, fill, group, n, place, rect, stroke } from '../svg.ts';

/** A long table from above: bowls and plates with what came from the trial field, spoons, a board of names. */
export function tasting(stage: Stage): string {
  const { w, land, sky, side } = stage;
  const random = stage.random.fork('bowls');
  const cloth = mix(land.paper, land.wall.light, 0.3);
  const checks: string[] = [];
  for (let cx = 0; cx < w + 80; cx += 92) checks.push(rect(cx, 0, 46, 1000));
  const rows: string[] = [];
  for (let cy = 0; cy < 1000; cy += 92) rows.push(rect(0, cy, w, 46));
  const plate = (x: number, y: number, r: number, inside: string, colour: string): string =>
    fill(circle(x - side * 12, y + 18, r * 1.02), land.ink, 0.22) +
    fill(circle(x, y, r), colour) +
    stroke(circle(x, y, r * 0.94), mix(colour, land.paper, 0.5), 5) +
    fill(circle(x, y, r * 0.8), mix(colour, land.ink, 0.12)) +
    stage.clip(circle(x, y, r * 0.8), place(inside, x, y, r / 160));
  const scatter = (count: number, draw: (x: number, y: number, index: number) => string): string =>
    Array.from({ length: count }, (_, index) => {
      const a = index * 2.4 + random.range(-0.3, 0.3);
      const reach = 112 * Math.sqrt((index + 0.5) / count);
      return draw(Math.cos(a) * reach, Math.sin(a) * reach, index);
    }).join('');
  const red = mix('#d23a24', land.accent, 0.3);
  const soup =
    fill(circle(0, 0, 140), mix('#dd8a34', land.bloom, 0.3)) +
    stroke('M-60 0C-60-40 60-50 60 0C60 40-30 40-30 6C-30-14 20-16 20 4', land.paper, 12, 0.85) +
    scatter(9, (x, y) => fill(ellipse(x * 0.8, y * 0.8, 11, 6), land.leaf.base));
  const salad =
    fill(circle(0, 0, 140), land.leaf.dark) +
    scatter(26, (x, y, index) =>
      place(
        group(leafBlade(92, 30, index % 2 === 0 ? land.leaf : land.grass, 4), `transform="rotate(${index * 47})"`),
        x,
        y,
        1,
      ),
    ) +
    scatter(
      9,
      (x, y) =>
        fill(circle(x * 0.86, y * 0.86, 25), red) + fill(circle(x * 0.86 - 8, y * 0.86 - 8, 7), land.paper, 0.7),
    );
  const beets =
    fill(circle(0, 0, 140), land.wall.light) +
    scatter(
      14,
      (x, y, index) =>
        fill(circle(x, y, 38), mix('#a02c5a', land.heather.dark, 0.3)) +
        stroke(circle(x, y, 26) + circle(x, y, 14), mix('#a02c5a', land.paper, index % 2 === 0 ? 0.5 : 0.25), 5),
    );
  const grains =
    fill(circle(0, 0, 140), land.crop.dark) +
    Array.from({ length: 190 }, (_, index) => {
      const a = index * 2.4;
      const reach = 128 * Math.sqrt(index / 190);
      return `<g transform="translate(${n(Math.cos(a) * reach)} ${n(Math.sin(a) * reach)}) rotate(${random.int(0, 180)})">${fill(ellipse(0, 0, 11, 6), index % 3 === 0 ? land.crop.light : land.crop.base)}</g>`;
    }).join('');
  const bread = scatter(
    7,
    (x, y, index) =>
      `<g transform="translate(${n(x)} ${n(y)}) rotate(${index * 50})">${fill('M-50-36C-20-56 30-52 50-30C58 0 50 30 40 40H-40C-56 20-58-14-50-36Z', mix(land.crop.dark, land.soil.base, 0.4))}${fill('M-40-28C-16-44 24-42 40-24C46 0 40 22 32 30H-32C-44 14-46-10-40-28Z', land.crop.light)}${fill(circle(-10, -6, 5) + circle(14, 8, 6) + circle(8, -16, 4), land.crop.base)}</g>`,
  );
  const berries =
    fill(circle(0, 0, 140), land.paper) +
    scatter(
      34,
      (x, y, index) =>
        fill(circle(x, y, 23), index % 3 === 0 ? red : mix(land.heather.dark, land.ink, 0.3)) +
        fill(circle(x - 7, y - 7, 6), land.paper, 0.6),
    );
  const spoon = (x: number, y: number, turn: number): string =>
    `<g transform="translate(${n(x)} ${n(y)}) rotate(${turn})">${stroke('M0-10V170', mix(land.wood.dark, land.ink, 0.2), 20)}${stroke('M0-10V170', mix(land.wood.light, land.crop.base, 0.4), 14)}${fill(ellipse(0, -50, 36, 54), mix(land.wood.light, land.crop.base, 0.4))}${fill(ellipse(0, -46, 26, 42), mix(land.wood.base, land.crop.dark, 0.4))}</g>`;
  const flag = (x: number, y: number, colour: string): string =>
    stroke(`M${n(x)} ${n(y)}v-96`, land.wood.dark, 7) +
    fill(`M${n(x)} ${n(y - 100)}h92l-20 26l20 26h-92Z`, colour) +
    stroke(`M${n(x + 14)} ${n(y - 80)}h46M${n(x + 14)} ${n(y - 66)}h30`, land.ink, 5, 0.7);
  return [
    fill(rect(0, 0, w, 1000), mix(land.wood.light, land.wall.base, 0.4)),
    fill(rect(0, 60, w, 880), cloth),
    stage.clip(rect(0, 60, w, 880), fill(checks.join(''), land.accent, 0.16) + fill(rows.join(''), land.accent, 0.16)),
    plate(w * 0.14, 260, 180, salad, land.wall.light),
    plate(w * 0.37, 720, 190, grains, land.water.base),
    plate(w * 0.9, 270, 170, berries, land.leaf.base),
    plate(w * 0.13, 790, 160, bread, mix(land.wood.light, land.crop.base, 0.3)),
    plate(w * 0.88, 790, 190, beets, land.paper),
    plate(w * 0.38, 270, 150, soup, land.bloom),
    plate(
      w * 0.63,
      500,
      260,
      salad +
        scatter(
          12,
          (x, y, index) =>
            `<g transform="translate(${n(x * 0.9)} ${n(y * 0.9)}) rotate(${index * 40})">${fill('M-34-6C-20-24 20-24 36-4C20 14-20 16-34-6Z', mix('#e0832c', land.accent, 0.2))}${stroke('M-20-8l6 8M0-12l4 14M18-10l2 10', mix('#e0832c', land.ink, 0.3), 4)}</g>`,
        ),
      land.leaf.dark,
    ),
    spoon(w * 0.5, 180, 28),
    spoon(w * 0.77, 820, -34),
    spoon(w * 0.25, 520, 70),
    flag(w * 0.7, 330, land.paper) +
      flag(w * 0.43, 600, land.bloom) +
      flag(w * 0.19, 180, land.paper) +
      flag(w * 0.92, 210, land.bloom),
    fill(
      rect(0, 0, w, 1000),
      stage.glow(w * (0.5 + side * 0.3), 60, 1000, [
        [0, sky.sun, 0.45],
        [1, sky.sun, 0],
      ]),
    ),
    vignette(stage, w * 0.6, 500, 0.2),
  ].join('');
}
