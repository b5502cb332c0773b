import { type Camera, createCamera, type Spot } from '../camera.ts';
import { mix } from '../colour.ts';
import { mirror, recede, tufts } from '../shapes/ground.ts';
import { below, hill, ridge } from '../shapes/hills.ts';
import { meadowGrass, seedGrass, umbels } from '../shapes/plants.ts';
import { flock, mist, sky, sunlight, sunPlace } from '../shapes/sky.ts';
import { treeline } from '../shapes/treelines.ts';
import { broadTree, poplar, willow } from '../shapes/trees.ts';
import { glints, ripples } from '../shapes/water.ts';
import type { Stage } from '../stage.ts';
import { fill, n, type Point, polygon, rect, stroke } from '../svg.ts';

const horizon = 450;

/** A lowland river in wide bends between water meadows, groynes and poplars, with a barge under way. */
export function river(stage: Stage): string {
  const { random, w, side, land } = stage;
  const camera = createCamera(stage, { horizon, eye: 17, lens: 1250 });
  const [sunX] = sunPlace(stage, horizon);
  const phase = random.range(-0.25, 0.25);
  const middle = (z: number): number => side * (Math.sin(z / 62 + 0.9 + phase) * (8 + z * 0.12) - z * 0.05);
  const breadth = (z: number): number => 9 + z * 0.035;
  return [
    sky(stage, { horizon, clouds: 0.8 }),
    hill(stage, ridge(random.fork('hills'), horizon - 14, 10, 900), land.leaf, 900, 60),
    treeline(random.fork('line'), { from: -20, to: w + 20, y: horizon + 4, height: 22 }, stage.airRamp(land.leaf, 620)),
    fill(rect(0, horizon, w, 560), recede(stage, camera, land.grass.light, land.grass.dark)),
    meadows(stage, camera),
    water(stage, camera, middle, breadth, sunX),
    sunlight(stage, sunX, horizon, 0.4),
    mist(stage, horizon + 12, 34, stage.mood === 'morning' ? 0.85 : 0.35),
    trees(stage, camera, middle, breadth),
    flock(random.fork('birds'), w * (0.5 - side * 0.2), horizon * 0.4, 15, 7, mix(land.ink, stage.sky.top, 0.35)),
    foreground(stage),
  ].join('');
}

type Course = (z: number) => number;

function bank(middle: Course, breadth: Course, out: number): Spot[] {
  const near: Spot[] = [];
  const far: Spot[] = [];
  for (let z = 18; z < 900; z *= 1.035) {
    near.push([middle(z) - breadth(z) - out * (1 + z * 0.004), z]);
    far.push([middle(z) + breadth(z) + out * (1 + z * 0.004), z]);
  }
  return [...near, ...far.reverse()];
}

function meadows(stage: Stage, camera: Camera): string {
  const { land } = stage;
  const random = stage.random.fork('meadows');
  const parts: string[] = [];
  for (let index = 0; index < 16; index += 1) {
    const z = 60 * 1.17 ** index * random.range(0.9, 1.1);
    const x = random.range(-1, 1) * z * 0.6;
    const ramp = random.pick([land.grass, land.leaf, land.crop, land.grass]);
    const colour = stage.air(mix(ramp.light, ramp.base, random.range(0.2, 0.9)), z);
    const long = z * random.range(0.18, 0.4);
    parts.push(
      fill(
        camera.area([
          [x - long, z],
          [x + long * 0.9, z * 1.04],
          [x + long, z * 1.22],
          [x - long * 0.8, z * 1.18],
        ]),
        colour,
        0.75,
      ),
    );
  }
  parts.push(
    tufts(
      random,
      camera,
      { left: -60, right: 60, from: 20, to: 160 },
      520,
      mix(land.leaf.base, land.leaf.dark, 0.3),
      0.7,
    ),
  );
  return parts.join('');
}

function water(stage: Stage, camera: Camera, middle: Course, breadth: Course, sunX: number): string {
  const { land, sky: inks } = stage;
  const random = stage.random.fork('water');
  const shape = camera.area(bank(middle, breadth, 0));
  const groynes: string[] = [];
  for (let z = 44; z < 320; z *= 1.28) {
    for (const edge of [-1, 1] as const) {
      const x = middle(z) + edge * breadth(z);
      const reach = breadth(z) * 0.42;
      groynes.push(
        camera.area([
          [x + edge * 3, z],
          [x - edge * reach, z + 1.2],
          [x - edge * reach, z + 3.4],
          [x + edge * 3, z + 5],
        ]),
      );
    }
  }
  return [
    fill(
      camera.area(bank(middle, breadth, 2.6)),
      recede(stage, camera, land.crop.light, mix(land.crop.base, land.soil.light, 0.3)),
    ),
    fill(camera.area(bank(middle, breadth, 0.7)), recede(stage, camera, land.leaf.base, land.leaf.dark)),
    stage.clip(
      shape,
      fill(shape, mirror(stage, horizon)) +
        ripples(stage, random, horizon + 30, 1000, 130, land.water.light, 0.4) +
        ripples(stage, random, horizon + 120, 1000, 50, land.water.dark, 0.3) +
        glints(random, { from: horizon + 6, to: 960, x: sunX, spread: 420, count: 260 }, inks.sun, 0.75),
    ),
    fill(
      groynes.join(''),
      recede(stage, camera, mix(land.wall.dark, land.heather.dark, 0.35), mix(land.heather.dark, land.ink, 0.3)),
    ),
    barge(stage, camera, middle),
  ].join('');
}

/** An inland barge: a long low hull, hatches, a white wheelhouse, a flag, and its wake. */
function barge(stage: Stage, camera: Camera, middle: Course): string {
  const z = 205;
  const { x, y, scale } = camera.see(middle(z), z);
  const land = stage.landAt(z * 0.7);
  const s = stage.side;
  const u = scale * 0.4;
  const p = (px: number, py: number): Point => [x + s * px * u, y - py * u];
  const bow = p(46, 9);
  return [
    stroke(`M${n(p(-46, -1)[0])} ${n(p(0, -1)[1])}L${n(p(-120, -3)[0])} ${n(p(0, -2)[1])}`, land.paper, 2, 0.7),
    fill(polygon([p(-46, 0), p(-48, 6), p(38, 6), bow, p(40, 0)]), land.ink),
    fill(polygon([p(-48, 6), p(-48, 8), p(38, 8), p(46, 10.5), bow, p(38, 6)]), land.accent),
    fill(polygon([p(-24, 8), p(-24, 12), p(34, 12), p(36, 8)]), land.wall.base),
    fill(polygon([p(-44, 8), p(-44, 19), p(-30, 19), p(-28, 8)]), land.paper),
    fill(polygon([p(-42, 14), p(-42, 17), p(-31, 17), p(-30, 14)]), land.water.dark),
    stroke(`M${n(p(-46, 8)[0])} ${n(p(-46, 8)[1])}L${n(p(-50, 17)[0])} ${n(p(-50, 17)[1])}`, land.ink, 1),
    fill(polygon([p(-49.5, 17), p(-58, 16), p(-57, 12.5), p(-48.2, 13)]), land.accent),
  ].join('');
}

function trees(stage: Stage, camera: Camera, middle: Course, breadth: Course): string {
  const random = stage.random.fork('trees');
  const { side } = stage;
  const places = Array.from({ length: 34 }, () => {
    const z = 48 * 9 ** random.next();
    const edge = random.chance(0.55) ? -side : side;
    return { z, x: middle(z) + edge * (breadth(z) + 8 + z * random.range(0.03, 0.34)), kind: random.next() };
  }).sort((a, b) => b.z - a.z);
  return places
    .map(({ x, z, kind }) => {
      const seen = camera.see(x, z);
      const inks = stage.treeAt(z);
      if (z < 110 && Math.abs(seen.x / stage.w - 0.5) < 0.3) return '';
      if (kind < 0.34) return poplar(random, seen.x, seen.y, seen.scale * random.range(17, 24), inks);
      if (kind < 0.6) return willow(random, seen.x, seen.y, seen.scale * random.range(8, 10), inks);
      return broadTree(random, seen.x, seen.y, seen.scale * random.range(11, 16), inks);
    })
    .join('');
}

function foreground(stage: Stage): string {
  const { land, w, side } = stage;
  const random = stage.random.fork('foreground');
  const start = side === 1 ? 0 : w * 0.45;
  const bankLine = (x: number): number => 1010 - 60 * Math.max(0, 1 - Math.abs(x - (side === 1 ? 0 : w)) / (w * 0.55));
  const places = Array.from({ length: 12 }, (): Point => {
    const x = start + random.range(0, 0.55) * w;
    return [x, bankLine(x) + 10];
  });
  return [
    fill(below(bankLine, -20, w + 20, 1020), stage.near.dark),
    umbels(random, places, 230, land.leaf.dark, land.paper),
    meadowGrass(random, { from: -20, to: w + 20, y: bankLine, height: 110, density: 60, wind: side * 0.3 }, stage.near),
    seedGrass(
      random,
      { from: -20, to: w + 20, y: bankLine, height: 170, density: 8, wind: side * 0.3 },
      land.leaf.dark,
      land.crop.base,
    ),
  ].join('');
}
