import { mix } from '../colour.ts';
import { softLand } from '../shapes/backdrop.ts';
import { leafBlade } from '../shapes/flowers.ts';
import { castShadow, clod, earth } from '../shapes/surfaces.ts';
import type { Stage } from '../stage.ts';
import { circle, ellipse, fill, group, n, place, stroke } from '../svg.ts';

/** A heap of manure and straw with a fork in it, steaming in the cold air. */
export function compost(stage: Stage): string {
  const { w, land } = stage;
  const random = stage.random.fork('heap');
  const x = w * 0.58;
  const dark = mix(land.soil.dark, land.ink, 0.3);
  const top = (t: number): number => 900 - 460 * Math.max(0, 1 - t * t) ** 0.7;
  const lumps = Array.from({ length: 190 }, (_, index) => {
    const t = random.range(-1, 1);
    const y = top(t) + (910 - top(t)) * random.next();
    return [x + t * 560, y, random.range(14, 44), index] as const;
  }).sort((a, b) => a[1] - b[1]);
  const straw = Array.from({ length: 220 }, () => {
    const t = random.range(-0.98, 0.98);
    const y = top(t) + (900 - top(t)) * random.next();
    const turn = random.range(-0.9, 0.9);
    const long = random.range(36, 110);
    return `M${n(x + t * 560)} ${n(y)}q${n(Math.cos(turn) * long * 0.5)} ${n(Math.sin(turn) * long * 0.5 - 8)} ${n(Math.cos(turn) * long)} ${n(Math.sin(turn) * long)}`;
  });
  const scraps = Array.from({ length: 12 }, () => {
    const t = random.range(-0.7, 0.7);
    return place(
      group(
        leafBlade(90, 30, random.chance(0.5) ? land.leaf : land.crop, 4),
        `transform="rotate(${random.int(0, 180)})"`,
      ),
      x + t * 560,
      top(t) + random.range(20, 200),
      1,
    );
  });
  const steam = Array.from({ length: 26 }, (_, index) =>
    fill(
      ellipse(
        x - 60 + Math.sin(index * 0.7) * 60 + random.range(-60, 60),
        460 - index * 18,
        50 + index * 4,
        34 + index * 3,
      ),
      land.paper,
      0.1,
    ),
  );
  const steel = mix(land.water.dark, land.ink, 0.3);
  const [fx, fy] = [x + 190, 520];
  const tines = [-66, -22, 22, 66].map((dx) => `M${n(dx)} 0C${n(dx * 1.05)} 60 ${n(dx)} 110 ${n(dx * 0.9)} 190`);
  return [
    softLand(stage, 520),
    earth(stage, 760, 90),
    castShadow(stage, x, 915, 620, 0.09, 0.45),
    fill(
      `M${n(x - 600)} 920C${n(x - 420)} 700 ${n(x - 300)} 440 ${n(x)} 436C${n(x + 300)} 440 ${n(x + 430)} 690 ${n(x + 600)} 920Z`,
      dark,
    ),
    ...lumps.map(([lx, ly, size, index]) => clod(stage, lx, ly, size, `heap-${index}`)),
    ...scraps,
    stroke(straw.join(''), land.crop.dark, 6, 0.75) +
      stroke(straw.slice(0, 130).join(''), land.crop.base, 5, 0.95) +
      stroke(straw.slice(0, 60).join(''), land.crop.light, 4, 0.9),
    group(
      stroke('M0 0V-470', mix(land.wood.dark, land.ink, 0.2), 40) +
        stroke('M0 0V-468', mix(land.wood.light, land.crop.base, 0.4), 30) +
        stroke('M-6-20V-450', land.paper, 5, 0.5) +
        stroke('M-66-470h132', mix(land.wood.dark, land.ink, 0.2), 40) +
        stroke('M-64-472h128', mix(land.wood.light, land.crop.base, 0.4), 30) +
        stroke('M-66 0h132', steel, 22) +
        stroke(tines.join(''), steel, 17) +
        stroke(tines.join(''), mix(steel, land.paper, 0.5), 4, 0.8),
      `transform="translate(${n(fx)} ${n(fy)}) rotate(16)"`,
    ),
    ...lumps
      .slice(90, 118)
      .map(([, , size, index]) =>
        clod(stage, fx - 60 + random.range(-110, 90), fy + random.range(70, 190), size, `front-${index}`),
      ),
    stroke(straw.slice(130, 180).join(''), land.crop.light, 5, 0.9),
    ...steam,
    fill(
      Array.from({ length: 20 }, () => circle(random.range(0, w), random.range(930, 990), random.range(4, 12))).join(
        '',
      ),
      land.soil.light,
      0.6,
    ),
  ].join('');
}
