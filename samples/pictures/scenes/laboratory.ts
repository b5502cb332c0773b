import { mix } from '../colour.ts';
import { beaker, flask, microscope, potPlant, soilJar, tubeRack } from '../shapes/glassware.ts';
import { pendant, type Room, sunbeams, windowWall } from '../shapes/room.ts';
import type { Stage } from '../stage.ts';
import { ellipse, fill, rect, stroke } from '../svg.ts';

const bench = 742;
const room: Room = { floor: bench + 10, sill: 560, head: 96, window: 640, pier: 120 };

/** A bench under the window: seedlings in glass, a microscope, soil settling in jars, and the fields they came from. */
export function laboratory(stage: Stage): string {
  const { w, land } = stage;
  return [
    windowWall(stage, room),
    onTheSill(stage),
    pendant(stage, w / 2 - 250, 150, 80),
    pendant(stage, w / 2 + 250, 150, 80),
    ...(w > 1500 ? [pendant(stage, w / 2 - 750, 150, 80), pendant(stage, w / 2 + 750, 150, 80)] : []),
    benchTop(stage),
    instruments(stage),
    sunbeams(stage, room, 1000, stage.mood === 'day' ? 0.14 : 0.2),
    fill(
      rect(0, 0, w, 1000),
      stage.glow(w / 2, 500, w * 0.75, [
        [0.5, land.ink, 0],
        [1, land.ink, 0.22],
      ]),
    ),
  ].join('');
}

function onTheSill(stage: Stage): string {
  const { w, land } = stage;
  const random = stage.random.fork('sill');
  return [-640, -560, -110, 96, 180, 600, 690]
    .map((dx, index) => potPlant(random, w / 2 + dx, room.sill + 4, index % 2 === 0 ? 92 : 74, land))
    .join('');
}

function benchTop(stage: Stage): string {
  const { w, land } = stage;
  const front = mix(land.wall.light, land.wall.base, 0.5);
  const doors: string[] = [];
  const handles: string[] = [];
  const start = w / 2 - Math.ceil(w / 2 / 240) * 240;
  for (let x = start; x < w; x += 240) {
    doors.push(rect(x + 10, bench + 62, 220, 250));
    handles.push(`M${x + 92} ${bench + 92}h56`);
  }
  return [
    fill(
      rect(0, bench + 30, w, 260),
      stage.fall(bench + 30, 1000, [
        [0, mix(front, land.ink, 0.3)],
        [0.25, mix(front, land.ink, 0.12)],
        [1, mix(front, land.ink, 0.3)],
      ]),
    ),
    fill(doors.join(''), land.paper, 0.26),
    stroke(doors.join(''), land.wall.dark, 2, 0.6),
    stroke(handles.join(''), land.ink, 6, 0.7),
    fill(rect(0, bench - 14, w, 22), mix(land.wood.light, land.paper, 0.25)),
    fill(rect(0, bench + 6, w, 30), land.wood.base),
  ].join('');
}

function instruments(stage: Stage): string {
  const { w, land, side } = stage;
  const random = stage.random.fork('instruments');
  const liquids = [land.leaf.light, land.accent, land.bloom, land.water.base] as const;
  const order = random.int(0, 3);
  const ink = (index: number): string => liquids[(index + order) % 4] ?? land.accent;
  const x = w / 2;
  const y = bench - 4;
  const items: readonly (readonly [number, number, string])[] = [
    [-330, 130, microscope(x - side * 330, y, 270, land, side)],
    [-130, 70, flask(x - side * 130, y, 200, ink(0), land)],
    [-30, 50, flask(x - side * 30, y + 6, 132, ink(1), land)],
    [90, 60, beaker(x + side * 90, y, 170, land)],
    [330, 150, tubeRack(x + side * 330, y, 290, [ink(2), ink(0), land.leaf.base], land)],
    [-560, 60, soilJar(x - side * 560, y, 190, land)],
    [-670, 60, soilJar(x - side * 670, y + 4, 150, land)],
    [560, 60, beaker(x + side * 560, y, 200, land)],
    [700, 70, flask(x + side * 700, y, 230, ink(3), land)],
    [-860, 150, tubeRack(x - side * 860, y, 260, [ink(3), ink(1), land.leaf.base], land)],
    [900, 90, microscope(x + side * 900, y, 250, land, side === 1 ? -1 : 1)],
  ];
  const shadows = items.map(([dx, half]) =>
    fill(ellipse(x + side * dx - side * half * 0.4, y + 3, half * 1.1, 9), land.ink, 0.22),
  );
  const dishes = [-230, 190, 206].map(
    (dx, index) =>
      fill(ellipse(x + side * dx, y + 4 - index * 6, 46, 9), land.paper, 0.9) +
      fill(ellipse(x + side * dx, y + 1 - index * 6, 40, 6), index === 0 ? ink(1) : land.leaf.light, 0.8),
  );
  return shadows.join('') + dishes.join('') + items.map(([, , drawn]) => drawn).join('');
}
