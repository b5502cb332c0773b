import { mix } from '../colour.ts';
import { leafBlade } from '../shapes/flowers.ts';
import { sky, sunlight, sunPlace } from '../shapes/sky.ts';
import type { Stage } from '../stage.ts';
import { ellipse, fill, group, n, type Point, place, polygon, rect, stroke } from '../svg.ts';

const horizon = 330;

/** Clay that has cracked, a crust of salt on its plates, one beet still green. */
export function drySoil(stage: Stage): string {
  const { w, land } = stage;
  const random = stage.random.fork('cracks');
  const [sunX] = sunPlace(stage, horizon);
  const crack = mix(land.soil.dark, land.ink, 0.4);
  const plates: string[] = [];
  const rows = 11;
  const line = (row: number): number => horizon + 14 + (1060 - horizon) * (row / rows) ** 1.8;
  const points = Array.from({ length: rows + 1 }, (_, row) => {
    const count = Math.round(26 - row * 1.7);
    return Array.from({ length: count + 1 }, (_, column): Point => {
      const deep = (line(row + 1) - line(row)) * 0.36;
      const wide = (w * 1.3) / count;
      return [-w * 0.15 + column * wide + random.range(-0.34, 0.34) * wide, line(row) + random.range(-deep, deep)];
    });
  });
  for (let row = 0; row < rows; row += 1) {
    const [above = [], below = []] = [points[row], points[row + 1]];
    const count = below.length - 1;
    for (let column = 0; column < count; column += 1) {
      const at = (list: readonly Point[], t: number): Point => {
        const index = Math.min(list.length - 2, Math.max(0, Math.floor(t * (list.length - 1))));
        const [a = [0, 0], b = [0, 0]] = [list[index], list[index + 1]];
        const k = t * (list.length - 1) - index;
        return [a[0] + (b[0] - a[0]) * k, a[1] + (b[1] - a[1]) * k];
      };
      const [p, q] = [at(above, column / count), at(above, (column + 1) / count)];
      const [r = [0, 0], s = [0, 0]] = [below[column + 1], below[column]];
      const middle: Point = [(p[0] + q[0] + r[0] + s[0]) / 4, (p[1] + q[1] + r[1] + s[1]) / 4];
      const gap = 0.05 + 0.05 * (row / rows);
      const inner = (by: number): string =>
        polygon([p, q, r, s].map(([x, y]): Point => [x + (middle[0] - x) * by, y + (middle[1] - y) * by]));
      const tone = mix(
        mix(land.soil.light, land.crop.light, random.range(0.1, 0.5)),
        land.soil.base,
        random.range(0, 0.3),
      );
      const colour = stage.air(tone, 90 * (1 - row / rows) ** 2);
      plates.push(fill(inner(gap), mix(colour, land.soil.dark, 0.4)), fill(inner(gap + 0.07), colour));
      if (random.chance(0.34))
        plates.push(
          fill(
            ellipse(
              middle[0],
              middle[1],
              (q[0] - p[0]) * random.range(0.12, 0.3),
              (s[1] - p[1]) * random.range(0.1, 0.24),
            ),
            land.paper,
            0.55,
          ),
        );
    }
  }
  const x = w * 0.63;
  const leaves = [-168, -140, -112, -84, -58, -30, -8].map((turn, index) =>
    group(
      leafBlade(index === 0 || index === 6 ? 190 : 270, 62, index % 2 === 0 ? land.leaf : land.grass, 6),
      `transform="rotate(${turn})"`,
    ),
  );
  return [
    sky(stage, { horizon, clouds: 0.3 }),
    fill(rect(0, horizon, w, 1000), crack),
    ...plates,
    sunlight(stage, sunX, horizon, 0.6),
    fill(ellipse(x - stage.side * 60, 742, 230, 40), land.ink, 0.35),
    stroke(`M${n(x - 90)} 760l-70 26M${n(x + 60)} 770l96 30M${n(x)} 770l-16 60`, crack, 13),
    place(leaves.join(''), x, 750, 1.1),
    fill(ellipse(x, 756, 46, 26), mix('#b3546c', land.heather.base, 0.4)) +
      fill(ellipse(x + 10, 748, 22, 8), land.paper, 0.35),
  ].join('');
}
