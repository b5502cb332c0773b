import { type Camera, createCamera } from '../camera.ts';
import { mix } from '../colour.ts';
import { cow, hides } from '../shapes/animals.ts';
import { fence, recede, tufts } from '../shapes/ground.ts';
import { hill, ridge } from '../shapes/hills.ts';
import { farmhouse } from '../shapes/landmarks.ts';
import { daisies, meadowGrass, seedGrass, specks } from '../shapes/plants.ts';
import { flock, mist, sky, sunlight, sunPlace } from '../shapes/sky.ts';
import { treeline } from '../shapes/treelines.ts';
import { broadTree, poplar } from '../shapes/trees.ts';
import type { Stage } from '../stage.ts';
import { ellipse, fill, type Point, rect } from '../svg.ts';

const horizon = 530;

/** Cows in a flowering meadow under one great tree, a farm behind, buttercups at the viewer's feet. */
export function meadow(stage: Stage): string {
  const { w, side, land, random } = stage;
  const camera = createCamera(stage, { horizon, eye: 4.2, lens: 1250 });
  const [sunX] = sunPlace(stage, horizon);
  const treeX = w * (0.5 - side * random.range(0.28, 0.36));
  return [
    sky(stage, { horizon, clouds: 1 }),
    hill(stage, ridge(random.fork('far'), horizon - 16, 12, 1100), land.leaf, 760, 80),
    treeline(random.fork('line'), { from: -20, to: w + 20, y: horizon + 4, height: 26 }, stage.airRamp(land.leaf, 480)),
    farmyard(stage, w * (0.5 + side * random.range(0.2, 0.34))),
    fill(rect(0, horizon, w, 480), recede(stage, camera, land.grass.light, mix(land.grass.base, land.grass.dark, 0.5))),
    swards(stage, camera),
    sunlight(stage, sunX, horizon, 0.4),
    mist(stage, horizon + 10, 30, stage.mood === 'morning' ? 0.8 : 0.25),
    fence(stage, camera, { from: [-90, 74], to: [90, 66], count: 34, height: 1.2 }),
    shade(stage, treeX, 700),
    broadTree(random.fork('tree'), treeX, 700, random.range(470, 540), stage.treeAt(26)),
    cows(stage, camera, treeX),
    flock(random.fork('birds'), w * (0.5 + side * 0.06), horizon * 0.36, 14, 7, mix(land.ink, stage.sky.top, 0.35)),
    foreground(stage),
  ].join('');
}

function farmyard(stage: Stage, x: number): string {
  const random = stage.random.fork('farm');
  const inks = stage.treeAt(200);
  return [
    poplar(random, x - 74, horizon + 6, 120, inks),
    poplar(random, x - 52, horizon + 6, 138, inks),
    broadTree(random, x + 74, horizon + 8, 84, inks),
    farmhouse(x, horizon + 10, 124, stage.landAt(170), stage.side),
    broadTree(random, x - 80, horizon + 12, 58, inks),
    treeline(random, { from: x - 130, to: x + 120, y: horizon + 14, height: 12 }, stage.airRamp(stage.land.leaf, 150)),
  ].join('');
}

/** Patches where the grass grows differently, tufts, and the meadow's flowers in drifts. */
function swards(stage: Stage, camera: Camera): string {
  const { land, w } = stage;
  const random = stage.random.fork('swards');
  const patches = Array.from({ length: 26 }, () => {
    const y = horizon + 8 + 400 * random.next() ** 1.6;
    const t = (y - horizon) / 470;
    const half = random.range(120, 380) * (0.3 + t);
    const colour = stage.air(
      random.pick([land.grass.light, land.grass.dark, land.leaf.light, land.crop.light]),
      camera.distance(y),
    );
    return fill(ellipse(random.range(0, w), y, half, half * 0.07), colour, 0.34);
  });
  const drift = (colour: string, count: number): string =>
    Array.from({ length: 9 }, () => {
      const y = random.range(horizon + 60, 940);
      const t = (y - horizon) / 470;
      const x = random.range(0, w);
      return specks(random, [x - 260 * t - 60, y - 26 * t], [x + 260 * t + 60, y + 26 * t], count, 2 + 7 * t, colour);
    }).join('');
  return [
    patches.join(''),
    tufts(
      random,
      camera,
      { left: -60, right: 60, from: 6, to: 110 },
      700,
      mix(land.leaf.base, land.grass.dark, 0.5),
      0.42,
    ),
    tufts(random, camera, { left: -60, right: 60, from: 6, to: 80 }, 300, land.grass.light, 0.36),
    drift(land.bloom, 18),
    drift(land.paper, 12),
  ].join('');
}

function shade(stage: Stage, x: number, y: number): string {
  return fill(ellipse(x - stage.side * 120, y + 8, 250, 26), stage.land.leaf.dark, 0.45);
}

function cows(stage: Stage, camera: Camera, treeX: number): string {
  const random = stage.random.fork('cows');
  const { w, side } = stage;
  const herd: { x: number; z: number }[] = [];
  for (let index = 0; index < 60 && herd.length < 9; index += 1) {
    const z = 15 * 3.4 ** random.next();
    const x = (random.range(-0.42, 0.46) * side * w * z) / 1250;
    const seen = camera.see(x, z);
    const clear = herd.every((other) => Math.hypot(other.x - x, (other.z - z) * 0.3) > 3.2);
    if (clear && Math.abs(seen.x - treeX) > 100) herd.push({ x, z });
  }
  herd.sort((a, b) => b.z - a.z);
  return herd
    .map(({ x, z }) => {
      const seen = camera.see(x, z);
      const hide = hides(stage, z * 0.6);
      const brown = { ...hide.pied, mark: stage.landAt(z * 0.6).roof.dark };
      const shadow = fill(
        ellipse(seen.x - side * seen.scale * 0.3, seen.y, seen.scale * 1.3, seen.scale * 0.13),
        stage.land.leaf.dark,
        0.4,
      );
      const animal = { x: seen.x, y: seen.y, size: seen.scale * 2.5, mirrored: random.chance(0.5) };
      return shadow + cow(stage, random, animal, random.chance(0.25) ? brown : hide.pied);
    })
    .join('');
}

function foreground(stage: Stage): string {
  const { land, w, side } = stage;
  const random = stage.random.fork('foreground');
  const places = (count: number): Point[] => Array.from({ length: count }, () => [random.range(0, w), 1010]);
  return [
    meadowGrass(random, { from: -20, to: w + 20, y: 1010, height: 130, density: 44, wind: side * 0.3 }, stage.near),
    daisies(random, places(26), 17, { stalk: land.leaf.dark, petal: land.paper, heart: land.bloom }),
    seedGrass(
      random,
      { from: -20, to: w + 20, y: 1010, height: 170, density: 7, wind: side * 0.3 },
      land.leaf.dark,
      land.crop.base,
    ),
    daisies(random, places(22), 12, { stalk: land.leaf.dark, petal: land.bloom, heart: land.bloom }),
    meadowGrass(random, { from: -20, to: w + 20, y: 1014, height: 80, density: 40, wind: side * 0.3 }, stage.near),
  ].join('');
}
