import { type Camera, createCamera } from '../camera.ts';
import { mix } from '../colour.ts';
import { butterfly } from '../shapes/animals.ts';
import { band, recede, rows } from '../shapes/ground.ts';
import { hill, ridge } from '../shapes/hills.ts';
import { farmhouse } from '../shapes/landmarks.ts';
import { cornflowers, daisies, meadowGrass, poppies, seedGrass, specks, umbels } from '../shapes/plants.ts';
import { mist, sky, sunlight, sunPlace } from '../shapes/sky.ts';
import { treeline } from '../shapes/treelines.ts';
import { broadTree, poplar } from '../shapes/trees.ts';
import type { Stage } from '../stage.ts';
import { fill, type Point, rect } from '../svg.ts';

const horizon = 500;

/** A margin of wild flowers along a field, drawn from within it: poppies, cornflowers, ox-eyes, and what flies there. */
export function flowerStrip(stage: Stage): string {
  const { w, side, land, random } = stage;
  const camera = createCamera(stage, { horizon, eye: 2.6, yaw: side * random.range(0.2, 0.34), lens: 1250 });
  const [sunX] = sunPlace(stage, horizon);
  return [
    sky(stage, { horizon, clouds: 0.8 }),
    hill(stage, ridge(random.fork('far'), horizon - 24, 18, 1100), land.leaf, 640, 100),
    treeline(random.fork('line'), { from: -20, to: w + 20, y: horizon + 4, height: 28 }, stage.airRamp(land.leaf, 460)),
    farm(stage, w * (0.5 - side * random.range(0.14, 0.28))),
    fields(stage, camera),
    sunlight(stage, sunX, horizon, 0.4),
    mist(stage, horizon + 10, 34, stage.mood === 'morning' ? 0.75 : 0.25),
    strip(stage, camera),
    flowers(stage),
    insects(stage),
  ].join('');
}

function farm(stage: Stage, x: number): string {
  const random = stage.random.fork('farm');
  const inks = stage.treeAt(210);
  return [
    poplar(random, x + 78, horizon + 6, 128, inks),
    poplar(random, x + 56, horizon + 6, 112, inks),
    broadTree(random, x - 74, horizon + 8, 90, inks),
    farmhouse(x, horizon + 10, 122, stage.landAt(170), stage.side),
    treeline(random, { from: x - 140, to: x + 130, y: horizon + 14, height: 13 }, stage.airRamp(stage.land.leaf, 150)),
  ].join('');
}

function fields(stage: Stage, camera: Camera): string {
  const { land, w, side } = stage;
  const lay = (a: number, b: number, every: number, share: number, ramp: typeof land.crop): string =>
    rows(
      stage,
      camera,
      { left: Math.min(side * a, side * b), right: Math.max(side * a, side * b), from: -80, to: 900, every, share },
      ramp,
    );
  const young = {
    light: land.leaf.light,
    base: mix(land.leaf.light, land.grass.base, 0.5),
    dark: mix(land.leaf.base, land.grass.dark, 0.4),
  };
  return [
    fill(rect(0, horizon, w, 520), recede(stage, camera, land.grass.light, land.grass.dark)),
    lay(-200, -60, 3, 0.5, land.grass),
    lay(-60, -4, 0.8, 0.4, land.crop),
    lay(5, 60, 1.1, 0.5, young),
    lay(60, 200, 2.4, 0.5, land.crop),
  ].join('');
}

/** The strip itself, running off to the horizon as a ribbon of colour. */
function strip(stage: Stage, camera: Camera): string {
  const { land, side } = stage;
  const random = stage.random.fork('strip');
  const parts = [
    fill(
      camera.area(side === 1 ? band(-4, 5, -40, 900) : band(-5, 4, -40, 900)),
      recede(stage, camera, land.leaf.light, land.leaf.base),
    ),
  ];
  const inks = [land.accent, land.bloom, land.paper, land.heather.base, land.paper];
  for (let step = 0; step < 34; step += 1) {
    const z = 110 * 0.905 ** step;
    const left = camera.see(side * -3.8, z);
    const right = camera.see(side * 4.8, z);
    const [from, to] = left.x < right.x ? [left, right] : [right, left];
    const tall = left.scale * 0.6;
    const grass = {
      from: from.x,
      to: to.x,
      y: (x: number) => from.y + ((to.y - from.y) * (x - from.x)) / (to.x - from.x),
      height: tall,
      density: 2200 / (tall + 12),
    };
    parts.push(
      meadowGrass(
        random,
        grass,
        stage.airRamp(
          { light: land.leaf.light, base: mix(land.leaf.base, land.leaf.light, 0.3), dark: land.leaf.base },
          z,
        ),
      ),
    );
    inks.forEach((ink, index) => {
      parts.push(
        specks(
          random,
          [from.x, from.y - tall * 1.1],
          [to.x, to.y - tall * 0.4],
          9 + index * 2,
          Math.max(2, left.scale * 0.07),
          stage.air(ink, z * 1.2),
        ),
      );
    });
    if (z < 6) break;
  }
  return parts.join('');
}

/** The nearest flowers, petal by petal, tallest at the sides so that the middle stays open. */
function flowers(stage: Stage): string {
  const { land, w, side } = stage;
  const random = stage.random.fork('flowers');
  const hem = (x: number): number => 1016 - 50 * Math.abs(x / w - 0.5);
  const places = (count: number, spread = 1): Point[] =>
    Array.from({ length: count }, (): Point => {
      const x = (0.5 + (random.next() - 0.5) * spread) * w;
      return [x, hem(x) + 6];
    }).sort((a, b) => a[0] - b[0]);
  const stalk = land.leaf.dark;
  const outer = (count: number): Point[] =>
    Array.from(
      { length: count },
      (_, index): Point => [w * (index % 2 === 0 ? random.range(-0.02, 0.26) : random.range(0.74, 1.02)), 1020],
    );
  const sward = { from: -20, to: w + 20, y: hem, wind: side * 0.3 };
  return [
    umbels(random, outer(11), 340, mix(land.leaf.dark, land.leaf.base, 0.3), land.paper),
    seedGrass(random, { ...sward, height: 260, density: 7 }, land.leaf.base, land.crop.base),
    meadowGrass(
      random,
      { ...sward, height: 150, density: 44 },
      { light: land.leaf.light, base: land.leaf.base, dark: land.leaf.dark },
    ),
    cornflowers(random, places(22), 26, { stalk, petal: land.heather.base, shade: land.heather.dark, heart: land.ink }),
    daisies(random, places(18), 26, { stalk, petal: land.paper, heart: land.bloom }),
    poppies(random, places(15), 32, {
      stalk,
      petal: land.accent,
      shade: mix(land.accent, land.ink, 0.28),
      heart: land.ink,
    }),
    meadowGrass(random, { ...sward, height: 100, density: 50 }, stage.near),
    daisies(random, places(16), 17, { stalk, petal: land.bloom, heart: land.crop.dark }),
    cornflowers(random, places(9), 20, { stalk, petal: land.heather.light, shade: land.heather.base, heart: land.ink }),
    meadowGrass(random, { ...sward, y: 1022, height: 62, density: 44 }, stage.near),
  ].join('');
}

function insects(stage: Stage): string {
  const { land, w, side } = stage;
  const parts = [
    butterfly(w * (0.5 + side * 0.13), 640, 62, side * 24, land.accent, land.paper, land.ink),
    butterfly(w * (0.5 + side * 0.24), 560, 44, side * -18, land.bloom, land.accent, land.ink),
    butterfly(w * (0.5 - side * 0.22), 700, 48, side * 40, land.paper, land.heather.base, land.ink),
  ];
  return parts.join('');
}
