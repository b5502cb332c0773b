import { type Camera, createCamera } from '../camera.ts';
import { mix } from '../colour.ts';
import { hides, sheep } from '../shapes/animals.ts';
import { recede, rows } from '../shapes/ground.ts';
import { below } from '../shapes/hills.ts';
import { farmhouse, turbine } from '../shapes/landmarks.ts';
import { daisies, meadowGrass, seedGrass } from '../shapes/plants.ts';
import { flock, mist, sky, sunlight, sunPlace } from '../shapes/sky.ts';
import { treeline } from '../shapes/treelines.ts';
import { broadTree } from '../shapes/trees.ts';
import { glints, ripples } from '../shapes/water.ts';
import type { Stage } from '../stage.ts';
import { curve, fill, n, type Point, rect, stroke } from '../svg.ts';

const horizon = 500;

/** The land lies away from the light, so that the sea glitters under the sun. */
const inland = (stage: Stage): 1 | -1 => (stage.side === 1 ? -1 : 1);

/** A green dike that bends away between the sea and the low land, with sheep on its slope and turbines far off. */
export function seaDike(stage: Stage): string {
  const { w, land, random } = stage;
  const side = inland(stage);
  const camera = createCamera(stage, { horizon, eye: 9.6, yaw: -side * 0.1, lens: 1150 });
  const [sunX] = sunPlace(stage, horizon);
  const bend = random.range(0.8, 1.3);
  const line: Course = (z) => side * (5 - (z / 62) ** 1.7 * 4.4 * bend + 20 * Math.max(0, z / 300 - 0.6));
  return [
    sky(stage, { horizon, clouds: 0.9 }),
    seaAndLand(stage, camera, line, sunX),
    turbines(stage),
    dike(stage, camera, line),
    sunlight(stage, sunX, horizon, 0.4),
    mist(stage, horizon + 4, 28, stage.mood === 'morning' ? 0.7 : 0.35),
    herd(stage, camera, line),
    flock(random.fork('birds'), w * (0.5 - side * 0.04), horizon * 0.5, 16, 9, mix(land.ink, stage.sky.top, 0.35)),
    foreground(stage),
  ].join('');
}

type Course = (z: number) => number;
const top = 6.5;

/** A strip along the dike between two offsets from its crest, at the heights given for each edge. */
function along(camera: Camera, line: Course, a: number, b: number, upA: number, upB: number): string {
  const near: [number, number, number][] = [];
  const far: [number, number, number][] = [];
  for (let z = 6; z < 700; z *= 1.09) {
    near.push([line(z) + a, z, upA]);
    far.push([line(z) + b, z, upB]);
  }
  return camera.area([...near, ...far.reverse()]);
}

function seaAndLand(stage: Stage, camera: Camera, line: Course, sunX: number): string {
  const { land, w, sky: inks } = stage;
  const side = inland(stage);
  const random = stage.random.fork('sea');
  const water = stage.fall(horizon, 960, [
    [0, mix(land.water.base, inks.low, 0.6)],
    [0.2, mix(land.water.base, land.water.dark, 0.3)],
    [1, mix(land.water.dark, inks.top, 0.25)],
  ]);
  const fields: string[] = [
    fill(along(camera, line, side * 14, side * 900, 0, 0), recede(stage, camera, land.grass.light, land.grass.dark)),
  ];
  const ramps = [land.grass, land.crop, land.leaf, land.grass, land.soil] as const;
  for (let index = 0; index < 9; index += 1) {
    const near = 26 + index * 24;
    const ramp = random.pick(ramps);
    fields.push(
      rows(
        stage,
        camera,
        {
          left: Math.min(side * near, side * (near + 22)),
          right: Math.max(side * near, side * (near + 22)),
          from: 20,
          to: 620,
          every: 3,
          share: 0.45,
        },
        ramp,
      ),
    );
  }
  const waves = Array.from({ length: 6 }, (_, index) => {
    const z = 26 * 1.6 ** index;
    const points = Array.from(
      { length: 9 },
      (_unused, step): Point =>
        camera.point(
          line(z * (1 + step * 0.05)) - side * (21 + index * 3 + step * 0.6 * z * 0.05),
          z * (1 + step * 0.05),
          0,
        ),
    );
    return stroke(curve(points), land.paper, Math.max(1, 40 / z + 1.4), 0.6);
  });
  return [
    fill(rect(0, horizon, w, 510), water),
    ripples(stage, random, horizon + 6, 1000, 190, land.water.light, 0.45),
    ripples(stage, random, horizon + 60, 1000, 60, land.paper, 0.3),
    glints(random, { from: horizon + 3, to: 900, x: sunX, spread: 300, count: 260 }, inks.sun, 0.8),
    fields.join(''),
    village(stage),
    waves.join(''),
  ].join('');
}

function village(stage: Stage): string {
  const { w, land } = stage;
  const side = inland(stage);
  const random = stage.random.fork('village');
  const x = w * (0.5 + side * 0.4);
  const inks = stage.treeAt(280);
  return [
    treeline(
      random,
      { from: side === 1 ? w * 0.62 : -20, to: side === 1 ? w + 20 : w * 0.38, y: horizon + 5, height: 20 },
      stage.airRamp(land.leaf, 600),
    ),
    broadTree(random, x - 50, horizon + 26, 54, inks),
    farmhouse(x, horizon + 28, 84, stage.landAt(230), side),
    broadTree(random, x + 50, horizon + 28, 46, inks),
  ].join('');
}

function turbines(stage: Stage): string {
  const random = stage.random.fork('turbines');
  const { w, land } = stage;
  const side = inland(stage);
  return Array.from({ length: 6 }, (_, index) => {
    const tall = 210 - index * 26;
    return turbine(
      w * (0.5 + side * (0.34 - index * 0.07)),
      horizon + 8 - index,
      tall,
      stage.air(mix(land.paper, land.water.dark, 0.55), 60 + index * 60),
      random.range(0, 2),
    );
  }).join('');
}

function dike(stage: Stage, camera: Camera, line: Course): string {
  const { land } = stage;
  const side = inland(stage);
  const random = stage.random.fork('dike');
  const face = (a: number, b: number, upA: number, upB: number, from: string, to: string): string =>
    fill(along(camera, line, side * a, side * b, upA, upB), recede(stage, camera, from, to));
  const stones = mix(land.heather.dark, land.water.dark, 0.5);
  const poles = Array.from({ length: 16 }, (_, index) => {
    const z = 20 * 1.2 ** index;
    const { x, y, scale, metres } = camera.see(line(z) - side * 20.5, z, 0);
    return stroke(
      `M${n(x)} ${n(y)}L${n(x)} ${n(y - scale * 1.3)}`,
      stage.air(land.wood.dark, metres),
      Math.max(1.4, scale * 0.26),
    );
  });
  return [
    face(-19.5, -13, -0.2, 1.6, stones, mix(stones, land.ink, 0.35)),
    face(-13, -1.5, 1.6, top, land.grass.light, mix(land.grass.base, land.grass.light, 0.2)),
    face(-1.5, 1.5, top, top, land.crop.light, mix(land.crop.light, land.crop.base, 0.5)),
    face(1.5, 15, top, 0, land.grass.dark, mix(land.leaf.base, land.grass.dark, 0.45)),
    face(15, 18, 0, 0, land.soil.light, mix(land.wall.dark, land.soil.light, 0.4)),
    stroke(along(camera, line, -side * 2, -side * 2, top, top), land.leaf.dark, 1.4, 0.35),
    hatch(stage, camera, line, random),
    poles.join(''),
  ].join('');
}

/** Short strokes of grass down both slopes. */
function hatch(stage: Stage, camera: Camera, line: Course, random: ReturnType<Stage['random']['fork']>): string {
  const { land } = stage;
  const side = inland(stage);
  const strokes = (a: number, b: number, upA: number, upB: number, count: number): string =>
    Array.from({ length: count }, () => {
      const z = 9 * 22 ** random.next();
      const t = random.next();
      const { x, y, scale } = camera.see(line(z) + side * (a + (b - a) * t), z, upA + (upB - upA) * t);
      const tall = scale * random.range(0.2, 0.5);
      return tall < 1.2
        ? ''
        : `M${n(x)} ${n(y)}q${n(-side * tall * 0.1)} ${n(-tall * 0.6)} ${n(side * tall * random.range(-0.3, 0.6))} ${n(-tall)}`;
    }).join('');
  return (
    stroke(strokes(-13, -2.4, 1.6, top, 900), land.leaf.base, 1.8, 0.55) +
    stroke(strokes(-13, -2.4, 1.6, top, 400), land.grass.light, 1.8, 0.8) +
    stroke(strokes(2.4, 15, top, 0, 900), land.leaf.dark, 1.8, 0.55)
  );
}

function herd(stage: Stage, camera: Camera, line: Course): string {
  const random = stage.random.fork('herd');
  const side = inland(stage);
  const places = Array.from({ length: 26 }, () => {
    const z = 24 * 7 ** random.next();
    const t = random.range(0.1, 0.95);
    return random.chance(0.72)
      ? { x: line(z) - side * (2.6 + 10 * t), z, up: top - 4.9 * t }
      : { x: line(z) + side * (2.6 + 11 * t), z, up: top - 6 * t };
  }).sort((a, b) => b.z - a.z);
  return places
    .map(({ x, z, up }) => {
      const seen = camera.see(x, z, up);
      return sheep(
        random,
        { x: seen.x, y: seen.y, size: seen.scale * 1.9, mirrored: random.chance(0.5) },
        hides(stage, z * 0.7).wool,
      );
    })
    .join('');
}

function foreground(stage: Stage): string {
  const { land, w } = stage;
  const side = inland(stage);
  const random = stage.random.fork('foreground');
  const slope = (x: number): number => 1012 - 30 * Math.sin((Math.PI * x) / w);
  const flowers = Array.from({ length: 26 }, (): Point => [random.range(0, w), 1014]);
  return [
    fill(below(slope, -20, w + 20, 1020), stage.near.dark),
    meadowGrass(random, { from: -20, to: w + 20, y: slope, height: 92, density: 52, wind: side * 0.5 }, stage.near),
    daisies(random, flowers, 13, { stalk: land.leaf.dark, petal: land.bloom, heart: land.crop.dark }),
    seedGrass(
      random,
      { from: -20, to: w + 20, y: slope, height: 150, density: 8, wind: side * 0.6 },
      land.leaf.dark,
      land.crop.base,
    ),
  ].join('');
}
