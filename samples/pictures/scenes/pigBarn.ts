import { type Camera, createCamera } from '../camera.ts';
import { mix } from '../colour.ts';
import { hides, pig } from '../shapes/animals.ts';
import { recede, rows, tufts } from '../shapes/ground.ts';
import { hill, ridge } from '../shapes/hills.ts';
import { type Block, frontWall, gable, roofSlope, sideWall } from '../shapes/house.ts';
import { meadowGrass, seedGrass } from '../shapes/plants.ts';
import { flock, mist, sky, sunlight, sunPlace } from '../shapes/sky.ts';
import { treeline } from '../shapes/treelines.ts';
import { broadTree, poplar } from '../shapes/trees.ts';
import type { Stage } from '../stage.ts';
import { ellipse, fill, n, type Point, polygon, polyline, rect, stroke } from '../svg.ts';

const horizon = 520;

/** A modern pig house with an open front and a straw yard, feed silos beside it, pigs rooting and looking up. */
export function pigBarn(stage: Stage): string {
  const { w, side, land, random } = stage;
  const camera = createCamera(stage, { horizon, eye: 2.9, yaw: side * 0.2, lens: 1250 });
  const [sunX] = sunPlace(stage, horizon);
  const block: Block = { x: side === 1 ? -25 : 3, z: 34, width: 22, depth: 44, eaves: 3.6, ridge: 7.4 };
  return [
    sky(stage, { horizon, clouds: 0.9 }),
    hill(stage, ridge(random.fork('far'), horizon - 18, 12, 1100), land.leaf, 700, 90),
    treeline(random.fork('line'), { from: -20, to: w + 20, y: horizon + 4, height: 26 }, stage.airRamp(land.leaf, 440)),
    shelter(stage, camera, block),
    fill(rect(0, horizon, w, 490), recede(stage, camera, land.grass.light, mix(land.grass.base, land.grass.dark, 0.6))),
    rows(
      stage,
      camera,
      { left: side === 1 ? -1 : -60, right: side === 1 ? 60 : 1, from: -30, to: 260, every: 2.4, share: 0.46 },
      land.grass,
    ),
    rows(
      stage,
      camera,
      { left: side === 1 ? 24 : -220, right: side === 1 ? 220 : -24, from: -40, to: 700, every: 2.2, share: 0.45 },
      land.crop,
    ),
    tufts(
      random.fork('tufts'),
      camera,
      { left: -30, right: 30, from: 6, to: 60 },
      320,
      mix(land.leaf.base, land.leaf.dark, 0.3),
      0.3,
    ),
    silos(stage, camera, block),
    house(stage, camera, block),
    yard(stage, camera, block),
    sunlight(stage, sunX, horizon, 0.35),
    mist(stage, horizon + 10, 30, stage.mood === 'morning' ? 0.6 : 0.15),
    herd(stage, camera, block),
    rail(stage, camera, block),
    flock(random.fork('birds'), w * (0.5 + side * 0.16), horizon * 0.34, 12, 7, mix(land.ink, stage.sky.top, 0.35)),
    foreground(stage),
  ].join('');
}

function shelter(stage: Stage, camera: Camera, block: Block): string {
  const random = stage.random.fork('shelter');
  const { side } = stage;
  const middle = block.x + block.width / 2;
  const row = Array.from({ length: 7 }, (_, index) => {
    const seen = camera.see(middle + side * (24 + index * 8), 130);
    return poplar(random, seen.x, seen.y, seen.scale * random.range(13, 18), stage.treeAt(260));
  });
  const near = [-19, -25].map((dx) => {
    const seen = camera.see(middle + side * dx, 62);
    return broadTree(random, seen.x, seen.y, seen.scale * random.range(10, 13), stage.treeAt(90));
  });
  return row.join('') + near.join('');
}

/** Two feed silos on legs: a cylinder between two cones, lit on one side. */
function silos(stage: Stage, camera: Camera, block: Block): string {
  const land = stage.landAt(26);
  const { side } = stage;
  return [0, 1]
    .map((index) => {
      const seen = camera.see(side === 1 ? block.x + block.width + 4.2 + index * 3.6 : block.x - 4.2 - index * 3.6, 44);
      const u = seen.scale;
      const p = (px: number, py: number): Point => [seen.x + px * u, seen.y - py * u];
      const hull = polygon([
        p(-0.3, 1.4),
        p(-1.4, 3.2),
        p(-1.4, 8.6),
        p(-0.2, 9.8),
        p(0.2, 9.8),
        p(1.4, 8.6),
        p(1.4, 3.2),
        p(0.3, 1.4),
      ]);
      const paint = stage.linear(
        [
          [0, side === 1 ? land.wall.dark : land.paper],
          [0.45, land.wall.light],
          [1, side === 1 ? land.paper : land.wall.dark],
        ],
        [0, 0, 1, 0],
      );
      const hoops = [3.2, 4.5, 5.8, 7.1, 8.6].map((up) => polyline([p(-1.4, up), p(1.4, up)]));
      const legs =
        polyline([p(-1.2, 3.2), p(-1.3, 0)]) +
        polyline([p(1.2, 3.2), p(1.3, 0)]) +
        polyline([p(-0.5, 2), p(-0.5, 0)]) +
        polyline([p(0.5, 2), p(0.5, 0)]);
      return (
        stroke(legs, land.ink, Math.max(2, u * 0.13)) +
        fill(hull, paint) +
        stroke(hoops.join(''), land.wall.dark, 1.6, 0.8) +
        stroke(polyline([p(-1.4, 6.4), p(1.4, 6.4)]), land.accent, u * 0.24)
      );
    })
    .join('');
}

function house(stage: Stage, camera: Camera, block: Block): string {
  const land = stage.landAt(24);
  const front = frontWall(camera, block);
  const flank = sideWall(camera, block);
  const { surface, outline } = roofSlope(camera, block, 0.9);
  const parts: string[] = [];
  if (flank) {
    parts.push(fill(flank.panel(0, 0, flank.length, block.eaves), land.wall.dark));
    parts.push(fill(flank.panel(0.6, 1.2, flank.length - 1.2, 1.7), mix(land.ink, land.water.dark, 0.35)));
    const posts: string[] = [];
    for (let along = 0; along <= flank.length; along += 3) posts.push(flank.line([along, 0], [along, block.eaves]));
    parts.push(stroke(posts.join(''), land.wood.light, 2.6));
  }
  const seams: string[] = [];
  for (let seam = 1; seam < 40; seam += 1) seams.push(polyline([surface(seam / 40, 0), surface(seam / 40, 1)]));
  parts.push(fill(outline, land.roof.base), stroke(seams.join(''), land.roof.light, 1.1, 0.4));
  const lights: string[] = [];
  for (let index = 0; index < 7; index += 1)
    lights.push(
      polygon([
        surface(0.1 + index * 0.12, 0.35),
        surface(0.15 + index * 0.12, 0.35),
        surface(0.15 + index * 0.12, 0.7),
        surface(0.1 + index * 0.12, 0.7),
      ]),
    );
  parts.push(fill(lights.join(''), stage.mood === 'evening' ? land.bloom : land.water.light, 0.9));
  parts.push(fill(gable(camera, block), land.wall.base));
  const slope = (along: number): number =>
    block.eaves + (block.ridge - block.eaves) * (1 - Math.abs(along - block.width / 2) / (block.width / 2));
  parts.push(
    fill(
      polygon([
        front.point(0, block.eaves),
        front.point(block.width / 2, block.ridge),
        front.point(block.width, block.eaves),
      ]),
      mix(land.wood.light, land.wood.base, 0.4),
    ),
  );
  const lines: string[] = [];
  for (let along = 0.5; along < block.width; along += 0.55)
    lines.push(front.line([along, block.eaves], [along, slope(along)]));
  parts.push(stroke(lines.join(''), land.wood.dark, 1.4, 0.6));
  parts.push(fill(front.panel(0, 0, block.width, 0.9), land.wall.dark));
  const dark = mix(land.ink, land.wood.dark, 0.35);
  for (let index = 0; index < 5; index += 1) {
    const along = 1 + (index * (block.width - 2)) / 5;
    const wide = (block.width - 2) / 5 - 0.7;
    parts.push(fill(front.panel(along, 0, wide, 2.9), dark));
    parts.push(
      fill(
        front.panel(along + 0.2, 2.3, wide - 0.4, 0.4),
        stage.mood === 'evening' ? land.bloom : mix(land.bloom, dark, 0.55),
        0.9,
      ),
    );
    parts.push(fill(front.panel(along, 0, wide, 0.5), land.crop.dark, 0.8));
  }
  const verge = polyline([
    front.point(-0.9, block.eaves - 0.3),
    front.point(block.width / 2, block.ridge + 0.12),
    front.point(block.width + 0.9, block.eaves - 0.3),
  ]);
  parts.push(stroke(verge, land.paper, 6));
  parts.push(fill(front.panel(block.width / 2 - 1.2, 5, 2.4, 1), land.ink, 0.7));
  return parts.join('');
}

/** The straw yard before the house. */
function yard(stage: Stage, camera: Camera, block: Block): string {
  const { land, side } = stage;
  const random = stage.random.fork('yard');
  const [left, right] = [block.x - 1, block.x + block.width + 1];
  const shape = camera.area([
    [left, block.z],
    [right, block.z],
    [right + side * 1, 4],
    [left + side * 1, 4],
  ]);
  const straw = (count: number): string =>
    Array.from({ length: count }, () => {
      const z = 5.5 * 6 ** random.next();
      const seen = camera.see(random.range(left, right), z);
      const long = seen.scale * random.range(0.14, 0.36);
      const turn = random.range(-0.5, 0.5);
      return `M${n(seen.x)} ${n(seen.y)}l${n(Math.cos(turn) * long)} ${n(Math.sin(turn) * long * 0.5)}`;
    }).join('');
  return [
    fill(
      shape,
      recede(stage, camera, mix(land.crop.light, land.crop.base, 0.4), mix(land.crop.base, land.crop.light, 0.35)),
    ),
    stroke(straw(900), land.crop.dark, 2.2, 0.6),
    stroke(straw(900), land.paper, 1.9, 0.55),
    stroke(straw(400), land.crop.light, 2.4, 0.9),
    fill(
      camera.area([
        [left, block.z],
        [right, block.z],
        [right - side * 5, block.z - 4.4],
        [left - side * 5, block.z - 4.4],
      ]),
      land.ink,
      0.2,
    ),
  ].join('');
}

function herd(stage: Stage, camera: Camera, block: Block): string {
  const random = stage.random.fork('herd');
  const { side } = stage;
  const places: { x: number; z: number }[] = [];
  for (let index = 0; index < 90 && places.length < 12; index += 1) {
    const z = 9.6 * 2.9 ** random.next();
    const x = random.range(block.x + 1.4, block.x + block.width - 1.4);
    const seen = camera.see(x, z);
    if (seen.x < -60 || seen.x > stage.w + 60) continue;
    if (places.every((other) => Math.hypot(other.x - x, (other.z - z) * 0.42) > 2)) places.push({ x, z });
  }
  places.sort((a, b) => b.z - a.z);
  return places
    .map(({ x, z }) => {
      const seen = camera.see(x, z);
      const shadow = fill(
        ellipse(seen.x - side * seen.scale * 0.25, seen.y, seen.scale * 0.86, seen.scale * 0.1),
        stage.land.ink,
        0.28,
      );
      return (
        shadow +
        pig(
          stage,
          random,
          { x: seen.x, y: seen.y, size: seen.scale * 1.75, mirrored: random.chance(0.5) },
          hides(stage, z * 0.5).pink,
        )
      );
    })
    .join('');
}

/** A low steel rail round the yard. */
function rail(stage: Stage, camera: Camera, block: Block): string {
  const { land, side } = stage;
  const edge = side === 1 ? block.x + block.width + 1 : block.x - 1;
  const lines: string[] = [];
  const posts: string[] = [];
  for (const up of [0.4, 0.75, 1.1])
    lines.push(polyline([camera.point(edge, block.z, up), camera.point(edge + side, 9, up)]));
  for (let step = 0; step <= 9; step += 1) {
    const t = step / 9;
    posts.push(
      polyline([
        camera.point(edge + side * t, block.z + (9 - block.z) * t, 0),
        camera.point(edge + side * t, block.z + (9 - block.z) * t, 1.2),
      ]),
    );
  }
  return (
    stroke(lines.join(''), land.water.dark, 3.4) +
    stroke(lines.join(''), land.paper, 1.1, 0.8) +
    stroke(posts.join(''), land.ink, 5)
  );
}

function foreground(stage: Stage): string {
  const { land, w, side } = stage;
  const random = stage.random.fork('foreground');
  const sward = { from: -20, to: w + 20, y: 1014, wind: side * 0.3 };
  return [
    meadowGrass(random, { ...sward, height: 84, density: 54 }, stage.near),
    seedGrass(random, { ...sward, height: 140, density: 7 }, land.leaf.dark, land.crop.base),
    meadowGrass(random, { ...sward, height: 52, density: 46 }, stage.near),
  ].join('');
}
