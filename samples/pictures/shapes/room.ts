import { mix } from '../colour.ts';
import type { Stage } from '../stage.ts';
import { fill, n, polygon, polyline, rect, stroke } from '../svg.ts';
import { hill, ridge } from './hills.ts';
import { flock, sky } from './sky.ts';
import { treeline } from './treelines.ts';
import { broadTree } from './trees.ts';

export interface Room {
  /** Where the wall meets the floor or disappears behind the bench. */
  readonly floor: number;
  readonly sill: number;
  readonly head: number;
  /** Width of one window and of the wall between two. */
  readonly window: number;
  readonly pier: number;
}

/** The left edges of the windows: one stands in the middle, the others follow to both sides. */
function edges(stage: Stage, { window, pier }: Room): number[] {
  const step = window + pier;
  const count = Math.ceil(stage.w / step / 2);
  return Array.from({ length: count * 2 + 1 }, (_, index) => stage.w / 2 - window / 2 + (index - count) * step);
}

/** A wall with large windows and the land outside: fields, hills and the weather of the hour. */
export function windowWall(stage: Stage, room: Room): string {
  const { w, land } = stage;
  const { floor, sill, head, window } = room;
  const at = edges(stage, room);
  const openings = at.map((x) => rect(x, head, window, sill - head)).join('');
  const shade = stage.mood === 'evening' ? 0.28 : stage.mood === 'morning' ? 0.03 : 0.02;
  const wall = stage.fall(0, floor, [
    [0, mix(mix(land.wall.base, land.wall.dark, 0.16), land.ink, shade)],
    [0.5, mix(land.wall.base, land.ink, shade * 0.7)],
    [1, mix(mix(land.wall.base, land.wall.light, 0.3), land.ink, shade)],
  ]);
  const frames = at.map((x) => {
    const bars =
      polyline([
        [x + window / 3, head],
        [x + window / 3, sill],
      ]) +
      polyline([
        [x + (window * 2) / 3, head],
        [x + (window * 2) / 3, sill],
      ]) +
      polyline([
        [x, head + (sill - head) * 0.28],
        [x + window, head + (sill - head) * 0.28],
      ]);
    return [
      stroke(bars, land.paper, 7),
      stroke(rect(x, head, window, sill - head), land.paper, 13),
      stroke(`M${n(x - 6)} ${n(head - 7)}H${n(x + window + 6)}`, land.wall.dark, 3, 0.8),
      fill(rect(x - 22, sill + 4, window + 44, 15), land.wood.light),
      fill(rect(x - 22, sill + 19, window + 44, 6), land.wood.dark),
    ].join('');
  });
  return [fill(rect(0, 0, w, floor), wall), stage.clip(openings, outside(stage, sill)), frames.join('')].join('');
}

function outside(stage: Stage, sill: number): string {
  const { w, land, side } = stage;
  const random = stage.random.fork('outside');
  const horizon = sill - 120;
  const near = ridge(random.fork('near'), sill - 70, 16, 1200);
  return [
    sky(stage, { horizon, clouds: 0.9, sun: [0.5 + side * 0.2, 0.45] }),
    hill(stage, ridge(random.fork('far'), horizon - 10, 20, 900), land.leaf, 480, 90),
    treeline(
      random.fork('line'),
      { from: -20, to: w + 20, y: horizon + 26, height: 34 },
      stage.airRamp(land.leaf, 300),
    ),
    hill(stage, ridge(random.fork('middle'), horizon + 26, 12, 1000), land.crop, 220, 70),
    hill(stage, near, land.grass, 60, 120),
    ...[-0.36, -0.1, 0.15, 0.41].map((t) => {
      const x = w * (0.5 + t + random.range(-0.03, 0.03));
      return broadTree(random, x, near(x) + 12, random.range(100, 170), stage.treeAt(70));
    }),
    flock(random.fork('birds'), w * (0.5 - side * 0.12), horizon * 0.62, 10, 6, mix(land.ink, stage.sky.top, 0.4)),
  ].join('');
}

/** Slanting sunlight that falls through the windows across whatever was drawn before. */
export function sunbeams(stage: Stage, room: Room, to: number, opacity: number): string {
  const { side, sky: inks } = stage;
  const slant = -side * (to - room.head) * 0.5;
  const beams = edges(stage, room).map((x) =>
    polygon([
      [x, room.head],
      [x + room.window, room.head],
      [x + room.window + slant, to],
      [x + slant, to],
    ]),
  );
  const paint = stage.fall(room.head, to, [
    [0, inks.sun, opacity * 0.2],
    [0.5, inks.sun, opacity],
    [1, inks.sun, opacity * 0.4],
  ]);
  return fill(beams.join(''), paint);
}

/** A lamp that hangs from the ceiling. */
export function pendant(stage: Stage, x: number, y: number, size: number): string {
  const { land } = stage;
  const lit = stage.mood === 'evening';
  const shine = stage.glow(x, y + size * 0.2, size * 3, [
    [0, land.bloom, 0.5],
    [1, land.bloom, 0],
  ]);
  return [
    lit ? fill(rect(x - size * 3, y - size * 2.8, size * 6, size * 6), shine) : '',
    stroke(`M${n(x)} 0V${n(y - size * 0.6)}`, land.ink, 3),
    fill(
      `M${n(x - size * 0.7)} ${n(y)}C${n(x - size * 0.66)} ${n(y - size * 0.5)} ${n(x - size * 0.2)} ${n(y - size * 0.5)} ${n(x - size * 0.12)} ${n(y - size * 0.72)}H${n(x + size * 0.12)}C${n(x + size * 0.2)} ${n(y - size * 0.5)} ${n(x + size * 0.66)} ${n(y - size * 0.5)} ${n(x + size * 0.7)} ${n(y)}Z`,
      land.leaf.dark,
    ),
    fill(
      `M${n(x - size * 0.7)} ${n(y)}Q${n(x)} ${n(y + size * 0.2)} ${n(x + size * 0.7)} ${n(y)}Z`,
      lit ? land.bloom : land.paper,
    ),
  ].join('');
}
