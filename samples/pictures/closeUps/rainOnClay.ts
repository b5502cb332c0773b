import { mix } from '../colour.ts';
import { softLand } from '../shapes/backdrop.ts';
import { leafPlant } from '../shapes/plants.ts';
import { earth } from '../shapes/surfaces.ts';
import type { Stage } from '../stage.ts';
import { ellipse, fill, n, rect, stroke } from '../svg.ts';

/** A shower over clay: young plants on their ridges, water that stands in the furrows between them. */
export function rainOnClay(stage: Stage): string {
  const { w, land, sky } = stage;
  const random = stage.random.fork('shower');
  const cloud = mix(sky.cloudShade, mix(land.ink, sky.top, 0.5), 0.45);
  const water = mix(sky.top, land.water.base, 0.5);
  const x = w * 0.62;
  const furrow = (from: number, to: number, tone: string): string =>
    fill(
      `M${n(from - 20)} 1020C${n(x + (from - x) * 0.44)} 760 ${n(x + (from - x) * 0.2)} 620 ${n(x + (from - x) * 0.13)} 520L${n(x + (to - x) * 0.13)} 520C${n(x + (to - x) * 0.2)} 620 ${n(x + (to - x) * 0.44)} 760 ${n(to + 20)} 1020Z`,
      tone,
    );
  const bands = [-2.2, -1.3, -0.42, 0.42, 1.3].map(
    (k) =>
      furrow(x + k * w * 0.66, x + (k + 0.36) * w * 0.66, mix(water, land.soil.base, 0.25)) +
      furrow(x + (k + 0.05) * w * 0.66, x + (k + 0.26) * w * 0.66, mix(water, land.paper, 0.3)),
  );
  const rows = [-1.7, -0.82, 0.06, 0.94, 1.8].flatMap((k) =>
    [0.2, 0.3, 0.44, 0.64, 0.94].map((t) => {
      const px = x + (k + 0.1) * w * 0.66 * t;
      return leafPlant(random, px, 520 + 500 * ((t - 0.13) / 0.87) ** 1.05, 170 * t + 14, land.leaf);
    }),
  );
  const rings = Array.from({ length: 26 }, () => {
    const t = random.range(0.24, 1);
    const k = random.pick([-1.3, -0.42, 0.42, 1.3]);
    const [rx, ry] = [x + (k + random.range(0.06, 0.26)) * w * 0.66 * t, 520 + 500 * ((t - 0.13) / 0.87) ** 1.05];
    return (
      stroke(ellipse(rx, ry, 54 * t, 13 * t) + ellipse(rx, ry, 28 * t, 7 * t), land.paper, 3.4 * t, 0.85) +
      stroke(
        `M${n(rx)} ${n(ry)}v${n(-22 * t)}M${n(rx - 10 * t)} ${n(ry)}l${n(-9 * t)} ${n(-15 * t)}M${n(rx + 10 * t)} ${n(ry)}l${n(9 * t)} ${n(-15 * t)}`,
        land.paper,
        3.4 * t,
        0.9,
      )
    );
  });
  const drops = Array.from({ length: 190 }, () => {
    const [dx, dy] = [random.range(-60, w), random.range(0, 1000)];
    const long = random.range(36, 100);
    return `M${n(dx)} ${n(dy)}l${n(-long * 0.24)} ${n(long)}`;
  });
  const puffs = Array.from({ length: 24 }, (_, index) =>
    fill(
      ellipse((index / 23) * w, 60 + random.range(-50, 90), random.range(150, 260), random.range(60, 110)),
      mix(cloud, sky.cloud, random.range(0, 0.35)),
      0.85,
    ),
  );
  return [
    softLand(stage, 520),
    fill(rect(0, 0, w, 540), cloud, 0.4),
    ...puffs,
    earth(stage, 516, 200),
    fill(rect(0, 516, w, 500), land.ink, 0.12),
    ...bands,
    ...rows,
    ...rings,
    stroke(drops.join(''), land.paper, 3.4, 0.5) + stroke(drops.slice(0, 60).join(''), land.paper, 5, 0.6),
  ].join('');
}
