import { mix } from '../colour.ts';
import { softLeaves } from '../shapes/backdrop.ts';
import { rayFlower, stem } from '../shapes/flowers.ts';
import { hoverfly as fly } from '../shapes/insects.ts';
import type { Stage } from '../stage.ts';
import { group, n, place } from '../svg.ts';

/** A hoverfly on an ox-eye daisy of the field margin. */
export function hoverfly(stage: Stage): string {
  const { w, land } = stage;
  const random = stage.random.fork('daisy');
  const inks = { petal: land.paper, shade: mix(land.wall.base, land.water.base, 0.4), heart: land.bloom };
  const daisy = (x: number, y: number, size: number, flat: number): string =>
    stem(`M${n(x)} ${n(y)}Q${n(x + 30)} ${n(y + 240)} ${n(x - 20)} 1020`, land.leaf, size * 0.07) +
    place(rayFlower(random, size, 19, inks, flat), x, y, 1);
  return [
    softLeaves(stage, 0.2),
    daisy(w * 0.16, 560, 170, 0.5),
    daisy(w * 0.36, 800, 190, 0.6),
    daisy(w * 0.94, 780, 170, 0.5),
    daisy(w * 0.63, 500, 380, 0.74),
    place(group(fly(stage, random), `transform="rotate(${random.range(-34, -14).toFixed(0)})"`), w * 0.625, 470, 0.92),
  ].join('');
}
