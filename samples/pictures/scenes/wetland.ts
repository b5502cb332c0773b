import { mix } from '../colour.ts';
import type { Random } from '../random.ts';
import { heron, hides } from '../shapes/animals.ts';
import { mirror } from '../shapes/ground.ts';
import { bulrushes, meadowGrass, reeds } from '../shapes/plants.ts';
import { flock, mist, sky, sunPlace } from '../shapes/sky.ts';
import { treeline } from '../shapes/treelines.ts';
import { broadTree, willow } from '../shapes/trees.ts';
import { glints, lilies, reflection, ripples } from '../shapes/water.ts';
import type { Stage } from '../stage.ts';
import { fill, type Point, rect } from '../svg.ts';

const horizon = 500;

/** Open water between reed beds, still enough to hold the sky; lilies close by, a heron waiting. */
export function wetland(stage: Stage): string {
  const { w, side, land, random } = stage;
  const [sunX, sunY] = sunPlace(stage, horizon);
  const far = farBank(stage);
  const middle = reedIsland(stage, random.fork('island-2'), {
    x: w * (0.5 + side * 0.32),
    y: 566,
    half: w * 0.24,
    height: 70,
    metres: 90,
  });
  const near = reedIsland(stage, random.fork('island-1'), {
    x: w * (0.5 - side * 0.46),
    y: 690,
    half: w * 0.3,
    height: 150,
    metres: 35,
  });
  const bird = { x: w * (0.5 + side * 0.1), y: 722, size: 150, mirrored: side === -1 };
  const hide = {
    ...hides(stage).wool,
    coat: land.paper,
    shade: mix(land.water.dark, land.ink, 0.2),
    skin: land.accent,
  };
  const pool = fill(rect(0, horizon, w, 520), mirror(stage, horizon));
  return [
    sky(stage, { horizon, clouds: 0.9 }),
    far,
    pool,
    stage.clip(rect(0, horizon, w, 520), skyInWater(stage, sunX, sunY) + reflection(far, horizon, 0.4, 0.8)),
    mist(stage, horizon + 2, 32, stage.mood === 'morning' ? 0.9 : 0.5),
    ripples(stage, random.fork('ripples'), horizon + 16, 1000, 110, land.water.light, 0.34),
    glints(random.fork('glints'), { from: horizon + 6, to: 960, x: sunX, spread: 330, count: 210 }, stage.sky.sun, 0.8),
    stage.clip(rect(0, 566, w, 440), reflection(middle, 566, 0.42, 0.8)),
    middle,
    stage.clip(rect(0, 690, w, 320), reflection(near, 690, 0.4, 0.7)),
    near,
    stage.clip(rect(0, 720, w, 290), reflection(heron(bird, hide), 722, 0.4, 0.7)),
    heron(bird, hide),
    ripples(stage, random.fork('near'), 640, 1000, 34, stage.sky.cloud, 0.3),
    flock(random.fork('birds'), w * (0.5 - side * 0.1), horizon * 0.4, 16, 11, mix(land.ink, stage.sky.top, 0.3)),
    foreground(stage),
  ].join('');
}

function farBank(stage: Stage): string {
  const { w, side } = stage;
  const random = stage.random.fork('far');
  const inks = stage.treeAt(330);
  const trees = Array.from({ length: 7 }, () => {
    const x = w * (0.5 - side * random.range(-0.1, 0.46));
    return random.chance(0.5)
      ? broadTree(random, x, horizon + 4, random.range(50, 92), inks)
      : willow(random, x, horizon + 4, random.range(40, 60), inks);
  });
  return [
    treeline(random, { from: -20, to: w + 20, y: horizon + 2, height: 26 }, stage.airRamp(stage.land.leaf, 760)),
    treeline(random, { from: w * 0.1, to: w * 0.82, y: horizon + 2, height: 20 }, stage.airRamp(stage.land.leaf, 420)),
    trees.join(''),
    meadowGrass(
      random,
      { from: -20, to: w + 20, y: horizon + 3, height: 20, density: 60 },
      stage.airRamp(stage.land.crop, 360),
    ),
  ].join('');
}

/** The sun once more, below: a broad soft light in the water under it. */
function skyInWater(stage: Stage, x: number, y: number): string {
  const below = horizon + (horizon - y) * 0.8;
  const paint = stage.glow(x, below, 360, [
    [0, stage.sky.sun, 0.75],
    [0.2, stage.sky.sun, 0.4],
    [1, stage.sky.low, 0],
  ]);
  return fill(rect(0, horizon, stage.w, 520), paint);
}

interface Island {
  readonly x: number;
  readonly y: number;
  readonly half: number;
  readonly height: number;
  readonly metres: number;
}

function reedIsland(stage: Stage, random: Random, { x, y, half, height, metres }: Island): string {
  const { land, side } = stage;
  const leaf = stage.airRamp(
    { light: land.leaf.light, base: mix(land.leaf.base, land.leaf.dark, 0.3), dark: land.leaf.dark },
    metres,
  );
  const plume = stage.airRamp(land.crop, metres);
  const parts: string[] = [];
  for (let step = -1; step <= 1; step += 0.2) {
    const tall = height * (1 - step * step * 0.5) * random.range(0.8, 1.1);
    const from = x + (step - 0.14) * half;
    parts.push(
      reeds(
        random,
        {
          from,
          to: from + half * 0.3,
          y,
          height: tall,
          density: 2400 / height + 16,
          wind: side * 0.5,
        },
        leaf,
        plume,
      ),
    );
  }
  return parts.join('');
}

function foreground(stage: Stage): string {
  const { land, w, side } = stage;
  const random = stage.random.fork('foreground');
  const left = side === 1;
  const rush = Array.from(
    { length: 11 },
    (): Point => [(left ? 1 - random.next() ** 1.4 * 0.26 : random.next() ** 1.4 * 0.26) * w, 1015],
  );
  const sward = { from: left ? w * 0.7 : -30, to: left ? w + 30 : w * 0.3, y: 1015 };
  return [
    lilies(stage, random, { x: w * (0.5 + side * 0.02), y: 868, spread: w * 0.24, size: 62 }, 17),
    reeds(random, { ...sward, height: 210, density: 20, wind: side * 0.5 }, stage.near, land.crop),
    bulrushes(random, rush, 330, land.leaf.base, land.soil),
    meadowGrass(random, { ...sward, height: 150, density: 26, wind: side * 0.3 }, stage.near),
    meadowGrass(random, { from: -20, to: w + 20, y: 1020, height: 52, density: 46 }, stage.near),
  ].join('');
}
