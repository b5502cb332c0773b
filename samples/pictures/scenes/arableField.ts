import { type Camera, createCamera } from '../camera.ts';
import { mix } from '../colour.ts';
import { band, recede, rows, verge } from '../shapes/ground.ts';
import { below, contours, hill, ridge } from '../shapes/hills.ts';
import { farmhouse } from '../shapes/landmarks.ts';
import { bale, tractor } from '../shapes/machines.ts';
import { leafPlant, meadowGrass, poppies, wheat } from '../shapes/plants.ts';
import { flock, mist, sky, sunlight, sunPlace } from '../shapes/sky.ts';
import { treeline } from '../shapes/treelines.ts';
import { broadTree, poplar } from '../shapes/trees.ts';
import type { Stage } from '../stage.ts';
import { ellipse, fill, type Point, rect } from '../svg.ts';
import type { Ramp } from '../tones.ts';

const horizon = 500;

/** Drills that run to the horizon: ripe corn beside a green crop, a tractor at work, poppies along the headland. */
export function arableField(stage: Stage): string {
  const { w, side, land, random } = stage;
  const camera = createCamera(stage, { horizon, eye: 4.6, yaw: side * random.range(0.12, 0.3), lens: 1250 });
  const [sunX] = sunPlace(stage, horizon);
  const far = ridge(random.fork('far'), horizon - 26, 20, 1200);
  const nearer = ridge(random.fork('nearer'), horizon - 4, 12, 900);
  return [
    sky(stage, { horizon, clouds: 0.8 }),
    hill(stage, far, land.grass, 620, 120),
    stage.clip(
      below(far, -20, w + 20, horizon + 40),
      contours(stage, far, { depth: 60, count: 6, lean: 0.6 }, stage.air(land.leaf.base, 600), 1.6, 0.4),
    ),
    treeline(
      random.fork('wood'),
      { from: w * (side === 1 ? 0.52 : -0.02), to: w * (side === 1 ? 1.02 : 0.48), y: horizon - 4, height: 34 },
      stage.airRamp(land.leaf, 480),
    ),
    hill(stage, nearer, land.crop, 420, 60),
    farm(stage, w * (0.5 - side * random.range(0.26, 0.36))),
    fields(stage, camera),
    sunlight(stage, sunX, horizon, 0.4),
    mist(stage, horizon + 8, 34, stage.mood === 'morning' ? 0.8 : 0.3),
    work(stage, camera),
    flock(random.fork('birds'), w * (0.5 + side * 0.05), horizon * 0.44, 14, 8, mix(land.ink, stage.sky.top, 0.35)),
    foreground(stage),
  ].join('');
}

function farm(stage: Stage, x: number): string {
  const random = stage.random.fork('farm');
  const inks = stage.treeAt(240);
  return [
    poplar(random, x - 70, horizon + 6, 110, inks),
    broadTree(random, x + 70, horizon + 6, 82, inks),
    farmhouse(x, horizon + 8, 118, stage.landAt(200), stage.side),
    broadTree(random, x - 78, horizon + 10, 60, inks),
    treeline(random, { from: x - 150, to: x + 140, y: horizon + 12, height: 12 }, stage.airRamp(stage.land.leaf, 200)),
  ].join('');
}

function crops(stage: Stage): { readonly ripe: Ramp; readonly green: Ramp; readonly bare: Ramp } {
  const { land } = stage;
  return {
    ripe: land.crop,
    green: {
      light: land.leaf.light,
      base: mix(land.leaf.light, land.leaf.base, 0.5),
      dark: mix(land.leaf.base, land.leaf.dark, 0.4),
    },
    bare: land.soil,
  };
}

function fields(stage: Stage, camera: Camera): string {
  const { land, side } = stage;
  const { ripe, green, bare } = crops(stage);
  const lay = (
    left: number,
    right: number,
    from: number,
    to: number,
    every: number,
    share: number,
    ramp: Ramp,
  ): string =>
    rows(stage, camera, { left: Math.min(left, right), right: Math.max(left, right), from, to, every, share }, ramp);
  const s = side;
  return [
    fill(rect(0, horizon, stage.w, 500), recede(stage, camera, land.grass.base, land.grass.dark)),
    lay(-s * 260, -s * 120, -50, 900, 2, 0.5, land.grass),
    lay(-s * 120, -s * 60, -50, 900, 1.6, 0.5, ripe),
    lay(-s * 58, -s * 2.4, -50, 900, 3, 0.42, {
      light: land.crop.light,
      base: mix(land.crop.light, land.crop.base, 0.6),
      dark: land.crop.dark,
    }),
    lay(-s * 0.4, s * 46, -50, 900, 1.5, 0.8, bare),
    greens(stage, camera, green),
    lay(s * 48, s * 130, -50, 900, 2.4, 0.5, green),
    lay(s * 132, s * 300, -50, 900, 2, 0.5, ripe),
    fill(
      camera.area(band(s === 1 ? -2.4 : 0.4, s === 1 ? -0.4 : 2.4, -50, 900)),
      recede(stage, camera, land.grass.light, land.leaf.base),
    ),
    verge(stage, camera, s === 1 ? -2.5 : 0.3, s === 1 ? -0.3 : 2.5),
  ].join('');
}

/** Rows of plants on the bare ridges, each plant drawn near by and a line of green further on. */
function greens(stage: Stage, camera: Camera, green: Ramp): string {
  const random = stage.random.fork('greens');
  const lines: string[] = [];
  const plants: { x: number; y: number; size: number }[] = [];
  for (let row = 1; row < 30; row += 1) {
    const x = stage.side * (row * 1.5 - 0.9);
    lines.push(camera.area(band(x - 0.4, x + 0.4, 26, 900)));
    for (let z = 5; z < 42; z += 0.8) {
      const seen = camera.see(x, z + random.range(-0.2, 0.2));
      if (seen.y < 1080 && seen.x > -80 && seen.x < stage.w + 80)
        plants.push({ x: seen.x, y: seen.y, size: seen.scale * 0.46 });
    }
  }
  plants.sort((a, b) => a.y - b.y);
  return (
    fill(lines.join(''), recede(stage, camera, green.base, green.base)) +
    plants.map(({ x, y, size }) => leafPlant(random, x, y, size, green)).join('')
  );
}

/** A tractor raising dust on the stubble, and the bales it left behind. */
function work(stage: Stage, camera: Camera): string {
  const random = stage.random.fork('work');
  const { side, land } = stage;
  const seen = camera.see(-side * 24, 84);
  const dust = stage.glow(
    seen.x,
    seen.y - 10,
    130,
    [
      [0, land.crop.light, 0.6],
      [1, land.crop.light, 0],
    ],
    0.4,
  );
  const bales = Array.from({ length: 11 }, () => ({
    x: -side * random.range(5, 52),
    z: 30 * 4.4 ** random.next(),
  })).sort((a, b) => b.z - a.z);
  const drawn = bales.map(({ x, z }) => {
    const place = camera.see(x, z);
    const size = place.scale * 1.5;
    const shadow = fill(ellipse(place.x - side * size * 0.5, place.y, size * 0.9, size * 0.12), land.crop.dark, 0.6);
    return shadow + bale(place.x, place.y, size, stage.landAt(z * 0.7));
  });
  return [
    fill(rect(seen.x - 160, seen.y - 90, 320, 150), dust),
    drawn.join(''),
    tractor(seen.x, seen.y, seen.scale * 5.8, stage.landAt(46), side === -1),
  ].join('');
}

function foreground(stage: Stage): string {
  const { land, w, side } = stage;
  const random = stage.random.fork('foreground');
  const corn = side === 1 ? { from: -30, to: w * 0.46 } : { from: w * 0.54, to: w + 30 };
  const places = Array.from(
    { length: 15 },
    (): Point => [random.range(corn.from, corn.to + (side === 1 ? 120 : 0)), 1016],
  );
  const edge = (x: number): number => 1010 - 26 * Math.sin((x / w) * 3);
  return [
    wheat(random, { ...corn, y: 1016, height: 270, density: 17, wind: side * 0.6 }, land.crop),
    fill(below(edge, -20, w + 20, 1020), stage.near.dark),
    meadowGrass(random, { from: -20, to: w + 20, y: edge, height: 76, density: 48, wind: side * 0.3 }, stage.near),
    poppies(random, places, 24, {
      stalk: land.leaf.dark,
      petal: land.accent,
      shade: mix(land.accent, land.ink, 0.3),
      heart: land.ink,
    }),
    meadowGrass(random, { from: -20, to: w + 20, y: 1018, height: 60, density: 40, wind: side * 0.3 }, stage.near),
  ].join('');
}
