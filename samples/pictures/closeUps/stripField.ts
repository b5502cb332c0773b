import { mix } from '../colour.ts';
import { dots } from '../shapes/leaves.ts';
import type { Stage } from '../stage.ts';
import { circle, fill, group, n, type Point, polygon, rect, stroke } from '../svg.ts';

/** Strip cropping from the air: narrow bands of many crops side by side, like the lines of a bar code. */
export function stripField(stage: Stage): string {
  const { w, land, sky, side } = stage;
  const random = stage.random.fork('strips');
  const turn = -0.32;
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)];
  const at = (u: number, v: number): Point => [w / 2 + u * cos - v * sin, 500 + u * sin + v * cos];
  const quad = (u0: number, u1: number, v0: number, v1: number): string =>
    polygon([at(u0, v0), at(u1, v0), at(u1, v1), at(u0, v1)]);
  const kinds = [
    { ramp: land.leaf, look: 'tufts' },
    { ramp: land.crop, look: 'lines' },
    { ramp: { light: land.bloom, base: mix(land.bloom, land.leaf.light, 0.3), dark: land.leaf.base }, look: 'dots' },
    { ramp: land.grass, look: 'lines' },
    { ramp: { light: land.heather.light, base: land.heather.base, dark: land.heather.dark }, look: 'tufts' },
    { ramp: { light: land.soil.light, base: land.soil.base, dark: land.soil.dark }, look: 'lines' },
    {
      ramp: { light: land.leaf.light, base: mix(land.leaf.light, land.leaf.base, 0.5), dark: land.leaf.dark },
      look: 'dots',
    },
  ] as const;
  const parts: string[] = [];
  const reach = 1400;
  let u = -1300;
  let last = -1;
  while (u < 1300) {
    const wide = random.pick([46, 70, 70, 98, 130]);
    let index = random.int(0, kinds.length - 1);
    if (index === last) index = (index + 1) % kinds.length;
    last = index;
    const { ramp, look } = kinds[index] ?? kinds[0];
    parts.push(fill(quad(u, u + wide, -reach, reach), mix(ramp.base, ramp.light, random.range(0.1, 0.5))));
    if (look === 'lines') {
      const lines: string[] = [];
      for (let x = u + 8; x < u + wide - 4; x += 13) {
        const [a, b] = [at(x, -reach), at(x, reach)];
        lines.push(`M${n(a[0])} ${n(a[1])}L${n(b[0])} ${n(b[1])}`);
      }
      parts.push(stroke(lines.join(''), ramp.dark, 4.4, 0.45));
    } else {
      const step = look === 'dots' ? 19 : 32;
      const plants: Point[] = [];
      for (let x = u + step * 0.6; x < u + wide - step * 0.3; x += step)
        for (let v = -1000; v < 1000; v += step * 0.9) {
          const spot = at(x + random.range(-3, 3), v + random.range(-4, 4));
          if (spot[0] > -30 && spot[0] < w + 30 && spot[1] > -30 && spot[1] < 1030) plants.push(spot);
        }
      parts.push(
        stroke(dots(plants.map(([px, py]): Point => [px - side * 4, py + 4])), ramp.dark, step * 0.74, 0.7),
        stroke(dots(plants), ramp.base, step * 0.64),
        stroke(dots(plants.map(([px, py]): Point => [px + side * 2, py - 2])), ramp.light, step * 0.34),
      );
    }
    u += wide + 9;
  }
  const seams: string[] = [];
  for (let v = -700; v < 800; v += 1) if (v === 420) seams.push(quad(-1500, 1500, v, v + 46));
  const [tx, ty] = at(220, 40);
  const trees: Point[] = [];
  for (let v = -1300; v < 1300; v += 66) if (random.chance(0.84)) trees.push(at(v, 396 + random.range(-5, 5)));
  return [
    fill(rect(0, 0, w, 1000), mix(land.soil.base, land.soil.dark, 0.4)),
    ...parts,
    fill(seams.join(''), mix(land.grass.light, land.wall.base, 0.4)),
    stroke(dots(trees.map(([x, y]): Point => [x - side * 18, y + 18])), land.ink, 46, 0.25) +
      stroke(dots(trees), land.leaf.dark, 48) +
      stroke(dots(trees.map(([x, y]): Point => [x + side * 7, y - 8])), land.leaf.base, 33) +
      stroke(dots(trees.map(([x, y]): Point => [x + side * 12, y - 13])), land.leaf.light, 14),
    group(fromAbove(stage), `transform="translate(${n(tx)} ${n(ty)}) rotate(${n((turn * 180) / Math.PI)})"`),
    fill(
      rect(0, 0, w, 1000),
      stage.glow(w * (0.5 + side * 0.3), 80, 1100, [
        [0, sky.sun, 0.42],
        [1, sky.sun, 0],
      ]),
    ),
  ].join('');
}

/** A tractor with a spreader behind it, seen from above; it drives up the strip. */
function fromAbove({ land, side }: Stage): string {
  const tyre = (x: number, y: number, wide: number, long: number): string =>
    fill(rect(x - wide / 2, y - long / 2, wide, long), land.ink) +
    stroke(
      [0.2, 0.4, 0.6, 0.8].map((t) => `M${n(x - wide / 2)} ${n(y - long / 2 + long * t)}h${n(wide)}`).join(''),
      land.wall.dark,
      3,
      0.6,
    );
  const drawn = [
    tyre(-44, -62, 22, 52) + tyre(44, -62, 22, 52) + tyre(-54, 30, 32, 84) + tyre(54, 30, 32, 84),
    fill('M-26-110q26-14 52 0l6 80h-64Z', land.accent) +
      fill('M-10-104h20v70h-20Z', land.paper, 0.25) +
      stroke('M-22-88h44M-22-74h44', land.ink, 3, 0.5),
    fill('M-42-30h84v88q-42 14-84 0Z', land.accent) +
      fill('M-32-22h64v64q-32 10-64 0Z', land.water.light) +
      fill('M-32-22h64v16h-64Z', land.paper, 0.5) +
      stroke('M-32 20h64', land.ink, 4),
    stroke('M0 58V96', land.ink, 12) +
      fill('M-130 92h260v30h-260Z', land.water.dark) +
      fill('M-130 92h260v9h-260Z', land.water.light, 0.8),
    fill([-110, -66, -22, 22, 66, 110].map((x) => circle(x, 128, 11)).join(''), land.ink),
  ].join('');
  const shadow = fill('M-70-110H70V136H130V150H-130V136H-70Z', land.ink, 0.28);
  return group(shadow, `transform="translate(${-side * 16} 18)"`) + drawn;
}
