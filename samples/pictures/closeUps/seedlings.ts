import { mix } from '../colour.ts';
import { softLeaves } from '../shapes/backdrop.ts';
import { leafBlade, stem } from '../shapes/flowers.ts';
import { clod } from '../shapes/surfaces.ts';
import type { Stage } from '../stage.ts';
import { circle, fill, group, n, place, polygon, rect, stroke } from '../svg.ts';

/** Trays of seedlings under glass, the nearest lit through, drops on its leaves. */
export function seedlings(stage: Stage): string {
  const { w, land, sky, side } = stage;
  const random = stage.random.fork('trays');
  const plant = (x: number, y: number, size: number, pale: number): string => {
    const inks = {
      light: mix(land.grass.light, sky.low, pale),
      base: mix(land.leaf.light, sky.low, pale),
      dark: mix(land.leaf.base, sky.low, pale),
    };
    const lean = random.range(-0.1, 0.1) * size;
    return [
      stem(`M${n(x)} ${n(y)}Q${n(x)} ${n(y - size * 0.5)} ${n(x + lean)} ${n(y - size * 0.9)}`, inks, size * 0.07),
      ...[-158, -22].map((turn) =>
        place(
          group(leafBlade(size * 0.62, size * 0.2, inks, 5), `transform="rotate(${turn})"`),
          x + lean,
          y - size * 0.78,
          1,
        ),
      ),
      ...[-128, -52].map((turn) =>
        place(
          group(leafBlade(size * 0.4, size * 0.13, inks, 4), `transform="rotate(${turn})"`),
          x + lean,
          y - size * 0.88,
          1,
        ),
      ),
    ].join('');
  };
  const tray = (y: number, size: number, shade: number, from: number): string => {
    const step = size * 0.86;
    const parts: string[] = [
      fill(rect(-20, y - size * 0.1, w + 40, size * 0.5), mix(land.ink, sky.low, shade)),
      fill(rect(-20, y - size * 0.1, w + 40, size * 0.06), mix(land.wall.dark, sky.low, shade), 0.8),
    ];
    for (let x = from; x < w + step; x += step) {
      parts.push(
        fill(
          polygon([
            [x - step * 0.42, y],
            [x + step * 0.42, y],
            [x + step * 0.34, y + size * 0.4],
            [x - step * 0.34, y + size * 0.4],
          ]),
          mix(mix(land.ink, land.soil.dark, 0.3), sky.low, shade),
        ),
      );
      parts.push(
        ...[-0.24, 0, 0.24].map((t, index) =>
          clod(stage, x + t * step, y + size * 0.01, size * 0.13, `tray-${Math.round(y)}-${Math.round(x)}-${index}`),
        ),
      );
    }
    for (let x = from; x < w + step; x += step)
      parts.push(plant(x + random.range(-0.06, 0.06) * size, y, size * random.range(0.86, 1.14), shade));
    return parts.join('');
  };
  const bars: string[] = [];
  for (let bx = -80; bx < w + 100; bx += 250)
    bars.push(`M${n(bx)} 0V560M${n(bx)} 150L${n(bx + 125)} -10L${n(bx + 250)} 150`);
  const x = w * 0.62;
  const drop = (dx: number, dy: number, r: number): string =>
    fill(circle(dx, dy, r), mix(land.water.light, land.paper, 0.5), 0.85) +
    fill(circle(dx - r * 0.34, dy - r * 0.34, r * 0.3), land.paper);
  const hero = { light: mix(land.grass.light, land.paper, 0.15), base: land.leaf.light, dark: land.leaf.base };
  return [
    softLeaves(stage),
    fill(rect(0, 0, w, 600), mix(sky.low, land.paper, 0.4), 0.6),
    stroke(bars.join(''), land.paper, 11, 0.85) + stroke(`M0 150H${n(w)}`, land.paper, 14, 0.85),
    tray(430, 90, 0.42, -10),
    tray(520, 130, 0.28, 40),
    tray(640, 190, 0.12, -30),
    tray(800, 250, 0, 60),
    fill(rect(0, 880, w, 140), mix(land.ink, land.soil.dark, 0.4)),
    ...Array.from({ length: 34 }, (_, index) =>
      clod(stage, random.range(-20, w + 20), 910 + random.range(-14, 70), random.range(20, 46), `front-${index}`),
    ),
    stem(`M${n(x)} 920C${n(x - 16)} 760 ${n(x + 26)} 600 ${n(x)} 430`, hero, 34),
    place(
      group(leafBlade(410, 130, hero, 7), 'transform="rotate(-164)"') +
        group(leafBlade(420, 134, hero, 7), `transform="rotate(${side === 1 ? -20 : -14})"`),
      x,
      520,
      1,
    ),
    place(
      group(leafBlade(290, 92, hero, 6), 'transform="rotate(-122)"') +
        group(leafBlade(300, 94, hero, 6), 'transform="rotate(-58)"') +
        group(leafBlade(150, 46, hero, 4), 'transform="rotate(-92)"'),
      x,
      436,
      1,
    ),
    drop(x - 190, 470, 17) +
      drop(x + 220, 440, 21) +
      drop(x + 120, 300, 14) +
      drop(x - 110, 290, 12) +
      drop(x + 300, 400, 11) +
      drop(x - 290, 420, 12),
  ].join('');
}
