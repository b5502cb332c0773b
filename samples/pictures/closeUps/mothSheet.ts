import { mix } from '../colour.ts';
import { nightSky, vignette } from '../shapes/backdrop.ts';
import { moth } from '../shapes/moths.ts';
import { meadowGrass } from '../shapes/plants.ts';
import type { Stage } from '../stage.ts';
import { circle, fill, group, n, place, polygon, rect, stroke } from '../svg.ts';

/** A white sheet between two poles, a lamp before it, and whatever flies to the light. */
export function mothSheet(stage: Stage): string {
  const { w, land, sky } = stage;
  const random = stage.random.fork('sheet');
  const [left, right] = [w * 0.34, w * 0.9];
  const middle = (left + right) / 2;
  const cloth = mix(land.paper, land.bloom, 0.14);
  const glow = stage.glow(middle, 470, 620, [
    [0, land.bloom, 0.75],
    [0.45, land.bloom, 0.26],
    [1, land.bloom, 0],
  ]);
  const inks = [
    { wing: land.soil.light, mark: land.soil.dark, under: land.accent, body: land.soil.base },
    { wing: land.leaf.light, mark: land.leaf.dark, under: land.grass.light, body: land.leaf.base },
    { wing: land.wall.base, mark: land.wood.base, under: land.bloom, body: land.wood.light },
    { wing: land.heather.light, mark: land.heather.dark, under: land.bloom, body: land.heather.base },
  ] as const;
  const guests = Array.from({ length: 15 }, (_, index) => {
    const on = index < 11;
    const [x, y] = on
      ? [random.range(left + 70, right - 70), random.range(200, 690)]
      : [random.range(w * 0.1, w), random.range(90, 700)];
    if (Math.hypot(x - middle, y - 470) < 150) return '';
    return place(
      group(moth(stage, random, inks[index % 4] ?? inks[0]), `transform="rotate(${random.range(-70, 70).toFixed(0)})"`),
      x,
      y,
      random.range(0.16, 0.34) * (index % 4 === 1 ? 1.3 : 1),
    );
  });
  const pole = (x: number): string =>
    stroke(`M${n(x)} 120V900`, land.wood.dark, 20) + stroke(`M${n(x - 4)} 120V900`, land.wood.light, 5, 0.8);
  const folds = [0.2, 0.44, 0.7, 0.86].map((t) => {
    const x = left + (right - left) * t;
    return `M${n(x)} 150C${n(x - 16)} 330 ${n(x + 20)} 560 ${n(x - 6)} 770`;
  });
  const grass = {
    light: mix(land.leaf.base, land.ink, 0.1),
    base: mix(land.leaf.dark, land.ink, 0.2),
    dark: mix(land.leaf.dark, land.ink, 0.6),
  };
  return [
    nightSky(stage, 760),
    fill(rect(0, 720, w, 300), mix(land.leaf.dark, land.ink, 0.5)),
    meadowGrass(random, { from: -20, to: w + 20, y: 780, height: 120, density: 30 }, grass),
    pole(left),
    pole(right),
    fill(
      polygon([
        [left, 140],
        [right, 140],
        [right - 6, 800],
        [left + 10, 806],
      ]),
      cloth,
    ),
    stroke(folds.join(''), mix(cloth, land.wall.dark, 0.4), 8, 0.4),
    stroke(`M${n(left)} 146H${n(right)}`, land.wall.dark, 8),
    fill(rect(0, 0, w, 1000), glow),
    stroke(`M${n(middle)} 120V390`, land.ink, 7),
    fill(`M${n(middle - 46)} 400h92l-16 -34h-60Z`, land.ink),
    fill(
      `M${n(middle - 34)} 402C${n(middle - 74)} 470 ${n(middle - 40)} 546 ${n(middle)} 546C${n(middle + 40)} 546 ${n(middle + 74)} 470 ${n(middle + 34)} 402Z`,
      mix(land.paper, land.bloom, 0.3),
    ),
    fill(circle(middle, 470, 40), sky.sun),
    ...guests,
    meadowGrass(random, { from: -20, to: w + 20, y: 1016, height: 200, density: 40 }, grass),
    vignette(stage, middle, 470, 0.4),
  ].join('');
}
