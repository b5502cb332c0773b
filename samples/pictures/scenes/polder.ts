import { createCamera } from '../camera.ts';
import { mix } from '../colour.ts';
import { ditch, fence, recede, rows, tufts } from '../shapes/ground.ts';
import { church, farmhouse, windmill } from '../shapes/landmarks.ts';
import { meadowGrass, reeds, seedGrass } from '../shapes/plants.ts';
import { flock, mist, sky, sunlight, sunPlace } from '../shapes/sky.ts';
import { avenue, treeline } from '../shapes/treelines.ts';
import { broadTree, poplar, willow } from '../shapes/trees.ts';
import type { Stage } from '../stage.ts';
import { fill, rect } from '../svg.ts';
import type { Ramp } from '../tones.ts';

const horizon = 590;

/** Long meadows between straight ditches, a mill or a farm behind its trees, reed at the viewer's feet. */
export function polder(stage: Stage): string {
  const { random, w, side } = stage;
  const yaw = -side * random.range(0.16, 0.3);
  const camera = createCamera(stage, { horizon, eye: 5.2, yaw, centre: 0.5 });
  const [sunX] = sunPlace(stage, horizon);
  const focus = w * (0.5 - side * random.range(0.08, 0.16));
  return [
    sky(stage, { horizon, clouds: 0.9 }),
    distance(stage),
    fields(stage, camera),
    sunlight(stage, sunX, horizon, stage.mood === 'day' ? 0.3 : 0.5),
    landmark(stage, focus),
    mist(stage, horizon + 4, 40, stage.mood === 'morning' ? 0.6 : 0.2),
    trees(stage, camera),
    fence(stage, camera, { from: [-side * 26, 120], to: [-side * 26, 4], count: 26 }),
    flock(random.fork('birds'), w * (0.5 + side * 0.1), horizon * 0.42, 14, 9, mix(stage.land.ink, stage.sky.top, 0.3)),
    foreground(stage),
  ].join('');
}

function distance(stage: Stage): string {
  const { w, side } = stage;
  const random = stage.random.fork('far');
  const village = w * (0.5 + side * random.range(0.26, 0.36));
  return [
    treeline(random, { from: -20, to: w + 20, y: horizon + 3, height: 13 }, stage.airRamp(stage.land.leaf, 1000)),
    avenue(random, w * 0.04, w * random.range(0.2, 0.4), horizon + 3, 38, stage.air(stage.land.leaf.dark, 640)),
    church(village, horizon + 3, 72, stage.landAt(560), side),
    treeline(
      random,
      { from: village - 170, to: village + 140, y: horizon + 4, height: 24 },
      stage.airRamp(stage.land.leaf, 480),
    ),
  ].join('');
}

function fields(stage: Stage, camera: ReturnType<typeof createCamera>): string {
  const { land, w } = stage;
  const random = stage.random.fork('fields');
  const mown: Ramp = {
    light: land.crop.light,
    base: mix(land.crop.base, land.grass.light, 0.45),
    dark: mix(land.crop.dark, land.grass.base, 0.4),
  };
  const lush: Ramp = { light: land.grass.base, base: mix(land.grass.base, land.leaf.base, 0.4), dark: land.leaf.base };
  const parts = [fill(rect(0, horizon, w, stage.h - horizon), recede(stage, camera, land.grass.base, land.grass.dark))];
  const width = 30;
  for (let index = -24; index < 24; index += 1) {
    const left = index * width + 2;
    const ramp = random.pick([land.grass, lush, lush, land.grass, mown]);
    const every = random.pick([2.2, 3, 4.4]);
    parts.push(rows(stage, camera, { left, right: left + width - 4, from: -60, to: 1500, every, share: 0.46 }, ramp));
  }
  parts.push(
    tufts(
      random,
      camera,
      { left: -50, right: 50, from: 5, to: 90 },
      420,
      mix(land.leaf.base, land.leaf.dark, 0.4),
      0.32,
    ),
  );
  for (let index = -24; index <= 24; index += 1) {
    parts.push(ditch(stage, camera, { x: index * width, half: index % 4 === 0 ? 2.6 : 0.9, from: -60, to: 1500 }));
  }
  return parts.join('');
}

/** What the eye ends at: a mill, or a farm in the shelter of its trees. */
function landmark(stage: Stage, x: number): string {
  const random = stage.random.fork('landmark');
  const { side } = stage;
  const land = stage.landAt(130);
  const inks = stage.treeAt(150);
  if (stage.variant % 2 === 0) {
    return (
      treeline(
        random,
        { from: x - 120, to: x + 110, y: horizon + 12, height: 26 },
        stage.airRamp(stage.land.leaf, 220),
      ) + windmill(x, horizon + 14, 158, land, side, random.range(0.3, 0.6))
    );
  }
  return [
    ...[-92, -66, 84].map((dx) => poplar(random, x + dx * side, horizon + 10, random.range(110, 150), inks)),
    broadTree(random, x + 62 * side, horizon + 12, 92, inks),
    farmhouse(x, horizon + 14, 132, land, side),
    broadTree(random, x - 70 * side, horizon + 16, 66, inks),
    treeline(random, { from: x - 130, to: x + 130, y: horizon + 20, height: 13 }, stage.airRamp(stage.land.leaf, 120)),
  ].join('');
}

/** A row of pollards along the wide ditch, coming towards the viewer. */
function trees(stage: Stage, camera: ReturnType<typeof createCamera>): string {
  const random = stage.random.fork('trees');
  return [150, 122, 98, 78, 61, 47, 35, 26]
    .map((z) => {
      const seen = camera.see(stage.side * 5.2, z + random.range(-2, 2));
      return willow(random, seen.x, seen.y, seen.scale * random.range(5.4, 6.4), stage.treeAt(seen.metres));
    })
    .join('');
}

function foreground(stage: Stage): string {
  const { land, w, side } = stage;
  const random = stage.random.fork('foreground');
  const start = side === 1 ? -0.06 * w : 0.7 * w;
  const sward = { from: -20, to: w + 20, y: 1010 };
  return [
    meadowGrass(random, { ...sward, height: 84, density: 70, wind: 0.3 }, stage.near),
    seedGrass(random, { ...sward, height: 140, density: 6, wind: 0.3 }, land.leaf.dark, land.crop.dark),
    reeds(
      random,
      { from: start, to: start + w * 0.36, y: 1020, height: 220, density: 30, wind: side * 0.6 },
      stage.near,
      land.crop,
    ),
  ].join('');
}
