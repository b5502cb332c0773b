import { mix } from '../colour.ts';
import type { Stage } from '../stage.ts';
import { circle, fill, n, type Point, polygon, rect, stroke } from '../svg.ts';
import { hill, ridge } from './hills.ts';
import { cloudField, sunPlace } from './sky.ts';

/** Discs of light, as a lens makes them of what lies far behind its focus. */
export function discs(
  stage: Stage,
  name: string,
  count: number,
  from: Point,
  to: Point,
  colours: readonly string[],
): string {
  const random = stage.random.fork(name);
  return Array.from({ length: count }, (_, index) =>
    fill(
      circle(random.range(from[0], to[0]), random.range(from[1], to[1]), random.range(14, 64)),
      colours[index % colours.length] ?? stage.sky.sun,
      random.range(0.08, 0.26),
    ),
  ).join('');
}

/** Land far out of focus behind something near: air, soft bands of wood and field, and discs of light. */
export function softLand(stage: Stage, horizon: number): string {
  const { w, land, sky } = stage;
  const random = stage.random.fork('soft-land');
  const [x, y] = sunPlace(stage, horizon);
  const air = stage.fall(0, horizon + 60, [
    [0, sky.top],
    [0.55, sky.middle],
    [1, sky.low],
  ]);
  const shine = stage.glow(x, y, 760, [
    [0, sky.sun, 0.9],
    [0.3, sky.sun, 0.4],
    [1, sky.low, 0],
  ]);
  const ground = stage.fall(horizon - 10, 1000, [
    [0, stage.air(land.grass.light, 260)],
    [0.3, stage.air(land.grass.base, 90)],
    [0.75, mix(land.grass.base, land.grass.dark, 0.6)],
    [1, mix(land.grass.dark, land.leaf.base, 0.5)],
  ]);
  return [
    fill(rect(0, 0, w, 1000), air),
    fill(rect(0, 0, w, 1000), shine),
    cloudField(stage, horizon * 0.9, 0.5),
    hill(stage, ridge(random, horizon - 50, 26, 900), land.leaf, 520, 120),
    hill(stage, ridge(random, horizon - 14, 20, 700), land.leaf, 300, 130),
    fill(rect(0, horizon + 8, w, 1000 - horizon), ground),
    hill(stage, ridge(random, horizon + 26, 10, 1200), land.grass, 160, 200),
    discs(stage, 'far-discs', 16, [0, horizon - 90], [w, horizon + 60], [sky.sun, land.leaf.light, sky.low]),
    discs(stage, 'near-discs', 18, [0, horizon + 40], [w, 900], [land.grass.light, land.bloom, sky.sun]),
  ].join('');
}

/** Leaves far out of focus: a green dusk with light falling through it. */
export function softLeaves(stage: Stage, depth = 0): string {
  const { w, land, sky, side } = stage;
  const random = stage.random.fork('soft-leaves');
  const ground = stage.linear(
    [
      [0, mix(land.grass.light, sky.low, 0.45)],
      [0.5, mix(land.leaf.light, land.leaf.base, 0.35 + depth * 0.5)],
      [1, mix(land.leaf.base, land.leaf.dark, 0.5 + depth * 0.5)],
    ],
    side === 1 ? [1, 0, 0, 1] : [0, 0, 1, 1],
  );
  const blots = Array.from({ length: 26 }, () =>
    fill(
      circle(random.range(0, w), random.range(0, 1000), random.range(60, 190)),
      random.pick([land.leaf.dark, land.leaf.base, land.leaf.base, land.leaf.light]),
      random.range(0.06, 0.16),
    ),
  );
  const x = w * (0.5 + side * 0.38);
  const shine = stage.glow(x, 60, 900, [
    [0, sky.sun, 0.75],
    [0.4, sky.sun, 0.24],
    [1, sky.sun, 0],
  ]);
  return [
    fill(rect(0, 0, w, 1000), ground),
    ...blots,
    fill(rect(0, 0, w, 1000), shine),
    discs(stage, 'leaf-discs', 34, [0, 0], [w, 760], [sky.sun, land.leaf.light, land.bloom, sky.low]),
  ].join('');
}

/** The boards of a barn from within: dark, with light that falls in from the side. `floor` is where they end. */
export function boards(stage: Stage, floor: number): string {
  const { w, land, sky, side } = stage;
  const random = stage.random.fork('boards');
  const light = mix(land.wood.light, land.wall.base, 0.35);
  const parts: string[] = [fill(rect(0, 0, w, floor), land.wood.base)];
  for (let x = -20; x < w; ) {
    const wide = random.range(86, 128);
    parts.push(fill(rect(x, 0, wide - 5, floor), mix(land.wood.base, light, random.range(0.1, 0.55))));
    const grain = Array.from({ length: 5 }, () => {
      const gx = x + random.range(10, wide - 14);
      return `M${n(gx)} ${n(random.range(-40, 200))}q${n(random.range(-7, 7))} ${n(floor * 0.3)} ${n(random.range(-4, 4))} ${n(floor * random.range(0.4, 0.8))}`;
    });
    parts.push(stroke(grain.join(''), land.wood.dark, 2.2, 0.3));
    if (random.chance(0.4)) {
      const [kx, ky] = [x + wide * 0.45, random.range(80, floor - 60)];
      parts.push(
        stroke(`${circle(kx, ky, 9)}${circle(kx, ky, 17)}`, land.wood.dark, 2, 0.4),
        fill(circle(kx, ky, 6), land.wood.dark, 0.7),
      );
    }
    x += wide;
  }
  const beam = (at: number, wide: number): string =>
    polygon([
      [w * at, 0],
      [w * at + wide, 0],
      [w * at + wide - side * 620, floor],
      [w * at - side * 620, floor],
    ]);
  const shade = stage.linear(
    [
      [0, land.ink, 0.06],
      [1, land.ink, 0.5],
    ],
    side === 1 ? [1, 0, 0, 0] : [0, 0, 1, 0],
  );
  return [
    ...parts,
    fill(rect(0, 0, w, floor), shade),
    fill(beam(0.5 + side * 0.2, 170) + beam(0.5 + side * 0.38, 90), sky.sun, 0.16),
  ].join('');
}

/** A painted wall by daylight, with the shape of a window lying slantwise across it. */
export function litWall(stage: Stage, floor: number): string {
  const { w, land, sky, side } = stage;
  const dim = stage.mood === 'evening' ? 0.14 : 0;
  const paint = stage.linear(
    [
      [0, mix(mix(land.wall.light, sky.low, 0.3), land.ink, dim * 0.5)],
      [1, mix(mix(land.wall.base, land.wall.dark, 0.25), land.ink, dim)],
    ],
    side === 1 ? [1, 0, 0, 1] : [0, 0, 1, 1],
  );
  const x = w * (0.5 + side * 0.1);
  const pane = (column: number, row: number): string => {
    const [left, top] = [x + column * 190, 40 + row * 250];
    const slant = (at: number): number => -side * at * 0.42;
    return polygon([
      [left + slant(top), top],
      [left + 165 + slant(top), top],
      [left + 165 + slant(top + 220), top + 220],
      [left + slant(top + 220), top + 220],
    ]);
  };
  const panes = [-2, -1, 0, 1].flatMap((column) => [0, 1, 2].map((row) => pane(column, row)));
  return (
    fill(rect(0, 0, w, floor), paint) +
    stage.clip(rect(0, 0, w, floor), fill(panes.join(''), sky.sun, stage.mood === 'evening' ? 0.42 : 0.55))
  );
}

/** A clear night over the land: the last light low down, stars, and a moon on the left. */
export function nightSky(stage: Stage, horizon: number): string {
  const { w, land, sky } = stage;
  const random = stage.random.fork('night');
  const deep = mix(land.ink, mix(land.heather.dark, land.water.dark, 0.5), 0.4);
  const air = stage.fall(0, horizon, [
    [0, mix(land.ink, deep, 0.5)],
    [0.6, deep],
    [1, mix(deep, sky.low, 0.3)],
  ]);
  const stars = Array.from({ length: 70 }, () =>
    fill(
      circle(random.range(0, w), random.range(0, horizon * 0.85), random.range(1, 3.4)),
      sky.sun,
      random.range(0.3, 0.95),
    ),
  );
  const [x, y] = [w * 0.19, horizon * 0.22];
  return [
    fill(rect(0, 0, w, 1000), air),
    ...stars,
    fill(
      rect(0, 0, w, horizon),
      stage.glow(x, y, 320, [
        [0, sky.sun, 0.4],
        [1, sky.sun, 0],
      ]),
    ),
    fill(circle(x, y, 46), sky.sun),
    fill(circle(x - 14, y - 8, 9) + circle(x + 12, y + 14, 12) + circle(x + 16, y - 16, 6), sky.cloudShade, 0.55),
  ].join('');
}

/** Draws the eye to the middle: the edges of the sheet a little darker. */
export function vignette(stage: Stage, x: number, y: number, strength = 0.26): string {
  return fill(
    rect(0, 0, stage.w, 1000),
    stage.glow(x, y, stage.w * 0.78, [
      [0.45, stage.land.ink, 0],
      [1, stage.land.ink, strength],
    ]),
  );
}
