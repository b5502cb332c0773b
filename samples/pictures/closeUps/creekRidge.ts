import { mix } from '../colour.ts';
import { dots } from '../shapes/leaves.ts';
import type { Stage } from '../stage.ts';
import { curve, fill, n, type Point, polygon, rect, stroke } from '../svg.ts';

/** Fields from the air, in which an old tidal creek still winds as a pale ridge of sand. */
export function creekRidge(stage: Stage): string {
  const { w, land, sky, side } = stage;
  const random = stage.random.fork('air');
  const parts: string[] = [];
  const turn = -0.24;
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)];
  const at = (u: number, v: number): Point => [w / 2 + u * cos - v * sin, 500 + u * sin + v * cos];
  const ramps = [
    land.grass,
    land.crop,
    land.leaf,
    land.grass,
    { light: land.soil.light, base: mix(land.soil.light, land.soil.base, 0.5), dark: land.soil.base },
  ] as const;
  for (let u = -1300; u < 1300; u += 250) {
    const shift = random.range(-90, 90);
    for (let v = -1000; v < 1000; v += 420) {
      const ramp = random.pick(ramps);
      const [x0, x1, y0, y1] = [u + 7, u + 243, v + shift + 7, v + shift + 413];
      parts.push(
        fill(
          polygon([at(x0, y0), at(x1, y0), at(x1, y1), at(x0, y1)]),
          mix(ramp.base, ramp.light, random.range(0, 0.5)),
        ),
      );
      const lines: string[] = [];
      const step = random.pick([12, 17, 26]);
      for (let x = x0 + step; x < x1; x += step) {
        const [a, b] = [at(x, y0 + 4), at(x, y1 - 4)];
        lines.push(`M${n(a[0])} ${n(a[1])}L${n(b[0])} ${n(b[1])}`);
      }
      parts.push(stroke(lines.join(''), ramp.dark, 4, 0.3));
    }
  }
  const ditches: string[] = [];
  for (let u = -1300; u < 1300; u += 250) {
    const [a, b] = [at(u, -1100), at(u, 1100)];
    ditches.push(`M${n(a[0])} ${n(a[1])}L${n(b[0])} ${n(b[1])}`);
  }
  const creek: Point[] = [
    [w * 0.98, -60],
    [w * 0.8, 120],
    [w * 0.86, 300],
    [w * 0.66, 400],
    [w * 0.56, 560],
    [w * 0.64, 720],
    [w * 0.44, 830],
    [w * 0.3, 1060],
  ];
  const arms: Point[][] = [
    [
      [w * 0.66, 400],
      [w * 0.5, 330],
      [w * 0.4, 400],
      [w * 0.26, 350],
      [w * 0.16, 420],
    ],
    [
      [w * 0.64, 720],
      [w * 0.78, 780],
      [w * 0.88, 740],
      [w * 1.04, 800],
    ],
    [
      [w * 0.5, 330],
      [w * 0.46, 220],
      [w * 0.36, 160],
    ],
  ];
  const sand = mix(land.crop.light, land.paper, 0.4);
  const bed = (width: number, colour: string, opacity: number): string =>
    stroke(curve(creek), colour, width, opacity) +
    arms.map((arm) => stroke(curve(arm), colour, width * 0.46, opacity)).join('');
  const [ra, rb] = [at(-1300, 205), at(1300, 205)];
  const road = `M${n(ra[0])} ${n(ra[1])}L${n(rb[0])} ${n(rb[1])}`;
  const trees: Point[] = [];
  for (let u = -900; u < 900; u += 52) if (random.chance(0.8)) trees.push(at(u + random.range(-8, 8), 182));
  const roofs = [
    [-560, 250],
    [-470, 262],
    [330, 246],
  ] as const;
  return [
    fill(rect(0, 0, w, 1000), land.grass.dark),
    ...parts,
    stroke(ditches.join(''), mix(sky.middle, land.water.dark, 0.45), 11),
    bed(170, sand, 0.28) + bed(112, sand, 0.5) + bed(60, mix(sand, land.paper, 0.5), 0.6),
    stroke(road, mix(land.wall.dark, land.water.dark, 0.3), 27) + stroke(road, land.wall.light, 3, 0.8),
    stroke(dots(trees.map(([x, y]): Point => [x - side * 16, y + 16])), land.ink, 38, 0.25),
    stroke(dots(trees), land.leaf.dark, 40) +
      stroke(dots(trees.map(([x, y]): Point => [x + side * 6, y - 6])), land.leaf.base, 27),
    ...roofs.map(
      ([u, v]) =>
        fill(polygon([at(u - 8, v + 8), at(u + 82, v + 8), at(u + 82, v + 70), at(u - 8, v + 70)]), land.ink, 0.25) +
        fill(polygon([at(u, v), at(u + 80, v), at(u + 80, v + 30), at(u, v + 30)]), land.roof.light) +
        fill(polygon([at(u, v + 30), at(u + 80, v + 30), at(u + 80, v + 60), at(u, v + 60)]), land.roof.dark),
    ),
    fill(
      rect(0, 0, w, 1000),
      stage.glow(w * (0.5 + side * 0.3), 100, 1100, [
        [0, sky.sun, 0.4],
        [1, sky.sun, 0],
      ]),
    ),
  ].join('');
}
