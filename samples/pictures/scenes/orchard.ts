import { type Camera, createCamera } from '../camera.ts';
import { mix } from '../colour.ts';
import { band, recede, tufts } from '../shapes/ground.ts';
import { hill, ridge } from '../shapes/hills.ts';
import { crown, dots } from '../shapes/leaves.ts';
import { crate } from '../shapes/machines.ts';
import { daisies, meadowGrass, seedGrass } from '../shapes/plants.ts';
import { flock, mist, sky, sunlight, sunPlace } from '../shapes/sky.ts';
import { treeline } from '../shapes/treelines.ts';
import type { Stage } from '../stage.ts';
import { curve, ellipse, fill, n, type Point, polyline, rect, stroke } from '../svg.ts';
import type { Ramp } from '../tones.ts';

const horizon = 490;

/** Rows of fruit trees with grass between: in blossom, in leaf or in fruit, with a ladder and crates at picking time. */
export function orchard(stage: Stage): string {
  const { w, side, land, random } = stage;
  const camera = createCamera(stage, {
    horizon,
    eye: 3.4,
    yaw: side * random.range(0.05, 0.16),
    centre: 0.5 + side * 0.06,
  });
  const [sunX] = sunPlace(stage, horizon);
  return [
    sky(stage, { horizon, clouds: 0.7 }),
    hill(stage, ridge(random.fork('far'), horizon - 24, 14, 1000), land.leaf, 620, 90),
    treeline(random.fork('line'), { from: -20, to: w + 20, y: horizon + 4, height: 30 }, stage.airRamp(land.leaf, 420)),
    fill(rect(0, horizon, w, 520), recede(stage, camera, land.grass.light, mix(land.grass.base, land.grass.dark, 0.6))),
    alleys(stage, camera),
    sunlight(stage, sunX, horizon, 0.45),
    mist(stage, horizon + 16, 36, stage.mood === 'morning' ? 0.8 : 0.3),
    trees(stage, camera),
    flock(random.fork('birds'), w * (0.5 - side * 0.12), horizon * 0.34, 13, 6, mix(land.ink, stage.sky.top, 0.35)),
    foreground(stage),
  ].join('');
}

const between = 5.2;

function alleys(stage: Stage, camera: Camera): string {
  const { land } = stage;
  const random = stage.random.fork('alleys');
  const strips: string[] = [];
  for (let row = -14; row <= 14; row += 1) {
    const x = (row + 0.5) * between;
    strips.push(camera.area(band(x - 0.8, x + 0.8, -20, 500)));
  }
  return [
    fill(
      strips.join(''),
      recede(stage, camera, mix(land.soil.light, land.grass.base, 0.5), mix(land.soil.base, land.leaf.base, 0.55)),
    ),
    tufts(
      random,
      camera,
      { left: -30, right: 30, from: 5, to: 80 },
      800,
      mix(land.leaf.base, land.leaf.dark, 0.3),
      0.26,
    ),
    tufts(random, camera, { left: -30, right: 30, from: 5, to: 60 }, 300, land.grass.light, 0.2),
  ].join('');
}

/** The season follows the variant: blossom, summer green, or ripe fruit. */
type Season = 'blossom' | 'leaf' | 'fruit';

function season(stage: Stage): Season {
  return stage.mood === 'morning' ? 'blossom' : stage.variant % 2 === 0 ? 'fruit' : 'leaf';
}

function trees(stage: Stage, camera: Camera): string {
  const random = stage.random.fork('trees');
  const now = season(stage);
  const places: { x: number; z: number }[] = [];
  for (let row = -13; row <= 12; row += 1) {
    for (let step = 0; step < 17; step += 1)
      places.push({ x: (row + 0.5) * between, z: 9 + step * 3.6 * 1.06 ** step });
  }
  places.sort((a, b) => camera.see(b.x, b.z).metres - camera.see(a.x, a.z).metres);
  return places
    .map(({ x, z }) => {
      const seen = camera.see(x, z);
      if (seen.metres < 8.5 || seen.x < -260 || seen.x > stage.w + 260) return '';
      return fruitTree(stage, random, seen.x, seen.y, seen.scale * random.range(3.3, 3.9), seen.metres, now);
    })
    .join('');
}

function fruitTree(
  stage: Stage,
  random: ReturnType<Stage['random']['fork']>,
  x: number,
  y: number,
  height: number,
  metres: number,
  now: Season,
): string {
  const { land, side } = stage;
  const blossom: Ramp = {
    light: land.paper,
    base: mix(land.paper, land.heather.light, 0.32),
    dark: mix(land.heather.light, land.heather.base, 0.3),
  };
  const leaf = now === 'blossom' ? blossom : { ...land.leaf, base: mix(land.leaf.base, land.leaf.light, 0.15) };
  const inks = { ...stage.treeAt(metres * 1.6, leaf), side };
  const rx = height * random.range(0.36, 0.42);
  const ry = height * random.range(0.32, 0.36);
  const top = y - height * 0.62;
  const limbs = [-0.6, -0.2, 0.25, 0.62]
    .map((t) =>
      curve([
        [x, y - height * 0.2],
        [x + t * rx * 0.5, y - height * 0.36],
        [x + t * rx * 1.25, top - ry * 0.1],
      ]),
    )
    .join('');
  const ripe = Array.from({ length: now === 'fruit' ? Math.round(Math.min(34, height * 0.11)) : 0 }, (): Point => {
    const angle = random.range(0, Math.PI * 2);
    const reach = Math.sqrt(random.next()) * 0.86;
    return [x + Math.cos(angle) * rx * reach, top + Math.sin(angle) * ry * reach];
  });
  const apple = Math.max(2, height * 0.042);
  return [
    fill(ellipse(x - side * height * 0.24, y + 2, height * 0.4, height * 0.05), inks.leaf.dark, 0.35),
    stroke(`M${n(x)} ${n(y)}L${n(x)} ${n(y - height * 0.3)}`, inks.wood.dark, height * 0.045),
    stroke(
      `M${n(x + side * height * 0.01)} ${n(y)}L${n(x + side * height * 0.01)} ${n(y - height * 0.26)}`,
      inks.wood.base,
      height * 0.015,
    ),
    stroke(limbs, inks.wood.dark, height * 0.018),
    crown(random, { x, y: top, rx, ry }, inks),
    stroke(dots(ripe), stage.air(mix(land.accent, land.ink, 0.15), metres), apple),
    stroke(
      dots(ripe.map(([px, py]): Point => [px + side * apple * 0.2, py - apple * 0.2])),
      stage.air(mix(land.accent, land.bloom, 0.55), metres),
      apple * 0.42,
    ),
  ].join('');
}

function foreground(stage: Stage): string {
  const { land, w, side } = stage;
  const random = stage.random.fork('foreground');
  const now = season(stage);
  const flowers = Array.from({ length: 30 }, (): Point => [random.range(0, w), 1012]);
  const picking = now === 'fruit' ? ladderAndCrates(stage, w * (0.5 - side * 0.24)) : '';
  const petals =
    now === 'blossom'
      ? stroke(
          dots(Array.from({ length: 130 }, (): Point => [random.range(0, w), random.range(640, 990)])),
          land.paper,
          4.5,
          0.9,
        )
      : '';
  return [
    petals,
    picking,
    meadowGrass(random, { from: -20, to: w + 20, y: 1012, height: 84, density: 56, wind: side * 0.3 }, stage.near),
    daisies(random, flowers, 11, {
      stalk: land.leaf.dark,
      petal: now === 'leaf' ? land.bloom : land.paper,
      heart: land.bloom,
    }),
    seedGrass(
      random,
      { from: -20, to: w + 20, y: 1012, height: 120, density: 5, wind: side * 0.3 },
      land.leaf.dark,
      land.crop.base,
    ),
  ].join('');
}

function ladderAndCrates(stage: Stage, x: number): string {
  const { land, side } = stage;
  const shine = mix(land.accent, land.paper, 0.5);
  const [footY, topX, topY] = [930, x + side * 130, 560];
  const rungs = Array.from({ length: 9 }, (_, index) => {
    const t = (index + 0.6) / 9.4;
    const [cx, cy] = [x + (topX - x) * t, footY + (topY - footY) * t];
    const half = 42 - 20 * t;
    return polyline([
      [cx - half, cy],
      [cx + half, cy],
    ]);
  });
  const rails =
    polyline([
      [x - 44, footY],
      [topX - 20, topY],
    ]) +
    polyline([
      [x + 44, footY],
      [topX + 20, topY],
    ]);
  return [
    stroke(rails, land.wood.dark, 11),
    stroke(rungs.join(''), land.wood.dark, 8),
    stroke(rails, land.wood.light, 4),
    stroke(rungs.join(''), land.wood.light, 3),
    crate(x - side * 96, 962, 150, land, land.accent, shine),
    crate(x - side * 256, 968, 150, land, mix(land.bloom, land.leaf.light, 0.35), shine),
    crate(x - side * 178, 984, 150, land, land.accent, shine),
  ].join('');
}
