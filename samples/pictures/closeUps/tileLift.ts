import { mix } from '../colour.ts';
import { vignette } from '../shapes/backdrop.ts';
import { leafBlade } from '../shapes/flowers.ts';
import { handInks, pinch } from '../shapes/hands.ts';
import { daisies, tussock } from '../shapes/plants.ts';
import { clod } from '../shapes/surfaces.ts';
import type { Stage } from '../stage.ts';
import { circle, ellipse, fill, group, n, type Point, place, polygon, rect, stroke } from '../svg.ts';

/** One tile out, a plant in: a paved garden from above, a gap of earth, a hand with a seedling. */
export function tileLift(stage: Stage): string {
  const { w, land } = stage;
  const random = stage.random.fork('tiles');
  const grey = mix(land.wall.dark, land.water.base, 0.3);
  const size = 330;
  const [gx, gy] = [Math.round((w * 0.62) / size), 1];
  const parts: string[] = [];
  for (let row = 0; row < 4; row += 1)
    for (let column = -1; column < w / size + 1; column += 1) {
      const [x, y] = [column * size - 70, row * size - 110];
      if (column === gx && row === gy) continue;
      const shade = mix(grey, land.paper, random.range(0.05, 0.3));
      const pits = Array.from({ length: 40 }, () =>
        circle(x + random.range(14, size - 20), y + random.range(14, size - 20), random.range(2, 5)),
      );
      parts.push(
        fill(rect(x, y, size - 12, size - 12), shade),
        fill(pits.join(''), land.ink, 0.16),
        stroke(`M${x + 4} ${y + size - 16}V${y + 4}H${x + size - 16}`, land.paper, 5, 0.45),
      );
      if (random.chance(0.3)) parts.push(tussock(random, x + random.range(20, size - 40), y + 2, 54, land.grass));
    }
  const [hx, hy] = [gx * size - 70, gy * size - 110];
  const middle: Point = [hx + size / 2 - 6, hy + size / 2 - 6];
  const earthBed = Array.from({ length: 60 }, (_, index) =>
    clod(
      stage,
      hx + random.range(16, size - 30),
      hy + random.range(16, size - 30),
      random.range(10, 30),
      `bed-${index}`,
    ),
  );
  const lifted = polygon([
    [hx - 330, hy + 330],
    [hx - 30, hy + 250],
    [hx + 40, hy + 560],
    [hx - 262, hy + 640],
  ]);
  const seedling = [
    fill(ellipse(0, 70, 60, 46), mix(land.soil.dark, land.ink, 0.2)),
    ...[-40, -10, 24, 48].map((dx, index) => clod(stage, dx, 70 + (index % 2) * 20, 24, `root-${index}`)),
    stroke('M-20 100q-10 40 -30 56M10 104q4 40 -4 70M36 96q14 34 34 44', mix(land.wall.light, land.soil.light, 0.4), 5),
    ...[-160, -128, -90, -52, -20].map((turn, index) =>
      group(
        leafBlade(150 - Math.abs(index - 2) * 16, 44, index % 2 === 0 ? land.leaf : land.grass, 5),
        `transform="translate(0 40) rotate(${turn})"`,
      ),
    ),
  ].join('');
  return [
    fill(rect(0, 0, w, 1000), mix(land.soil.dark, land.soil.base, 0.3)),
    ...parts,
    fill(rect(hx, hy, size - 12, size - 12), mix(land.soil.dark, land.ink, 0.3)),
    ...earthBed,
    stroke(`M${n(hx + 4)} ${n(hy + size - 14)}V${n(hy + 4)}H${n(hx + size - 14)}`, land.ink, 16, 0.5),
    place(
      group(
        daisies(
          random,
          [
            [-30, 70],
            [30, 60],
          ],
          26,
          { stalk: land.leaf.dark, petal: land.accent, heart: land.bloom },
        ),
        '',
      ),
      middle[0] - 90,
      middle[1] + 70,
      1,
    ),
    tussock(random, middle[0] - 100, middle[1] + 130, 110, land.leaf),
    fill(
      polygon([
        [hx - 320, hy + 360],
        [hx - 10, hy + 280],
        [hx + 60, hy + 590],
        [hx - 240, hy + 670],
      ]),
      land.ink,
      0.35,
    ),
    fill(lifted, mix(grey, land.paper, 0.22)),
    stroke(`M${n(hx - 330)} ${n(hy + 330)}L${n(hx - 30)} ${n(hy + 250)}`, land.paper, 7, 0.6),
    fill(
      polygon([
        [hx - 262, hy + 640],
        [hx + 40, hy + 560],
        [hx + 44, hy + 590],
        [hx - 256, hy + 672],
      ]),
      mix(grey, land.ink, 0.35),
    ),
    fill(ellipse(middle[0] + 50, middle[1] + 60, 130, 60), land.ink, 0.3),
    place(
      group(pinch(handInks(stage, land.leaf), place(seedling, -10, -66, 1.1)), 'transform="rotate(-24)"'),
      middle[0] + 26,
      middle[1] - 14,
      1.02,
    ),
    vignette(stage, middle[0], middle[1], 0.24),
  ].join('');
}
