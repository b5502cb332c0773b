import { mix } from '../colour.ts';
import type { Random } from '../random.ts';
import { type Hide, hides, sheep } from '../shapes/animals.ts';
import { softLand } from '../shapes/backdrop.ts';
import { leafy } from '../shapes/leaves.ts';
import { daisies, meadowGrass } from '../shapes/plants.ts';
import { castShadow } from '../shapes/surfaces.ts';
import type { Stage } from '../stage.ts';
import { circle, fill, group, type Point, place, stroke } from '../svg.ts';

/** A lamb in the middle of its jump, about 500 long, facing right. */
function leaping(random: Random, { coat, shade, mark, skin, dark }: Hide): string {
  const leg = (d: string, colour: string): string => stroke(d, colour, 34);
  const hoof = (x: number, y: number): string => fill(circle(x, y, 18), dark);
  const head = [
    fill(
      'M196-236C240-280 310-260 340-210C362-176 372-140 350-124C316-108 250-120 220-150C196-176 180-214 196-236Z',
      mark,
    ),
    fill('M214-230C170-262 128-262 104-236C124-206 170-196 212-204Z', mark) +
      fill('M196-228C168-244 140-244 122-234C142-218 170-212 198-214Z', skin),
    fill(leafy(random, 216, -240, 46, 30, 9), coat),
    fill(circle(282, -204, 15), dark) + fill(circle(287, -210, 5), coat),
    fill(circle(352, -142, 7), dark) + stroke('M346-126C330-120 318-124 310-130', dark, 5, 0.8),
  ];
  return [
    leg('M-150 40C-210 90-250 100-290 150', shade) + hoof(-294, 156),
    leg('M110 30C170 70 190 120 170 170', shade) + hoof(168, 176),
    fill('M-220-60C-280-90-310-40-286-10C-262 6-230-10-214-26Z', coat),
    fill(leafy(random, -30, -30, 214, 118, 17), shade),
    fill(leafy(random, -20, -50, 196, 96, 15), coat),
    ...[-130, -60, 10, 80].map((x) => stroke(`M${x} -70a20 20 0 1 1 34 12`, shade, 6, 0.8)),
    ...[-100, -20, 50].map((x) => stroke(`M${x} -10a18 18 0 1 1 30 10`, shade, 6, 0.6)),
    leg('M-170 30C-200 90-210 130-260 190', coat) + hoof(-264, 196),
    leg('M130 20C200 40 240 80 236 134', coat) + hoof(236, 140),
    fill('M90-100C116-156 160-186 214-170C240-110 216-40 146-6Z', coat),
    group(head.join(''), 'transform="translate(-46 64)"'),
  ].join('');
}

/** Lambs that jump for no reason at all, their mothers grazing behind them. */
export function lambs(stage: Stage): string {
  const { w, land, side } = stage;
  const random = stage.random.fork('lambs');
  const { wool } = hides(stage);
  const pale = { ...wool, mark: mix(land.wall.base, land.paper, 0.4), skin: mix('#e6a18e', land.wall.base, 0.2) };
  const far = hides(stage, 120).wool;
  const sward = { from: -20, to: w + 20, y: 1016, wind: side * 0.2 };
  const flowers = Array.from({ length: 18 }, (): Point => [random.range(0, w), random.range(930, 1010)]);
  const jump = (x: number, y: number, size: number, turn: number, hide: Hide, mirrored = false): string =>
    castShadow(stage, x, 850, 230 * size, 0.1, 0.36) +
    place(group(leaping(random, hide), `transform="rotate(${turn.toFixed(0)})"`), x, y, size, mirrored);
  return [
    softLand(stage, 470),
    ...[0.08, 0.2, 0.36, 0.86].map((t, index) =>
      sheep(
        random,
        { x: w * t, y: 560 + (index % 2) * 30, size: 120 + (index % 2) * 26, mirrored: index % 2 === 0 },
        far,
      ),
    ),
    jump(w * 0.23, 690, 0.86, 6, wool, true),
    jump(w * 0.67, 540, 1.12, random.range(-16, -8), pale),
    meadowGrass(random, { ...sward, height: 120, density: 40 }, stage.near),
    daisies(random, flowers, 20, { stalk: land.leaf.dark, petal: land.paper, heart: land.bloom }),
    meadowGrass(random, { ...sward, height: 70, density: 36 }, stage.near),
  ].join('');
}
