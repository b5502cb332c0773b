import { mix } from '../colour.ts';
import { daisies, meadowGrass, poppies } from '../shapes/plants.ts';
import { flock, sky } from '../shapes/sky.ts';
import { treeline } from '../shapes/treelines.ts';
import { broadTree } from '../shapes/trees.ts';
import type { Stage } from '../stage.ts';
import { ellipse, fill, n, type Point, polygon, rect, stroke } from '../svg.ts';

/** The yard of a firm: a roof full of flowers, solar panels, a pond and a bench where cars would stand. */
export function greenRoof(stage: Stage): string {
  const { w, land, sky: inks, side } = stage;
  const random = stage.random.fork('roof');
  const [left, right] = [w * 0.3, w * 1.02];
  const [top, base] = [410, 760];
  const glass: string[] = [];
  const bars: string[] = [];
  for (let x = left + 30; x < right - 60; x += 104) {
    glass.push(rect(x, top + 70, 84, 250));
    bars.push(`M${n(x + 42)} ${top + 70}v250M${n(x)} ${top + 180}h84`);
  }
  const panels = [0, 1, 2].map((index) => {
    const px = w * 0.68 + index * 150;
    return (
      fill(
        polygon([
          [px, 350],
          [px + 130, 350],
          [px + 100, 262],
          [px - 30, 262],
        ]),
        mix(land.water.dark, land.ink, 0.4),
      ) +
      stroke(
        `M${n(px + 43)} 350l-30 -88M${n(px + 86)} 350l-30 -88M${n(px - 10)} 320h130M${n(px - 20)} 291h130`,
        land.water.light,
        2.6,
        0.7,
      ) +
      stroke(`M${n(px + 20)} 350v24M${n(px + 110)} 350v24`, land.ink, 6)
    );
  });
  const roofFlowers = Array.from({ length: 46 }, (): Point => [random.range(left, right), 402]);
  const yard = Array.from({ length: 26 }, (): Point => [random.range(0, w), random.range(960, 1010)]);
  const grass = { from: left - 26, to: right, y: 400, height: 44, density: 60 };
  return [
    sky(stage, { horizon: 640, clouds: 0.9 }),
    treeline(random.fork('line'), { from: -20, to: left + 60, y: 764, height: 120 }, stage.airRamp(land.leaf, 160)),
    ...[0.03, 0.13, 0.22].map((t, index) =>
      broadTree(random, w * t, 770, 330 + index * 40, stage.treeAt(40 + index * 10)),
    ),
    fill(rect(left, top, right - left, base - top), mix(land.wall.light, land.wall.base, 0.5)),
    fill(rect(left, top, side === 1 ? 90 : 30, base - top), land.ink, 0.12),
    fill(
      glass.join(''),
      stage.fall(top + 70, top + 320, [
        [0, mix(inks.top, land.water.dark, 0.3)],
        [1, mix(inks.low, land.water.light, 0.4)],
      ]),
    ),
    stroke(bars.join(''), land.paper, 6) + stroke(glass.join(''), land.paper, 8),
    fill(rect(left + 200, top + 110, 190, base - top - 110), mix(land.leaf.dark, land.ink, 0.2)) +
      stroke(`M${n(left + 295)} ${top + 110}V${base}`, land.paper, 6),
    ...panels,
    meadowGrass(random, grass, land.leaf),
    daisies(random, roofFlowers.slice(0, 26), 12, { stalk: land.leaf.dark, petal: land.bloom, heart: land.accent }),
    poppies(random, roofFlowers.slice(26), 11, {
      stalk: land.leaf.dark,
      petal: land.accent,
      shade: mix(land.accent, land.ink, 0.3),
      heart: land.ink,
    }),
    fill(rect(left - 36, 396, right - left + 60, 30), mix(land.wood.base, land.wood.light, 0.5)),
    fill(rect(left - 36, 396, right - left + 60, 8), mix(land.wood.light, land.paper, 0.4)),
    ...[0, 1, 2, 3, 4, 5, 6].map((k) =>
      stroke(
        `M${n(left + 6 + k * 9)} 426q${n(random.range(-20, 20))} 60 ${n(random.range(-10, 10))} ${n(random.range(120, 240))}`,
        land.leaf.base,
        7,
      ),
    ),
    fill(`M0 ${base}H${n(w)}V1020H0Z`, mix(land.grass.base, land.grass.dark, 0.3)),
    fill(
      `M${n(w * 0.5)} ${base}L${n(w * 0.62)} ${base}L${n(w * 0.5)} 1020L${n(w * 0.24)} 1020Z`,
      mix(land.crop.light, land.wall.base, 0.5),
    ),
    fill(ellipse(w * 0.8, 868, 270, 64), mix(land.leaf.dark, land.soil.dark, 0.3)),
    fill(ellipse(w * 0.8, 862, 250, 54), mix(inks.middle, land.water.base, 0.4)),
    fill(ellipse(w * 0.76, 850, 120, 14), land.paper, 0.5),
    meadowGrass(random, { from: w * 0.62, to: w * 0.72, y: 900, height: 130, density: 30 }, land.leaf),
    meadowGrass(random, { from: w * 0.9, to: w * 0.98, y: 890, height: 160, density: 30 }, land.leaf),
    fill(rect(w * 0.12, 838, 250, 18), land.wood.light) +
      fill(rect(w * 0.12, 790, 250, 14), land.wood.light) +
      stroke(`M${n(w * 0.12 + 24)} 796v110M${n(w * 0.12 + 226)} 796v110`, land.ink, 12),
    flock(random, w * 0.3, 180, 14, 7, mix(land.ink, inks.top, 0.35)),
    meadowGrass(random, { from: -20, to: w + 20, y: 1016, height: 110, density: 40, wind: side * 0.2 }, stage.near),
    daisies(random, yard, 20, { stalk: land.leaf.dark, petal: land.paper, heart: land.bloom }),
    poppies(random, yard.slice(0, 7), 18, {
      stalk: land.leaf.dark,
      petal: land.accent,
      shade: mix(land.accent, land.ink, 0.3),
      heart: land.ink,
    }),
  ].join('');
}
