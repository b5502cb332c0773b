import { mix } from '../colour.ts';
import { church } from '../shapes/landmarks.ts';
import { crown, trunk } from '../shapes/leaves.ts';
import { crate } from '../shapes/machines.ts';
import { figure } from '../shapes/people.ts';
import { flock, mist, sky, sunlight, sunPlace } from '../shapes/sky.ts';
import { bunting, type Gable, stall, townHouse } from '../shapes/town.ts';
import type { Stage } from '../stage.ts';
import { ellipse, fill, n, rect, stroke } from '../svg.ts';
import type { Ramp } from '../tones.ts';

const ground = 690;

/** Market day before the old houses: striped awnings, trays of produce, people with their shopping. */
export function market(stage: Stage): string {
  const { w, side, land, random } = stage;
  const [sunX] = sunPlace(stage, 560);
  return [
    sky(stage, { horizon: 640, clouds: 0.8 }),
    church(w * (0.5 - side * 0.16), 610, 420, stage.landAt(200), side),
    houses(stage),
    mist(stage, ground, 60, stage.mood === 'morning' ? 0.5 : 0.15),
    square(stage),
    sunlight(stage, sunX, 600, 0.3),
    limes(stage),
    bunting([-20, 330], [w * 0.52, 300], 60, 17, [land.paper, land.accent, land.bloom]),
    bunting([w * 0.48, 300], [w + 20, 340], 56, 17, [land.bloom, land.paper, land.accent]),
    people(stage, 728, 5),
    stalls(stage),
    people(stage, 900, 6),
    crates(stage),
    flock(random.fork('birds'), w * (0.5 + side * 0.16), 170, 12, 7, mix(land.ink, stage.sky.top, 0.35)),
  ].join('');
}

function houses(stage: Stage): string {
  const { w, side } = stage;
  const random = stage.random.fork('houses');
  const far = stage.landAt(90);
  const walls: readonly [Ramp, Ramp, Ramp, Ramp] = [
    { light: far.wall.light, base: far.wall.base, dark: far.wall.dark },
    { light: far.roof.light, base: mix(far.roof.base, far.wall.base, 0.25), dark: far.roof.dark },
    { light: far.soil.light, base: mix(far.soil.base, far.wall.base, 0.4), dark: far.soil.dark },
    { light: far.water.light, base: mix(far.water.base, far.wall.light, 0.45), dark: far.water.dark },
  ];
  const kinds: readonly [Gable, Gable, Gable, Gable] = ['stepped', 'neck', 'bell', 'straight'];
  const parts: string[] = [];
  let x = -random.range(20, 120);
  let last: Gable = 'straight';
  let paint = walls[0];
  while (x < w + 20) {
    const width = random.range(96, 148);
    let gable = random.pick(kinds);
    if (gable === last) gable = kinds[(kinds.indexOf(gable) + 1) % 4] ?? 'bell';
    let next = random.pick(walls);
    if (next === paint) next = walls[(walls.indexOf(next) + 1) % 4] ?? walls[0];
    last = gable;
    paint = next;
    parts.push(
      townHouse(
        random,
        { x, y: ground, width, height: random.range(210, 300), gable, walls: paint, lit: stage.mood === 'evening' },
        far,
        side,
      ),
    );
    x += width + 1;
  }
  return parts.join('');
}

/** The square: rows of setts that widen towards the viewer. */
function square(stage: Stage): string {
  const { w, land } = stage;
  const stone = mix(land.wall.dark, land.crop.light, 0.45);
  const paint = stage.fall(ground - 10, 1000, [
    [0, mix(stone, stage.sky.haze, 0.45)],
    [0.4, stone],
    [1, mix(stone, land.ink, 0.24)],
  ]);
  const lines: string[] = [];
  for (let row = 0; row < 19; row += 1) {
    const y = ground - 8 + 318 * (row / 18) ** 1.6;
    lines.push(`M0 ${n(y)}H${n(w)}`);
    const gap = 16 + 76 * (row / 18);
    const next = ground - 8 + 318 * ((row + 1) / 18) ** 1.6;
    for (let x = (row % 2) * gap * 0.5; x < w; x += gap)
      lines.push(`M${n(x)} ${n(y)}L${n(x + (x - w / 2) * 0.012)} ${n(next)}`);
  }
  return fill(rect(0, ground - 10, w, 320), paint) + stroke(lines.join(''), land.ink, 1.3, 0.16);
}

function limes(stage: Stage): string {
  const random = stage.random.fork('limes');
  const inks = stage.treeAt(50);
  return [-0.47, -0.34, 0.36, 0.49]
    .map((t) => {
      const x = stage.w * (0.5 + t);
      return trunk(x, ground + 10, 190, 17, inks) + crown(random, { x, y: ground - 210, rx: 92, ry: 100 }, inks);
    })
    .join('');
}

function stalls(stage: Stage): string {
  const { w, land } = stage;
  const random = stage.random.fork('stalls');
  const greens = [land.leaf.light, land.leaf.base, mix(land.leaf.light, land.bloom, 0.4)] as const;
  const fruit = [land.accent, land.bloom, mix(land.accent, land.heather.dark, 0.5), land.crop.base] as const;
  const stripes = [land.accent, land.leaf.base, land.water.dark, land.bloom] as const;
  const width = 300;
  const gap = 350;
  const count = Math.ceil(w / gap / 2);
  const parts: string[] = [];
  for (let index = -count; index <= count; index += 1) {
    const x = w / 2 + index * gap - width / 2 + random.range(-8, 8);
    const goods = [random.pick(greens), random.pick(fruit), random.pick(greens), random.pick(fruit)];
    parts.push(fill(ellipse(x + width / 2, 838, width * 0.56, 14), land.ink, 0.22));
    parts.push(stall({ x, y: 836, width }, land, stripes[(index + 40) % stripes.length] ?? land.accent, goods));
  }
  return parts.join('');
}

function people(stage: Stage, y: number, count: number): string {
  const { w, land, side } = stage;
  const random = stage.random.fork(`people-${y}`);
  const coats = [land.accent, land.water.dark, land.bloom, land.leaf.base, land.heather.base, land.paper] as const;
  const height = 118 + (y - 728) * 0.5;
  return Array.from({ length: count }, (_, index) => {
    const x = w * ((index + random.range(0.2, 0.8)) / count);
    const at = y + random.range(-12, 16);
    const shadow = fill(ellipse(x - side * height * 0.16, at, height * 0.3, height * 0.05), land.ink, 0.25);
    return (
      shadow +
      figure(random, {
        x,
        y: at,
        height: height * random.range(0.9, 1.06),
        coat: random.pick(coats),
        trousers: random.pick([land.ink, land.wood.dark, land.water.dark]),
        walking: random.chance(0.6),
        mirrored: random.chance(0.5),
      })
    );
  }).join('');
}

function crates(stage: Stage): string {
  const { w, land, side } = stage;
  const corner = w * (0.5 - side * 0.4);
  const shine = mix(land.paper, land.accent, 0.3);
  return [
    crate(corner - 84, 966, 170, land, land.accent, shine),
    crate(corner + 100, 972, 170, land, land.leaf.light, shine),
    crate(corner + 4, 902, 160, land, land.bloom, shine),
    crate(corner - 170, 1006, 170, land, mix(land.heather.dark, land.accent, 0.3), shine),
  ].join('');
}
