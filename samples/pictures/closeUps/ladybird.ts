import { mix } from '../colour.ts';
import { softLeaves } from '../shapes/backdrop.ts';
import { leafBlade } from '../shapes/flowers.ts';
import { ladybird as beetle } from '../shapes/insects.ts';
import type { Stage } from '../stage.ts';
import { circle, ellipse, fill, group, n, place, stroke } from '../svg.ts';

/** A ladybird on its way over a leaf, dew and aphids before it. */
export function ladybird(stage: Stage): string {
  const { w, land } = stage;
  const random = stage.random.fork('leaf');
  const drop = (x: number, y: number, r: number): string =>
    fill(ellipse(x + 4, y + r * 0.5, r * 1.05, r * 0.8), land.ink, 0.28) +
    fill(circle(x, y, r), mix(land.leaf.light, land.water.light, 0.5), 0.85) +
    fill(ellipse(x + r * 0.2, y + r * 0.34, r * 0.6, r * 0.4), land.paper, 0.5) +
    fill(circle(x - r * 0.36, y - r * 0.36, r * 0.22), land.paper);
  const aphid = (x: number, y: number): string =>
    stroke(
      `M${n(x - 10)} ${n(y + 10)}l-8 12M${n(x + 2)} ${n(y + 12)}l0 14M${n(x + 12)} ${n(y + 9)}l8 12`,
      land.leaf.dark,
      3,
    ) +
    fill(ellipse(x, y, 22, 14), land.leaf.light) +
    fill(ellipse(x + 4, y - 4, 12, 5), land.paper, 0.5) +
    fill(circle(x + 17, y, 3), land.ink);
  const drops = Array.from(
    { length: 9 },
    () => [random.range(0.2, 0.9) * w, random.range(520, 700), random.range(9, 24)] as const,
  );
  return [
    softLeaves(stage, 0.35),
    place(
      group(
        leafBlade(
          1100,
          190,
          { light: land.leaf.base, base: mix(land.leaf.base, land.leaf.dark, 0.6), dark: land.leaf.dark },
          9,
        ),
        'transform="rotate(-38)"',
      ),
      w * 0.1,
      1060,
      1,
    ),
    place(
      group(
        leafBlade(1500, 300, { light: land.grass.light, base: land.leaf.light, dark: land.leaf.dark }, 11),
        'transform="rotate(-9)"',
      ),
      w * 0.03,
      760,
      w / 1500,
    ),
    ...drops.map(([x, y, r]) => drop(x, y, r)),
    aphid(w * 0.8, 650),
    aphid(w * 0.85, 620),
    aphid(w * 0.82, 700),
    fill(ellipse(w * 0.58, 630, 210, 46), land.ink, 0.32),
    place(group(beetle(stage), 'transform="rotate(-13)"'), w * 0.6, 560, 1.62),
  ].join('');
}
