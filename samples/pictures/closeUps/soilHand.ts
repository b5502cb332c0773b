import { mix } from '../colour.ts';
import { softLand, vignette } from '../shapes/backdrop.ts';
import { leafBlade, stem } from '../shapes/flowers.ts';
import { cupped, handInks } from '../shapes/hands.ts';
import { clod } from '../shapes/surfaces.ts';
import type { Stage } from '../stage.ts';
import { curve, fill, group, type Point, place, stroke } from '../svg.ts';

/** Two hands full of crumbly earth, a worm in it and a seedling on top. */
export function soilHand(stage: Stage): string {
  const { w, land } = stage;
  const random = stage.random.fork('handful');
  const crumbs = Array.from({ length: 90 }, (_, index) => {
    const t = random.range(-1, 1);
    return [t * 300, 60 - (1 - t * t) * 150 * random.next(), random.range(14, 44), index] as const;
  }).sort((a, b) => a[1] - b[1]);
  const pink = mix(land.heather.light, '#d98a86', 0.5);
  const worm: Point[] = [
    [-190, -40],
    [-150, -96],
    [-96, -70],
    [-60, -20],
    [-10, -24],
    [16, -66],
  ];
  const heap = [
    fill('M-316 40C-260-60-130-120 0-124C130-120 260-60 316 40Z', mix(land.soil.dark, land.ink, 0.35)),
    ...crumbs.map(([x, y, size, seed]) => clod(stage, x, y, size, `hand-${seed}`)),
    stroke(curve(worm), mix(pink, land.ink, 0.35), 31),
    stroke(curve(worm), pink, 25),
    stroke(curve(worm.slice(3, 5)), mix(pink, land.paper, 0.35), 27),
    stem('M110-90C104-170 120-230 112-300', land.grass, 17),
    group(leafBlade(190, 62, land.grass, 5), 'transform="translate(112 -296) rotate(-34)"'),
    group(leafBlade(180, 60, land.grass, 5), 'transform="translate(112 -296) rotate(-152)"'),
    group(
      leafBlade(80, 26, { ...land.grass, base: land.grass.light }, 3),
      'transform="translate(112 -300) rotate(-96)"',
    ),
  ].join('');
  const x = w * 0.6;
  const falling = Array.from({ length: 14 }, (_, index) =>
    clod(stage, x + random.range(-190, 190), random.range(850, 990), random.range(6, 15), `fall-${index}`),
  );
  return [
    softLand(stage, 520),
    place(cupped(handInks(stage, land.water), heap), x, 560, 1.12),
    ...falling,
    vignette(stage, x, 520, 0.22),
  ].join('');
}
