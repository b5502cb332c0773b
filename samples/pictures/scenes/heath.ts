import { mix } from '../colour.ts';
import type { Random } from '../random.ts';
import { hides, sheep } from '../shapes/animals.ts';
import { pine } from '../shapes/conifers.ts';
import { below, hill, type Ridge, ridge } from '../shapes/hills.ts';
import { dots } from '../shapes/leaves.ts';
import { seedGrass, tussock } from '../shapes/plants.ts';
import { flock, mist, sky, sunlight, sunPlace } from '../shapes/sky.ts';
import { treeline } from '../shapes/treelines.ts';
import { juniper } from '../shapes/trees.ts';
import type { Stage } from '../stage.ts';
import { curve, fill, n, type Point, stroke } from '../svg.ts';
import type { Ramp } from '../tones.ts';

const horizon = 500;

/** Heather over low hills, a sandy path, lone pines and junipers, a flock on its way. */
export function heath(stage: Stage): string {
  const { w, side, land, random } = stage;
  const [sunX] = sunPlace(stage, horizon);
  const lines = [
    ridge(random.fork('r5'), 505, 16, 1300),
    ridge(random.fork('r4'), 548, 22, 1000),
    ridge(random.fork('r3'), 612, 32, 1200),
    ridge(random.fork('r2'), 720, 40, 1500),
    ridge(random.fork('r1'), 868, 34, 1700),
  ] as const;
  const green: Ramp = {
    light: land.grass.light,
    base: mix(land.grass.dark, land.heather.base, 0.35),
    dark: land.leaf.dark,
  };
  return [
    sky(stage, { horizon, clouds: 0.8 }),
    treeline(random.fork('far'), { from: -20, to: w + 20, y: 520, height: 40 }, stage.airRamp(land.leaf, 620)),
    hill(stage, lines[0], green, 480, 120),
    mist(stage, 545, 40, 0.5),
    hill(stage, lines[1], land.heather, 270, 140),
    heather(stage, random.fork('h4'), lines[1], 60, 3, 260, 260),
    pines(stage, random.fork('pines'), lines[2], 4, 170, 150),
    hill(stage, lines[2], land.heather, 130, 200),
    heather(stage, random.fork('h3'), lines[2], 110, 5, 420, 130),
    sunlight(stage, sunX, horizon, 0.4),
    flockOfSheep(stage, lines[2]),
    hill(stage, lines[3], land.heather, 50, 260),
    heather(stage, random.fork('h2'), lines[3], 170, 8, 620, 50),
    path(stage, lines[3]),
    junipers(stage, random.fork('junipers'), lines[3]),
    greatPine(stage, random.fork('great'), lines[3]),
    hill(
      stage,
      lines[4],
      { light: land.heather.base, base: mix(land.heather.dark, land.leaf.dark, 0.3), dark: land.ink },
      0,
      160,
    ),
    heather(stage, random.fork('h1'), lines[4], 150, 13, 520, 0),
    flock(random.fork('birds'), w * (0.5 + side * 0.08), horizon * 0.36, 15, 6, mix(land.ink, stage.sky.top, 0.35)),
    foreground(stage, lines[4]),
  ].join('');
}

/** Cushions of heather below a crest: round plants with flowering tips, larger as they come nearer. */
function heather(
  stage: Stage,
  random: Random,
  line: Ridge,
  depth: number,
  size: number,
  count: number,
  metres: number,
): string {
  const { land, w, side } = stage;
  const inks = stage.airRamp(land.heather, metres);
  const dark = stage.air(mix(land.heather.dark, land.leaf.dark, 0.45), metres);
  const spots = Array.from({ length: count }, (): [number, number, number] => {
    const x = random.range(-20, w + 20);
    const t = random.next() ** 1.2;
    return [x, line(x) + depth * t, size * (0.6 + 1.1 * t)];
  }).sort((a, b) => a[1] - b[1]);
  const bodies = spots.map(
    ([x, y, r]) =>
      `M${n(x - r * 1.5)} ${n(y)}Q${n(x - r * 1.3)} ${n(y - r * 1.5)} ${n(x)} ${n(y - r * 1.4)}Q${n(x + r * 1.4)} ${n(y - r * 1.4)} ${n(x + r * 1.5)} ${n(y)}Z`,
  );
  const tips = (share: number, up: number, towards: number): Point[] =>
    spots.flatMap(([x, y, r]) =>
      Array.from(
        { length: share },
        (): Point => [x + random.range(-1.2, 1.2) * r + side * towards * r, y - r * random.range(up, up + 1)],
      ),
    );
  return (
    fill(bodies.join(''), dark, 0.8) +
    stroke(dots(tips(4, 0.2, 0)), inks.base, size * 0.42) +
    stroke(dots(tips(3, 0.6, 0.25)), inks.light, size * 0.32)
  );
}

function pines(stage: Stage, random: Random, line: Ridge, count: number, metres: number, height: number): string {
  const { w, side } = stage;
  return Array.from({ length: count }, () => {
    const x = w * (0.5 - side * random.range(0.12, 0.46));
    return pine(random, x, line(x) + 8, height * random.range(0.6, 1.1), stage.treeAt(metres));
  }).join('');
}

function greatPine(stage: Stage, random: Random, line: Ridge): string {
  const x = stage.w * (0.5 + stage.side * random.range(0.2, 0.3));
  const second = x + stage.side * random.range(70, 120);
  const inks = stage.treeAt(30);
  return (
    pine(random, second, line(second) + 14, 330, inks) + pine(random, x, line(x) + 18, random.range(410, 470), inks)
  );
}

/** Junipers: dense dark columns, in a loose group on the slope. */
function junipers(stage: Stage, random: Random, line: Ridge): string {
  const { w, side } = stage;
  const places = Array.from({ length: 8 }, (): Point => {
    const x = w * (0.5 - side * random.range(0.17, 0.48));
    return [x, line(x) + random.range(16, 84)];
  }).sort((a, b) => a[1] - b[1]);
  return places.map(([x, y]) => juniper(random, x, y, random.range(64, 150), stage.treeAt(45))).join('');
}

/** A path of white sand that winds over the crest towards the viewer. */
function path(stage: Stage, line: Ridge): string {
  const { w, side, land } = stage;
  const random = stage.random.fork('path');
  const x0 = w * (0.5 - side * random.range(0, 0.1));
  const steps = 14;
  const edge = (sign: number): Point[] =>
    Array.from({ length: steps + 1 }, (_, index) => {
      const t = index / steps;
      const x = x0 + side * 150 * Math.sin(t * 4.2) * (0.3 + t);
      return [x + sign * (6 + 74 * t * t), line(x0) - 2 + 330 * t ** 1.3];
    });
  const sand = stage.fall(line(x0), line(x0) + 260, [
    [0, stage.air(land.crop.light, 60)],
    [1, mix(land.crop.light, land.crop.base, 0.5)],
  ]);
  const shape = `${curve(edge(-1))}${curve(edge(1).reverse(), 'L')}Z`;
  return stage.clip(
    below(line, -20, w + 20, 1010),
    fill(shape, sand) + stroke(curve(edge(-side)), mix(land.crop.dark, land.heather.dark, 0.4), 3, 0.5),
  );
}

function flockOfSheep(stage: Stage, line: Ridge): string {
  const random = stage.random.fork('sheep');
  const { w, side } = stage;
  const hide = hides(stage, 90).wool;
  const places = Array.from({ length: 15 }, () => {
    const x = w * (0.5 + side * (random.next() + random.next() - 1.1) * 0.2);
    return { x, y: line(x) + random.range(14, 62) };
  }).sort((a, b) => a.y - b.y);
  return places
    .map(({ x, y }) =>
      sheep(random, { x, y, size: 26 + (y - line(x)) * 0.28, mirrored: random.chance(0.25) !== (side === -1) }, hide),
    )
    .join('');
}

function foreground(stage: Stage, line: Ridge): string {
  const { w, land, side } = stage;
  const random = stage.random.fork('foreground');
  const dry: Ramp = { light: land.crop.base, base: mix(land.crop.dark, land.leaf.base, 0.4), dark: land.leaf.dark };
  const tufts = Array.from({ length: 9 }, () => {
    const x = random.range(0, w);
    return tussock(random, x, line(x) + random.range(30, 120), random.range(60, 120), dry, side * 0.3);
  });
  return (
    tufts.join('') +
    seedGrass(
      random,
      { from: 0, to: w, y: 1010, height: 170, density: 5, wind: side * 0.4 },
      land.leaf.dark,
      land.crop.base,
    )
  );
}
