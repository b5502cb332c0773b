import { mix } from '../colour.ts';
import type { Random } from '../random.ts';
import { below, contours, hill, type Ridge, ridge } from '../shapes/hills.ts';
import { farmhouse } from '../shapes/landmarks.ts';
import { crown, dots } from '../shapes/leaves.ts';
import { daisies, meadowGrass, seedGrass, umbels } from '../shapes/plants.ts';
import { flock, mist, sky, sunlight, sunPlace } from '../shapes/sky.ts';
import { treeline } from '../shapes/treelines.ts';
import { broadTree } from '../shapes/trees.ts';
import type { Stage } from '../stage.ts';
import { curve, fill, type Point, stroke } from '../svg.ts';
import type { Ramp } from '../tones.ts';

const horizon = 470;

/** Small fields on rolling land, each in its hedge; hawthorn close by, white with blossom or red with haws. */
export function hedgerow(stage: Stage): string {
  const { w, side, land, random } = stage;
  const [sunX] = sunPlace(stage, horizon);
  const lines = [
    ridge(random.fork('r5'), 460, 26, 1500),
    ridge(random.fork('r4'), 510, 34, 1200),
    ridge(random.fork('r3'), 580, 44, 1350),
    ridge(random.fork('r2'), 690, 48, 1600),
    ridge(random.fork('r1'), 850, 36, 1800),
  ] as const;
  const lush: Ramp = { light: land.grass.base, base: mix(land.grass.dark, land.grass.base, 0.4), dark: land.leaf.base };
  return [
    sky(stage, { horizon, clouds: 0.9 }),
    treeline(random.fork('far'), { from: -20, to: w + 20, y: 470, height: 26 }, stage.airRamp(land.leaf, 900)),
    slope(stage, random.fork('s5'), lines[0], land.grass, 620, 16),
    mist(stage, 510, 40, 0.5),
    slope(stage, random.fork('s4'), lines[1], land.crop, 360, 26),
    slope(stage, random.fork('s3'), lines[2], lush, 200, 40),
    farm(stage, lines[2]),
    sunlight(stage, sunX, horizon, 0.4),
    slope(stage, random.fork('s2'), lines[3], land.crop, 80, 70),
    mist(stage, 700, 40, stage.mood === 'morning' ? 0.5 : 0.12),
    slope(stage, random.fork('s1'), lines[4], land.grass, 10, 0),
    hawthorn(stage, lines[4]),
    flock(random.fork('birds'), w * (0.5 - side * 0.02), horizon * 0.36, 13, 7, mix(land.ink, stage.sky.top, 0.35)),
    foreground(stage),
  ].join('');
}

/** One fold of the land: fields of two kinds side by side, mown or drilled along the slope, and hedges between. */
function slope(stage: Stage, random: Random, line: Ridge, ramp: Ramp, metres: number, hedge: number): string {
  const { w, land } = stage;
  const depth = 150 + (620 - metres) * 0.14;
  const shape = below(line, -20, w + 20, stage.h + 20);
  const split = w * random.range(0.3, 0.7);
  const lean = random.range(-0.9, 0.9);
  const other = random.pick([land.grass, land.crop, land.leaf]);
  const inks = stage.airRamp(ramp, metres);
  const edge: Point[] = Array.from({ length: 7 }, (_, index) => [
    split + lean * depth * (index / 6) * 1.4,
    line(split) - 30 + (depth + 60) * (index / 6),
  ]);
  const plot = `${curve(edge)}L${w + 30} ${stage.h}L${w + 30} 0L${split} 0Z`;
  const hedges =
    hedge === 0
      ? ''
      : [
          hedgeAlong(stage, random, edge.slice(0, 6), hedge * 0.8, metres),
          hedgeAlong(stage, random, crestPoints(line, w), hedge, metres),
        ].join('');
  return [
    hill(stage, line, ramp, metres, depth),
    stage.clip(
      shape,
      [
        contours(stage, line, { depth, count: 9, lean: 0.2 }, inks.dark, 2.4, 0.3),
        fill(plot, stage.air(mix(other.light, other.base, 0.5), metres), 0.9),
        stage.clip(
          plot,
          contours(stage, line, { depth, count: 12, lean: -0.5 }, stage.air(other.dark, metres), 2.2, 0.34),
        ),
      ].join(''),
    ),
    hedges,
  ].join('');
}

function crestPoints(line: Ridge, w: number): Point[] {
  return Array.from({ length: 40 }, (_, index) => [(w * index) / 39, line((w * index) / 39) + 3]);
}

/** A hedge as a run of bushes with now and then a tree standing out of it. */
function hedgeAlong(stage: Stage, random: Random, path: readonly Point[], size: number, metres: number): string {
  const inks = stage.treeAt(metres);
  const parts: string[] = [];
  for (let index = 0; index + 1 < path.length; index += 1) {
    const [ax, ay] = path[index] ?? [0, 0];
    const [bx, by] = path[index + 1] ?? [0, 0];
    const count = Math.max(1, Math.round(Math.hypot(bx - ax, by - ay) / (size * 0.62)));
    for (let step = 0; step < count; step += 1) {
      const t = (step + random.range(0, 0.8)) / count;
      const [x, y] = [ax + (bx - ax) * t, ay + (by - ay) * t];
      if (random.chance(0.06)) parts.push(broadTree(random, x, y + size * 0.2, size * random.range(1.9, 2.7), inks));
      const r = size * random.range(0.36, 0.56);
      parts.push(crown(random, { x, y: y - r * 0.4, rx: r * 1.2, ry: r }, inks));
    }
  }
  return parts.join('');
}

function farm(stage: Stage, line: Ridge): string {
  const random = stage.random.fork('farm');
  const x = stage.w * (0.5 + stage.side * random.range(0.12, 0.24));
  const y = line(x) + 26;
  const inks = stage.treeAt(170);
  return [
    broadTree(random, x - 74, y, 96, inks),
    broadTree(random, x + 72, y - 4, 84, inks),
    farmhouse(x, y, 120, stage.landAt(140), stage.side),
    broadTree(random, x + 56, y + 8, 50, inks),
  ].join('');
}

/** The near hedge: old hawthorns, in blossom in spring light and hung with haws otherwise. */
function hawthorn(stage: Stage, line: Ridge): string {
  const { w, side, land } = stage;
  const random = stage.random.fork('hawthorn');
  const blossoms = stage.mood !== 'evening';
  const places = [0.5, 0.44, 0.37, 0.3, 0.22].map((t, index) => ({ x: w * (0.5 - side * t), size: 330 - index * 54 }));
  return places
    .reverse()
    .map(({ x, size }) => {
      const y = line(x) + random.range(30, 80);
      const [rx, ry] = [size * 0.56, size * 0.44];
      const top = y - size * 0.6;
      const spots = (count: number, spread: number): Point[] =>
        Array.from({ length: count }, () => {
          const angle = random.range(0, Math.PI * 2);
          const reach = Math.sqrt(random.next()) * spread;
          return [x + Math.cos(angle) * rx * reach, top + Math.sin(angle) * ry * reach];
        });
      const tuftsOf = spots(26, 0.88).flatMap(([px, py]): Point[] =>
        Array.from({ length: 9 }, () => [
          px + random.range(-1, 1) * size * 0.05,
          py + random.range(-1, 1) * size * 0.032,
        ]),
      );
      const flowers = blossoms
        ? stroke(dots(tuftsOf), mix(land.paper, land.heather.light, 0.25), size * 0.02) +
          stroke(
            dots(tuftsOf.filter((_, index) => index % 3 === 0).map(([px, py]): Point => [px + side * 2, py - 3])),
            land.paper,
            size * 0.02,
          )
        : stroke(dots(spots(150, 0.92)), land.accent, size * 0.02);
      return (
        crown(random, { x, y: top + ry * 0.5, rx: rx * 0.86, ry: ry * 0.8 }, stage.treeAt(8)) +
        crown(random, { x, y: top, rx, ry }, stage.treeAt(8)) +
        flowers
      );
    })
    .join('');
}

function foreground(stage: Stage): string {
  const { w, side, land } = stage;
  const random = stage.random.fork('foreground');
  const places = Array.from({ length: 13 }, (): Point => [w * (0.5 + side * random.range(-0.34, 0.48)), 1010]);
  const flowers = Array.from({ length: 26 }, (): Point => [random.range(0, w), 1014]);
  return [
    umbels(random, places, 230, land.leaf.dark, land.paper),
    meadowGrass(random, { from: -20, to: w + 20, y: 1014, height: 110, density: 50, wind: side * 0.3 }, stage.near),
    daisies(random, flowers, 13, { stalk: land.leaf.dark, petal: land.accent, heart: land.bloom }),
    seedGrass(
      random,
      { from: -20, to: w + 20, y: 1014, height: 170, density: 6, wind: side * 0.3 },
      land.leaf.dark,
      land.crop.base,
    ),
  ].join('');
}
