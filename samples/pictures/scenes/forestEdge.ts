import { mix } from '../colour.ts';
import type { Random } from '../random.ts';
import { deer, hides } from '../shapes/animals.ts';
import { spruce } from '../shapes/conifers.ts';
import { hill, type Ridge, ridge } from '../shapes/hills.ts';
import { meadowGrass, specks, umbels } from '../shapes/plants.ts';
import { mist, shafts, sky, sunlight, sunPlace } from '../shapes/sky.ts';
import { treeline } from '../shapes/treelines.ts';
import { birch, broadTree } from '../shapes/trees.ts';
import type { Stage } from '../stage.ts';
import { fill, n, type Point, stroke } from '../svg.ts';
import type { Ramp } from '../tones.ts';

const horizon = 520;

/** Where wood and meadow meet: wall upon wall of trees in the haze, birches in front, ferns, and a deer looking up. */
export function forestEdge(stage: Stage): string {
  const { w, side, land, random } = stage;
  const sun = sunPlace(stage, horizon);
  const lines = [
    ridge(random.fork('r3'), 560, 16, 1500),
    ridge(random.fork('r2'), 640, 20, 1300),
    ridge(random.fork('r1'), 780, 26, 1500),
  ] as const;
  return [
    sky(stage, { horizon, clouds: 0.6, sun: [0.5 + side * 0.16, stage.mood === 'day' ? 0.3 : 0.5] }),
    treeline(random.fork('t5'), { from: -20, to: w + 20, y: 566, height: 66 }, stage.airRamp(land.leaf, 900)),
    wall(stage, random.fork('w4'), 560, 190, 560, 0.16),
    mist(stage, 560, 60, 0.75),
    wall(stage, random.fork('w3'), 580, 290, 300, 0.25),
    mist(stage, 590, 50, 0.6),
    hill(stage, lines[0], land.grass, 220, 160),
    wall(stage, random.fork('w2'), 610, 400, 150, 0.34),
    sunlight(stage, sun[0], horizon, 0.4),
    shafts(stage, [w * (0.5 + side * 0.16), horizon * 0.4], 760, 0.35),
    hill(stage, lines[1], land.grass, 90, 190),
    texture(stage, random.fork('x2'), lines[1], 120, 60),
    deerIn(stage, lines[1]),
    wall(stage, random.fork('w1'), 690, 520, 60, 0.42),
    hill(
      stage,
      lines[2],
      { light: land.grass.base, base: mix(land.leaf.base, land.grass.dark, 0.4), dark: land.leaf.dark },
      12,
      240,
    ),
    texture(stage, random.fork('x1'), lines[2], 200, 0),
    birches(stage, lines[2]),
    foreground(stage),
  ].join('');
}

/** A wall of trees on both sides that leaves the middle open: `gap` is how far it stays from the light's side. */
function wall(stage: Stage, random: Random, y: number, height: number, metres: number, gap: number): string {
  const { w, side, land } = stage;
  const trees: { x: number; y: number; tall: number; kind: number }[] = [];
  for (let index = 0; index < 26; index += 1) {
    const onLightSide = random.chance(0.36);
    const edge = onLightSide ? 0.5 + side * (0.2 + gap * 0.75) : 0.5 - side * (gap * 0.9 - 0.08);
    const reach = random.next() ** 1.2 * (onLightSide ? 0.4 : 0.56);
    const x = (edge + (onLightSide ? side : -side) * reach) * w;
    if (x < -120 || x > w + 120) continue;
    trees.push({
      x,
      y: y + random.range(-6, 20) + reach * 40,
      tall: height * random.range(0.62, 1.05) * (0.75 + reach * 0.6),
      kind: random.next(),
    });
  }
  trees.sort((a, b) => a.y - b.y);
  const cool: Ramp = {
    light: mix(land.leaf.base, land.leaf.light, 0.4),
    base: mix(land.leaf.dark, land.leaf.base, 0.6),
    dark: land.leaf.dark,
  };
  return trees
    .map((tree) => {
      const inks = stage.treeAt(metres * 0.8, tree.kind < 0.5 ? cool : land.leaf);
      return tree.kind < 0.5
        ? spruce(random, tree.x, tree.y, tree.tall, inks)
        : broadTree(random, tree.x, tree.y, tree.tall * 0.84, inks);
    })
    .join('');
}

function texture(stage: Stage, random: Random, line: Ridge, depth: number, metres: number): string {
  const { w, land } = stage;
  const strokes = (count: number, height: number): string =>
    Array.from({ length: count }, () => {
      const x = random.range(0, w);
      const t = random.next();
      const y = line(x) + depth * t;
      const tall = height * (0.4 + t);
      return `M${n(x)} ${n(y)}q${n(tall * 0.1)} ${n(-tall * 0.6)} ${n(random.range(-0.5, 0.5) * tall)} ${n(-tall)}`;
    }).join('');
  return (
    stroke(strokes(420, 18), stage.air(land.leaf.base, metres), 1.7, 0.8) +
    stroke(strokes(260, 14), stage.air(land.grass.light, metres), 1.5, 0.8) +
    specks(random, [0, line(w / 2) + 20], [w, line(w / 2) + depth], 110, 4, stage.air(land.bloom, metres))
  );
}

function deerIn(stage: Stage, line: Ridge): string {
  const { w, side } = stage;
  const random = stage.random.fork('deer');
  const inks = stage.landAt(50);
  const hide = {
    ...hides(stage, 50).pied,
    coat: mix(inks.soil.base, inks.roof.base, 0.25),
    shade: inks.soil.dark,
    mark: inks.paper,
  };
  const x = w * (0.5 + side * random.range(0.02, 0.1));
  const second = x - side * 116;
  return (
    deer({ x: second, y: line(second) + 26, size: 74, mirrored: side === 1 }, hide) +
    deer({ x, y: line(x) + 34, size: 92, mirrored: side === -1 }, hide)
  );
}

function birches(stage: Stage, line: Ridge): string {
  const { w, side } = stage;
  const random = stage.random.fork('birches');
  const places = [0.49, 0.42, 0.36, 0.45].map((t) => w * (0.5 - side * (t + random.range(-0.02, 0.02))));
  const other = [0.48, 0.43].map((t) => w * (0.5 + side * (t + random.range(-0.01, 0.02))));
  return [...places, ...other]
    .map((x) =>
      birch(random, x, line(x) + random.range(20, 90), random.range(600, 840), stage.treeAt(14), stage.land.paper),
    )
    .join('');
}

function foreground(stage: Stage): string {
  const { w, side, land } = stage;
  const random = stage.random.fork('foreground');
  const ferns: string[] = [];
  for (let index = 0; index < 16; index += 1) {
    const x = w * (0.5 - side * random.range(0.06, 0.54));
    ferns.push(fern(random, x, 1000 + random.range(-30, 24), random.range(90, 190), stage.near));
  }
  const places = Array.from({ length: 8 }, (): Point => [w * (0.5 + side * random.range(0.06, 0.48)), 1010]);
  return [
    umbels(random, places, 220, land.leaf.dark, land.paper),
    ferns.join(''),
    meadowGrass(random, { from: -20, to: w + 20, y: 1014, height: 90, density: 52, wind: 0.2 }, stage.near),
  ].join('');
}

/** A fern: arching fronds with paired leaflets that shrink towards the tip. */
function fern(random: Random, x: number, y: number, size: number, ramp: Ramp): string {
  const fronds: string[] = [];
  for (let index = 0; index < 8; index += 1) {
    const out = ((index * 0.618) % 1) * 2 - 1;
    const length = size * random.range(0.8, 1.1);
    const leaflets: string[] = [];
    const axis = (t: number): Point => [
      x + out * length * (t * 0.5 + t * t * 0.4),
      y - length * (t - 0.42 * t * t * Math.abs(out)),
    ];
    for (let step = 2; step < 17; step += 1) {
      const t = step / 17;
      const [px, py] = axis(t);
      const reach = length * 0.2 * Math.sin(Math.PI * (0.16 + 0.8 * t));
      const turn = Math.atan2(axis(t + 0.05)[1] - py, axis(t + 0.05)[0] - px);
      for (const way of [1, -1]) {
        const angle = turn + way * 1.15;
        const [dx, dy] = [Math.cos(angle) * reach, Math.sin(angle) * reach];
        const [nx, ny] = [-dy * 0.17, dx * 0.17];
        leaflets.push(
          `M${n(px)} ${n(py)}Q${n(px + dx * 0.5 + nx)} ${n(py + dy * 0.5 + ny)} ${n(px + dx)} ${n(py + dy)}Q${n(px + dx * 0.5 - nx)} ${n(py + dy * 0.5 - ny)} ${n(px)} ${n(py)}Z`,
        );
      }
    }
    const colour = index < 3 ? ramp.dark : index < 6 ? ramp.base : ramp.light;
    fronds.push(
      stroke(
        `M${n(x)} ${n(y)}L${[0.2, 0.4, 0.6, 0.8, 1].map((t) => axis(t).map(n).join(' ')).join('L')}`,
        colour,
        size * 0.014,
      ) + fill(leaflets.join(''), colour),
    );
  }
  return fronds.join('');
}
