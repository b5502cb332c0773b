import { mix } from '../colour.ts';
import type { Random } from '../random.ts';
import { softLand } from '../shapes/backdrop.ts';
import { stem } from '../shapes/flowers.ts';
import { meadowGrass, seedGrass } from '../shapes/plants.ts';
import type { Stage } from '../stage.ts';
import { circle, ellipse, fill, n, stroke } from '../svg.ts';

/** The white umbels of wild carrot against the sky, bugloss and yarrow between them. */
export function wildCarrot(stage: Stage): string {
  const { w, land, sky } = stage;
  const random = stage.random.fork('carrot');
  const umbel = (r: Random, x: number, y: number, size: number, lean: number): string => {
    const rays: string[] = [];
    const heads: string[] = [];
    const buds: string[] = [];
    for (let ray = 0; ray < 23; ray += 1) {
      const t = (ray / 22) * 2 - 1;
      for (const depth of [0, 1]) {
        const [hx, hy] = [
          x + t * size * (depth === 0 ? 1 : 0.8),
          y - size * (0.36 - 0.3 * t * t) + depth * size * 0.13,
        ];
        rays.push(
          `M${n(x + lean * 0.1)} ${n(y + size * 0.62)}Q${n(x + t * size * 0.3)} ${n(y + size * 0.2)} ${n(hx)} ${n(hy)}`,
        );
        for (let bud = 0; bud < 9; bud += 1) {
          const [bx, by] = [hx + r.range(-0.09, 0.09) * size, hy + r.range(-0.06, 0.05) * size];
          (bud % 3 === 0 ? buds : heads).push(circle(bx, by, size * r.range(0.02, 0.034)));
        }
      }
    }
    const bracts = [-2, -1, 0, 1, 2].map(
      (k) =>
        `M${n(x)} ${n(y + size * 0.62)}q${n(k * size * 0.1)} ${n(size * 0.05)} ${n(k * size * 0.2)} ${n(size * 0.2)}`,
    );
    return [
      stem(
        `M${n(x)} ${n(y + size * 0.6)}Q${n(x - lean)} ${n(y + size * 1.6)} ${n(x - lean * 1.4)} 1020`,
        land.leaf,
        size * 0.07,
      ),
      stroke(rays.join(''), land.leaf.base, size * 0.018),
      stroke(bracts.join(''), land.leaf.base, size * 0.02),
      fill(buds.join(''), mix(land.paper, sky.top, 0.25)),
      fill(heads.join(''), land.paper),
      fill(circle(x, y - size * 0.34, size * 0.035), mix(land.heather.dark, land.ink, 0.3)),
    ].join('');
  };
  const spike = (x: number, y: number, tall: number): string => {
    const bells = Array.from({ length: 34 }, (_, index) => {
      const t = index / 34;
      const [bx, by] = [x + Math.sin(index * 2.4) * (10 + 44 * t), y + tall * 0.7 * t];
      return fill(
        `M${n(bx)} ${n(by)}q20 -26 34 -14q4 22 -26 30Z`,
        index % 4 === 0 ? land.heather.light : mix(land.water.dark, land.heather.base, 0.4),
      );
    });
    return stem(`M${n(x)} ${n(y)}Q${n(x + 10)} ${n(y + tall * 0.6)} ${n(x - 10)} 1020`, land.leaf, 14) + bells.join('');
  };
  const yarrow = (x: number, y: number): string =>
    stem(`M${n(x)} ${n(y)}L${n(x - 8)} 1020`, land.leaf, 11) +
    Array.from({ length: 34 }, () =>
      fill(
        ellipse(x + random.range(-96, 96), y + random.range(-22, 20), 16, 11),
        random.pick([land.bloom, mix(land.bloom, land.paper, 0.35), land.crop.base]),
      ),
    ).join('');
  const sward = { from: -20, to: w + 20, y: 1016, wind: stage.side * 0.2 };
  return [
    softLand(stage, 640),
    umbel(random, w * 0.1, 480, 130, 20),
    umbel(random, w * 0.92, 360, 150, -30),
    spike(w * 0.27, 420, 560),
    spike(w * 0.82, 520, 500),
    yarrow(w * 0.38, 640),
    umbel(random, w * 0.36, 330, 170, 40),
    umbel(random, w * 0.62, 330, 320, -20),
    yarrow(w * 0.17, 740),
    meadowGrass(random, { ...sward, height: 190, density: 30 }, stage.near),
    seedGrass(random, { ...sward, height: 320, density: 5 }, land.leaf.dark, land.crop.base),
    meadowGrass(random, { ...sward, height: 90, density: 36 }, stage.near),
  ].join('');
}
