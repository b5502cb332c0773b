import { type Camera, createCamera } from '../camera.ts';
import { mix } from '../colour.ts';
import { hen, hides } from '../shapes/animals.ts';
import { fence, recede, tufts } from '../shapes/ground.ts';
import { hill, ridge } from '../shapes/hills.ts';
import { type Block, boards, frontWall, gable, pane, roofSlope, sideWall } from '../shapes/house.ts';
import { daisies, meadowGrass, seedGrass, specks } from '../shapes/plants.ts';
import { mist, sky, sunlight, sunPlace } from '../shapes/sky.ts';
import { treeline } from '../shapes/treelines.ts';
import { broadTree, poplar } from '../shapes/trees.ts';
import type { Stage } from '../stage.ts';
import { circle, ellipse, fill, type Point, polygon, polyline, rect, stroke } from '../svg.ts';

const horizon = 480;

/** Hens at large under trees, their house on wheels behind them. */
export function poultry(stage: Stage): string {
  const { w, side, land, random } = stage;
  const camera = createCamera(stage, { horizon, eye: 2.5, yaw: side * 0.18, lens: 1250 });
  const [sunX] = sunPlace(stage, horizon);
  const block: Block = { x: side === 1 ? -11.5 : 6, z: 26, width: 5.5, depth: 11, eaves: 2.8, ridge: 4.3 };
  return [
    sky(stage, { horizon, clouds: 0.8 }),
    hill(stage, ridge(random.fork('far'), horizon - 22, 16, 1000), land.leaf, 660, 90),
    treeline(random.fork('line'), { from: -20, to: w + 20, y: horizon + 4, height: 30 }, stage.airRamp(land.leaf, 420)),
    fill(rect(0, horizon, w, 530), recede(stage, camera, land.grass.light, mix(land.grass.base, land.grass.dark, 0.5))),
    turf(stage, camera),
    sunlight(stage, sunX, horizon, 0.4),
    grove(stage, camera),
    mist(stage, horizon + 14, 34, stage.mood === 'morning' ? 0.7 : 0.2),
    fence(stage, camera, { from: [-60, 52], to: [60, 46], count: 30, height: 1.3, rails: 3 }),
    wagon(stage, camera, block),
    hens(stage, camera),
    foreground(stage),
  ].join('');
}

function grove(stage: Stage, camera: Camera): string {
  const random = stage.random.fork('grove');
  const { side, land } = stage;
  const spots: { x: number; z: number }[] = [];
  for (let row = 0; row < 4; row += 1) {
    for (let step = 0; step < 9; step += 1)
      spots.push({ x: side * (4 + step * 7 + random.range(-1, 1)), z: 34 + row * 17 + random.range(-1, 1) });
  }
  spots.sort((a, b) => camera.see(b.x, b.z).metres - camera.see(a.x, a.z).metres);
  const trees = spots.map(({ x, z }) => {
    const seen = camera.see(x, z);
    const shade = fill(
      ellipse(seen.x - side * seen.scale * 1.4, seen.y, seen.scale * 2.4, seen.scale * 0.24),
      stage.air(land.leaf.dark, seen.metres),
      0.4,
    );
    return (
      shade + broadTree(random, seen.x, seen.y, seen.scale * random.range(6, 7.6), stage.treeAt(seen.metres * 1.3))
    );
  });
  const far = Array.from({ length: 6 }, (_, index) =>
    poplar(
      random,
      stage.w * (0.5 - side * (0.2 + index * 0.05)),
      horizon + 6,
      random.range(100, 140),
      stage.treeAt(280),
    ),
  );
  return far.join('') + trees.join('');
}

function turf(stage: Stage, camera: Camera): string {
  const { land, w } = stage;
  const random = stage.random.fork('turf');
  const bare = Array.from({ length: 12 }, () => {
    const z = 9 * 3.4 ** random.next();
    const seen = camera.see(random.range(-7, 7), z);
    return fill(
      ellipse(seen.x, seen.y, seen.scale * random.range(0.7, 1.8), seen.scale * 0.12),
      mix(land.soil.light, land.grass.base, 0.35),
      0.55,
    );
  });
  return [
    bare.join(''),
    tufts(
      random,
      camera,
      { left: -26, right: 26, from: 5, to: 60 },
      620,
      mix(land.leaf.base, land.grass.dark, 0.4),
      0.22,
    ),
    tufts(random, camera, { left: -26, right: 26, from: 5, to: 40 }, 320, land.grass.light, 0.18),
    specks(random, [0, 600], [w, 960], 130, 5, land.paper),
    specks(random, [0, 600], [w, 960], 90, 5, land.bloom),
  ].join('');
}

/** A hen house on wheels: boards, a ramp, nest boxes, a tin roof. */
function wagon(stage: Stage, camera: Camera, low: Block): string {
  const { side } = stage;
  const land = stage.landAt(14);
  const up = 0.8;
  const block: Block = { ...low, eaves: low.eaves + up, ridge: low.ridge + up };
  const front = frontWall(camera, block);
  const flank = sideWall(camera, block);
  const { surface, outline } = roofSlope(camera, block, 0.4);
  const wheelAt = (along: number): string => {
    if (!flank) return '';
    const [x, y] = flank.point(along, 0.5);
    const r = Math.abs(flank.point(along, 1)[1] - y);
    return fill(circle(x, y, r), land.ink) + fill(circle(x, y, r * 0.5), land.wall.base);
  };
  const parts: string[] = [
    fill(
      camera.area([
        [block.x - side * 3, block.z - 0.6],
        [block.x + block.width - side * 3, block.z - 0.6],
        [block.x + block.width, block.z + 11],
        [block.x, block.z + 11],
      ]),
      land.leaf.dark,
      0.45,
    ),
  ];
  parts.push(wheelAt(2.4), wheelAt(8.6));
  if (flank) {
    parts.push(fill(flank.panel(0, up, flank.length, block.eaves - up), mix(land.roof.dark, land.wood.dark, 0.4)));
    parts.push(
      stroke(
        Array.from({ length: 11 }, (_, index) =>
          flank.line(
            [0, up + (index * (block.eaves - up)) / 11],
            [flank.length, up + (index * (block.eaves - up)) / 11],
          ),
        ).join(''),
        land.ink,
        1.3,
        0.4,
      ),
    );
    for (const along of [1.4, 4.4, 7.4])
      parts.push(
        pane(flank, along, 2.2, 1.9, 0.9, stage.mood === 'evening' ? land.bloom : land.water.light, land.paper, 2.2),
      );
  }
  parts.push(
    fill(outline, land.wall.base),
    stroke(
      Array.from({ length: 17 }, (_, index) =>
        polyline([surface((index + 1) / 18, 0), surface((index + 1) / 18, 1)]),
      ).join(''),
      land.wall.dark,
      1.6,
      0.7,
    ),
  );
  parts.push(
    stage.clip(
      gable(camera, block),
      fill(front.panel(0, up, block.width, block.ridge), mix(land.roof.base, land.roof.light, 0.15)) +
        boards(front, 0.2, block.width, () => block.ridge, 0.34, land.roof.dark, 1.8, 0.55),
    ),
  );
  const middle = block.width / 2;
  parts.push(
    fill(front.panel(middle - 0.8, up, 1.6, 1.5), land.ink, 0.9),
    stroke(front.panel(middle - 0.8, up, 1.6, 1.5), land.paper, 3),
  );
  const ramp = [
    camera.point(block.x + middle - 0.6, block.z, up),
    camera.point(block.x + middle + 0.6, block.z, up),
    camera.point(block.x + middle + 0.7, block.z - 3, 0),
    camera.point(block.x + middle - 0.7, block.z - 3, 0),
  ] as const;
  const rungs = Array.from({ length: 7 }, (_, index) => {
    const t = (index + 1) / 8;
    const mixAt = (a: Point, b: Point): Point => [a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t];
    return polyline([mixAt(ramp[0], ramp[3]), mixAt(ramp[1], ramp[2])]);
  });
  parts.push(fill(polygon(ramp), land.wood.light), stroke(rungs.join(''), land.wood.dark, 2.4));
  parts.push(
    pane(front, 0.5, 2.3, 1, 0.9, stage.mood === 'evening' ? land.bloom : land.water.light, land.paper, 2.2),
    pane(
      front,
      block.width - 1.5,
      2.3,
      1,
      0.9,
      stage.mood === 'evening' ? land.bloom : land.water.light,
      land.paper,
      2.2,
    ),
  );
  parts.push(
    stroke(
      polyline([
        front.point(-0.4, block.eaves - 0.2),
        front.point(middle, block.ridge + 0.1),
        front.point(block.width + 0.4, block.eaves - 0.2),
      ]),
      land.paper,
      6,
    ),
  );
  return parts.join('');
}

function hens(stage: Stage, camera: Camera): string {
  const random = stage.random.fork('hens');
  const { side } = stage;
  const flockOf: { x: number; z: number }[] = [];
  for (let index = 0; index < 200 && flockOf.length < 26; index += 1) {
    const z = 7 * 3.5 ** random.next();
    const x = ((random.next() - 0.5) * stage.w * 0.94 * z) / 1250;
    if (flockOf.every((other) => Math.hypot(other.x - x, (other.z - z) * 0.45) > 0.74))
      flockOf.push({ x: x * Math.cos(0.18) - z * Math.sin(side * 0.18), z });
  }
  flockOf.sort((a, b) => b.z - a.z);
  return flockOf
    .map(({ x, z }) => {
      const seen = camera.see(x, z);
      const hide = hides(stage, z * 0.6);
      const shadow = fill(
        ellipse(seen.x - side * seen.scale * 0.12, seen.y, seen.scale * 0.32, seen.scale * 0.05),
        stage.land.leaf.dark,
        0.4,
      );
      return (
        shadow +
        hen(
          random,
          { x: seen.x, y: seen.y, size: seen.scale * random.range(0.62, 0.76), mirrored: random.chance(0.5) },
          random.chance(0.4) ? hide.white : hide.russet,
        )
      );
    })
    .join('');
}

function foreground(stage: Stage): string {
  const { land, w, side } = stage;
  const random = stage.random.fork('foreground');
  const flowers = Array.from({ length: 26 }, (): Point => [random.range(0, w), 1014]);
  const sward = { from: -20, to: w + 20, y: 1014, wind: side * 0.3 };
  return [
    meadowGrass(random, { ...sward, height: 92, density: 52 }, stage.near),
    daisies(random, flowers, 14, { stalk: land.leaf.dark, petal: land.paper, heart: land.bloom }),
    seedGrass(random, { ...sward, height: 150, density: 6 }, land.leaf.dark, land.crop.base),
  ].join('');
}
