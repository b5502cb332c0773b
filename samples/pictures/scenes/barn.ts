import { type Camera, createCamera } from '../camera.ts';
import { mix } from '../colour.ts';
import { hen, hides } from '../shapes/animals.ts';
import { band, fence, recede, rows, track, tufts } from '../shapes/ground.ts';
import { hill, ridge } from '../shapes/hills.ts';
import { type Block, boards, frontWall, gable, pane, roofSlope, sideWall } from '../shapes/house.ts';
import { bale } from '../shapes/machines.ts';
import { daisies, meadowGrass, seedGrass } from '../shapes/plants.ts';
import { flock, mist, sky, sunlight, sunPlace } from '../shapes/sky.ts';
import { treeline } from '../shapes/treelines.ts';
import { broadTree, poplar } from '../shapes/trees.ts';
import type { Stage } from '../stage.ts';
import { ellipse, fill, polygon, polyline, rect, stroke } from '../svg.ts';

const horizon = 590;

/** A timber barn under a great roof, its doors open, an oak beside it and bales in the yard. */
export function barn(stage: Stage): string {
  const { w, side, land, random } = stage;
  const camera = createCamera(stage, { horizon, eye: 3.1, yaw: side * 0.16, lens: 1300 });
  const [sunX] = sunPlace(stage, horizon);
  const width = 13;
  const middle = (-side * random.range(1, 4) * w) / 1500;
  const block: Block = {
    x: side === 1 ? middle - width - 3.4 : middle + 3.4,
    z: 36,
    width,
    depth: 24,
    eaves: 3.4,
    ridge: 10.4,
  };
  const oak = camera.see(block.x + (side === 1 ? -6 : width + 6), 44);
  return [
    sky(stage, { horizon, clouds: 0.9 }),
    hill(stage, ridge(random.fork('far'), horizon - 24, 18, 1100), land.leaf, 700, 110),
    treeline(random.fork('line'), { from: -20, to: w + 20, y: horizon + 4, height: 30 }, stage.airRamp(land.leaf, 420)),
    shelter(stage),
    fill(rect(0, horizon, w, 420), recede(stage, camera, land.grass.light, mix(land.grass.base, land.grass.dark, 0.6))),
    ground(stage, camera, block),
    sunlight(stage, sunX, horizon, 0.4),
    mist(stage, horizon + 8, 30, stage.mood === 'morning' ? 0.7 : 0.2),
    broadTree(random.fork('oak'), oak.x, oak.y, oak.scale * 14, stage.treeAt(50)),
    house(stage, camera, block),
    yard(stage, camera, block),
    flock(random.fork('birds'), w * (0.5 + side * 0.2), horizon * 0.36, 13, 7, mix(land.ink, stage.sky.top, 0.3)),
    foreground(stage),
  ].join('');
}

function shelter(stage: Stage): string {
  const random = stage.random.fork('shelter');
  const { w, side } = stage;
  return Array.from({ length: 6 }, (_, index) =>
    poplar(random, w * (0.5 + side * (0.22 + index * 0.045)), horizon + 8, random.range(130, 190), stage.treeAt(220)),
  ).join('');
}

function ground(stage: Stage, camera: Camera, block: Block): string {
  const { land, side } = stage;
  const random = stage.random.fork('ground');
  const field = rows(
    stage,
    camera,
    { left: side === 1 ? 12 : -160, right: side === 1 ? 160 : -12, from: -30, to: 600, every: 2.4, share: 0.45 },
    land.crop,
  );
  const door = block.x + block.width / 2;
  return [
    field,
    fill(
      camera.area(band(side === 1 ? 10.5 : -12.5, side === 1 ? 12.5 : -10.5, -30, 600)),
      recede(stage, camera, land.leaf.base, land.leaf.dark),
    ),
    track(stage, camera, [door, block.z], [door + side * 6, 3], 4.6),
    tufts(
      random,
      camera,
      { left: -26, right: 26, from: 5, to: 60 },
      520,
      mix(land.leaf.base, land.leaf.dark, 0.3),
      0.3,
    ),
    fence(stage, camera, { from: [side * 9.6, 90], to: [side * 9.6, 5], count: 26, height: 1.2 }),
  ].join('');
}

function house(stage: Stage, camera: Camera, block: Block): string {
  const land = stage.landAt(22);
  const front = frontWall(camera, block);
  const flank = sideWall(camera, block);
  const { surface, outline } = roofSlope(camera, block, 0.9);
  const wood = { light: mix(land.wood.base, land.wood.light, 0.35), base: land.wood.base, dark: land.wood.dark };
  const slope = (along: number): number =>
    block.eaves + (block.ridge - block.eaves) * (1 - Math.abs(along - block.width / 2) / (block.width / 2));
  const tiles: string[] = [];
  for (let course = 1; course < 16; course += 1)
    tiles.push(polyline([surface(0, course / 16), surface(1, course / 16)]));
  const seams: string[] = [];
  for (let seam = 1; seam < 30; seam += 1) seams.push(polyline([surface(seam / 30, 0), surface(seam / 30, 1)]));
  const middle = block.width / 2;
  const parts = [shadowOf(stage, camera, block)];
  if (flank) {
    parts.push(fill(flank.panel(0, 0, flank.length, block.eaves), wood.dark));
    parts.push(boards(flank, 0.4, flank.length, () => block.eaves, 0.5, land.ink, 1.2, 0.5));
    parts.push(fill(flank.panel(0, 0, flank.length, 0.7), land.roof.dark));
    for (let along = 2.5; along < flank.length - 2; along += 4.6)
      parts.push(
        pane(flank, along, 1.5, 1.5, 1.1, stage.mood === 'evening' ? land.bloom : land.water.light, land.paper, 1.6),
      );
  }
  parts.push(
    fill(outline, land.roof.base),
    stroke(tiles.join(''), land.roof.dark, 1.3, 0.6),
    stroke(seams.join(''), land.roof.light, 1, 0.22),
  );
  parts.push(fill(polygon([surface(0, 0), surface(0, 1), surface(0.02, 1), surface(0.02, 0)]), land.roof.light, 0.7));
  parts.push(fill(gable(camera, block), wood.base));
  parts.push(boards(front, 0.25, block.width, slope, 0.46, wood.dark, 1.8, 0.75));
  parts.push(boards(front, 0.36, block.width, slope, 0.92, wood.light, 1.2, 0.6));
  parts.push(fill(front.panel(0, 0, block.width, 0.8), land.roof.base));
  const verge = polyline([
    front.point(-0.9, block.eaves - 0.9),
    front.point(middle, block.ridge + 0.15),
    front.point(block.width + 0.9, block.eaves - 0.9),
  ]);
  parts.push(stroke(verge, land.paper, 7), stroke(verge, land.wall.dark, 1.6, 0.6));
  const [dark, leaf] = [mix(land.ink, land.soil.dark, 0.25), land.leaf.dark];
  parts.push(fill(front.panel(middle - 2.1, 0, 4.2, 4.3), dark));
  parts.push(
    fill(front.panel(middle - 1.6, 0, 3.2, 1.1), land.crop.dark, 0.8),
    fill(front.panel(middle - 1.3, 1.1, 2.2, 0.8), land.crop.base, 0.7),
  );
  for (const way of [-1, 1] as const) {
    const at = way === -1 ? middle - 4.1 : middle + 2.1;
    parts.push(
      fill(front.panel(at, 0, 2, 4.3), leaf),
      stroke(
        front.panel(at + 0.12, 0.15, 1.76, 4) +
          front.line([at + 0.12, 0.15], [at + 1.88, 4.15]) +
          front.line([at + 1.88, 0.15], [at + 0.12, 4.15]),
        land.paper,
        2.4,
      ),
    );
  }
  parts.push(
    pane(front, middle - 0.8, 6.3, 1.6, 1.5, stage.mood === 'evening' ? land.bloom : land.water.light, land.paper, 2.2),
  );
  parts.push(
    pane(front, 1, 1.3, 1.2, 1.3, stage.mood === 'evening' ? land.bloom : land.water.base, land.paper, 2),
    pane(
      front,
      block.width - 2.2,
      1.3,
      1.2,
      1.3,
      stage.mood === 'evening' ? land.bloom : land.water.base,
      land.paper,
      2,
    ),
  );
  return parts.join('');
}

function shadowOf(stage: Stage, camera: Camera, { x, z, width, depth }: Block): string {
  const away = -stage.side * 7;
  return fill(
    camera.area([
      [x, z],
      [x + width, z],
      [x + width + away, z - 2.4],
      [x + away, z - 2.4],
    ]) +
      camera.area([
        [x, z],
        [x, z + depth],
        [x + away, z + depth],
        [x + away, z - 2.4],
      ]),
    stage.land.leaf.dark,
    0.35,
  );
}

function yard(stage: Stage, camera: Camera, block: Block): string {
  const random = stage.random.fork('yard');
  const { side, land } = stage;
  const door = block.x + block.width / 2;
  const bales = [
    [0, 30],
    [1.7, 30.6],
    [0.85, 30.2],
    [-3.2, 26],
  ] as const;
  const drawn = bales.map(([dx, z], index) => {
    const seen = camera.see(door - side * (6.4 + dx), z, index === 2 ? 1.35 : 0);
    const size = seen.scale * 1.6;
    const shadow =
      index === 2
        ? ''
        : fill(ellipse(seen.x - side * size * 0.5, seen.y, size * 0.9, size * 0.12), land.leaf.dark, 0.5);
    return shadow + bale(seen.x, seen.y, size, stage.landAt(10));
  });
  const hens = Array.from({ length: 6 }, () => ({
    x: door + side * random.range(-3, 7),
    z: random.range(15, 27),
  })).sort((a, b) => b.z - a.z);
  const birds = hens.map(({ x, z }) => {
    const seen = camera.see(x, z);
    const hide = hides(stage);
    return hen(
      random,
      { x: seen.x, y: seen.y, size: seen.scale * 0.72, mirrored: random.chance(0.5) },
      random.chance(0.6) ? hide.white : hide.russet,
    );
  });
  return drawn.join('') + birds.join('');
}

function foreground(stage: Stage): string {
  const { land, w, side } = stage;
  const random = stage.random.fork('foreground');
  const from = side === 1 ? -20 : w * 0.36;
  const sward = { from, to: from + w * 0.66, y: 1012, wind: side * 0.3 };
  return [
    meadowGrass(random, { ...sward, height: 100, density: 50 }, stage.near),
    daisies(
      random,
      Array.from({ length: 24 }, () => [random.range(sward.from, sward.to), 1012] as const),
      14,
      { stalk: land.leaf.dark, petal: land.paper, heart: land.bloom },
    ),
    seedGrass(random, { ...sward, height: 160, density: 8 }, land.leaf.dark, land.crop.base),
    meadowGrass(random, { from: -20, to: w + 20, y: 1016, height: 56, density: 46, wind: side * 0.3 }, stage.near),
  ].join('');
}
