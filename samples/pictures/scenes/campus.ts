import { type Camera, createCamera } from '../camera.ts';
import { mix } from '../colour.ts';
import { band, recede, tufts } from '../shapes/ground.ts';
import { type Block, frontWall, sideWall } from '../shapes/house.ts';
import { figure } from '../shapes/people.ts';
import { daisies, meadowGrass, seedGrass } from '../shapes/plants.ts';
import { flock, mist, sky, sunlight, sunPlace } from '../shapes/sky.ts';
import { treeline } from '../shapes/treelines.ts';
import { birch, broadTree } from '../shapes/trees.ts';
import type { Stage } from '../stage.ts';
import { ellipse, fill, type Point, polygon, polyline, rect, stroke } from '../svg.ts';

const horizon = 540;

/** A timber and glass building under a planted roof, young trees, a path, and students on their way. */
export function campus(stage: Stage): string {
  const { w, side, land, random } = stage;
  const camera = createCamera(stage, { horizon, eye: 3.4, yaw: side * 0.2, lens: 1250 });
  const [sunX] = sunPlace(stage, horizon);
  const main: Block =
    side === 1
      ? { x: -33, z: 52, width: 40, depth: 22, eaves: 9.6, ridge: 9.6 }
      : { x: -7, z: 52, width: 40, depth: 22, eaves: 9.6, ridge: 9.6 };
  const tower: Block =
    side === 1
      ? { x: -30, z: 66, width: 13, depth: 13, eaves: 18, ridge: 18 }
      : { x: 17, z: 66, width: 13, depth: 13, eaves: 18, ridge: 18 };
  return [
    sky(stage, { horizon, clouds: 0.9 }),
    treeline(random.fork('line'), { from: -20, to: w + 20, y: horizon + 4, height: 44 }, stage.airRamp(land.leaf, 420)),
    fill(rect(0, horizon, w, 470), recede(stage, camera, land.grass.light, mix(land.grass.base, land.grass.dark, 0.5))),
    building(stage, camera, tower, 5),
    backTrees(stage, camera),
    building(stage, camera, main, 3),
    grounds(stage, camera),
    sunlight(stage, sunX, horizon, 0.35),
    mist(stage, horizon + 20, 34, stage.mood === 'morning' ? 0.6 : 0.12),
    people(stage, camera),
    frontTrees(stage, camera),
    flock(random.fork('birds'), w * (0.5 + side * 0.14), horizon * 0.3, 12, 7, mix(land.ink, stage.sky.top, 0.35)),
    foreground(stage),
  ].join('');
}

/** A block of several floors: timber fins before glass, a flat roof with grass and solar panels. */
function building(stage: Stage, camera: Camera, block: Block, floors: number): string {
  const land = stage.landAt(30);
  const random = stage.random.fork(`building-${floors}`);
  const front = frontWall(camera, block);
  const flank = sideWall(camera, block);
  const timber = {
    light: mix(land.wood.light, land.crop.base, 0.4),
    base: mix(land.wood.light, land.wood.base, 0.3),
    dark: land.wood.base,
  };
  const storey = block.eaves / floors;
  const evening = stage.mood === 'evening';
  const glassOf = (): string =>
    evening && random.chance(0.6)
      ? mix(land.bloom, land.paper, 0.2)
      : mix(stage.sky.top, land.water.dark, random.range(0.3, 0.6));
  const parts: string[] = [];
  const face = (wall: typeof front, shade: boolean): void => {
    parts.push(fill(wall.panel(0, 0, wall.length, block.eaves), shade ? timber.dark : timber.base));
    for (let floor = 0; floor < floors; floor += 1) {
      const step = shade ? 3.6 : 2.5;
      for (let along = 0.6; along + step * 0.8 < wall.length; along += step) {
        parts.push(fill(wall.panel(along, floor * storey + 0.45, step * 0.82, storey - 0.95), glassOf()));
        if (random.chance(0.3))
          parts.push(fill(wall.panel(along, floor * storey + 0.45, step * 0.3, storey - 0.95), land.paper, 0.24));
      }
    }
    const fins: string[] = [];
    for (let along = 0.3; along < wall.length; along += 0.62)
      fins.push(wall.line([along, storey + 0.1], [along, block.eaves - 0.3]));
    parts.push(stroke(fins.join(''), shade ? land.wood.dark : timber.light, 1.8, 0.6));
    const slabs = Array.from({ length: floors - 1 }, (_, index) =>
      wall.panel(0, (index + 1) * storey - 0.16, wall.length, 0.36),
    );
    parts.push(fill(slabs.join(''), shade ? land.wall.dark : land.paper));
  };
  if (flank) face(flank, true);
  face(front, false);
  const lip = (wall: typeof front): string => wall.panel(-0.4, block.eaves - 0.25, wall.length + 0.8, 0.7);
  parts.push(fill(lip(front), land.paper), flank ? fill(lip(flank), land.wall.base) : '');
  const [ax, ay] = front.point(0, block.eaves + 0.4);
  const [bx, by] = front.point(front.length, block.eaves + 0.4);
  parts.push(
    meadowGrass(
      random,
      {
        from: Math.min(ax, bx),
        to: Math.max(ax, bx),
        y: (x) => ay + ((by - ay) * (x - ax)) / (bx - ax) + 2,
        height: 15,
        density: 60,
      },
      land.leaf,
    ),
  );
  const panels: string[] = [];
  for (let along = 5; along < front.length - 5; along += 3.4)
    panels.push(
      polygon([
        front.point(along, block.eaves + 0.4),
        front.point(along + 2.6, block.eaves + 0.4),
        front.point(along + 3.1, block.eaves + 1.5),
        front.point(along + 0.5, block.eaves + 1.5),
      ]),
    );
  parts.push(fill(panels.join(''), mix(land.water.dark, land.ink, 0.5)), stroke(panels.join(''), land.paper, 1, 0.6));
  if (floors === 3) {
    const middle = front.length * 0.5;
    parts.push(
      fill(
        front.panel(middle - 3, 0, 6, storey + 0.6),
        evening ? mix(land.bloom, land.paper, 0.4) : mix(stage.sky.middle, land.paper, 0.2),
      ),
    );
    parts.push(
      stroke(
        front.panel(middle - 3, 0, 6, storey + 0.6) +
          front.line([middle, 0], [middle, storey + 0.6]) +
          front.line([middle - 1.5, 0], [middle - 1.5, storey + 0.6]) +
          front.line([middle + 1.5, 0], [middle + 1.5, storey + 0.6]),
        land.ink,
        2,
      ),
    );
    parts.push(fill(front.panel(middle - 3.8, storey + 0.6, 7.6, 0.5), land.accent));
  }
  return parts.join('');
}

function backTrees(stage: Stage, camera: Camera): string {
  const random = stage.random.fork('back');
  return [-52, -42, -36, 26, 37, 46, 56]
    .map((x) => {
      const seen = camera.see(x + random.range(-2, 2), 84);
      return broadTree(random, seen.x, seen.y, seen.scale * random.range(9, 13), stage.treeAt(150));
    })
    .join('');
}

function grounds(stage: Stage, camera: Camera): string {
  const { land, side } = stage;
  const random = stage.random.fork('grounds');
  const paving = mix(land.wall.base, land.crop.light, 0.4);
  const door = side === 1 ? -13 : 13;
  const path = camera.area([
    [door - 2.4, 52],
    [door + 2.4, 52],
    [side * 1 + 3.4, 3],
    [side * 1 - 2.6, 3],
  ]);
  const beds = [
    camera.area([
      [side * 5, 40],
      [side * 22, 40],
      [side * 20, 30],
      [side * 4, 30],
    ]),
    camera.area([
      [-side * 34, 42],
      [-side * 19, 42],
      [-side * 15, 30],
      [-side * 28, 30],
    ]),
  ].join('');
  return [
    tufts(
      random,
      camera,
      { left: -30, right: 30, from: 5, to: 48 },
      420,
      mix(land.leaf.base, land.grass.dark, 0.4),
      0.24,
    ),
    fill(camera.area(band(-60, 60, 46, 52)), recede(stage, camera, paving, paving)),
    fill(beds, recede(stage, camera, land.leaf.light, land.leaf.base), 0.9),
    fill(path, recede(stage, camera, paving, mix(paving, land.wall.dark, 0.3))),
    stroke(slabs(camera, door, side + 0.4), land.wall.dark, 1.4, 0.45),
    bedFlowers(stage, camera),
  ].join('');
}

/** The joints of the path's slabs. */
function slabs(camera: Camera, door: number, foot: number): string {
  const at = (share: number, z: number): Point => {
    const t = (52 - z) / 49;
    return camera.point(door + (foot - door) * t + share * (2.4 + 0.6 * t), z);
  };
  const joints: string[] = [];
  for (let z = 50; z > 4; z -= 1.6) joints.push(polyline([at(-1, z), at(1, z)]));
  for (const share of [-1, -0.34, 0.34, 1]) joints.push(polyline([at(share, 51), at(share, 4)]));
  return joints.join('');
}

function bedFlowers(stage: Stage, camera: Camera): string {
  const { land, side } = stage;
  const random = stage.random.fork('bed-flowers');
  const inks = [land.accent, land.bloom, land.heather.base, land.paper] as const;
  return Array.from({ length: 90 }, () => {
    const left = random.chance(0.5);
    const seen = camera.see(left ? -side * random.range(18, 31) : side * random.range(6, 20), random.range(31, 39.5));
    const stem = seen.scale * random.range(0.4, 0.9);
    return (
      stroke(
        polyline([
          [seen.x, seen.y],
          [seen.x, seen.y - stem],
        ]),
        land.leaf.dark,
        1.2,
      ) + fill(ellipse(seen.x, seen.y - stem, 3.4, 2.8), random.pick(inks))
    );
  }).join('');
}

function people(stage: Stage, camera: Camera): string {
  const { land, side } = stage;
  const random = stage.random.fork('people');
  const coats = [land.accent, land.bloom, land.water.dark, land.paper, land.heather.base] as const;
  const spots: readonly (readonly [number, number])[] = [
    [-11, 44],
    [-9, 43],
    [-14, 36],
    [-4, 27],
    [-3, 26.4],
    [4, 40],
    [-20, 46],
  ];
  return spots
    .map(([x, z]) => {
      const seen = camera.see(side * x, z);
      const height = seen.scale * 1.8;
      return (
        fill(ellipse(seen.x - side * height * 0.2, seen.y, height * 0.3, height * 0.04), land.leaf.dark, 0.45) +
        figure(random, {
          x: seen.x,
          y: seen.y,
          height,
          coat: random.pick(coats),
          trousers: random.pick([land.ink, land.water.dark, land.wood.dark]),
          walking: random.chance(0.7),
          mirrored: random.chance(0.5),
        })
      );
    })
    .join('');
}

function frontTrees(stage: Stage, camera: Camera): string {
  const { side, land } = stage;
  const random = stage.random.fork('front');
  const spots: readonly Point[] = [
    [side * 11, 40],
    [-side * 16, 26],
    [side * 9.4, 24],
    [-side * 10.6, 18],
  ];
  return spots
    .map(([x, z]) => {
      const seen = camera.see(x, z);
      const shade = fill(
        ellipse(seen.x - side * seen.scale * 2, seen.y, seen.scale * 2.2, seen.scale * 0.13),
        land.leaf.dark,
        0.35,
      );
      return (
        shade + birch(random, seen.x, seen.y, seen.scale * random.range(7.4, 8.6), stage.treeAt(z * 0.7), land.paper)
      );
    })
    .join('');
}

function foreground(stage: Stage): string {
  const { land, w, side } = stage;
  const random = stage.random.fork('foreground');
  const flowers = Array.from({ length: 30 }, (): Point => [random.range(0, w), 1014]);
  return [
    meadowGrass(random, { from: -20, to: w + 20, y: 1014, height: 90, density: 50, wind: side * 0.3 }, stage.near),
    daisies(random, flowers, 14, { stalk: land.leaf.dark, petal: land.paper, heart: land.bloom }),
    seedGrass(
      random,
      { from: -20, to: w + 20, y: 1014, height: 150, density: 6, wind: side * 0.3 },
      land.leaf.dark,
      land.crop.base,
    ),
  ].join('');
}
