import { mix } from '../colour.ts';
import type { Random } from '../random.ts';
import { softLand } from '../shapes/backdrop.ts';
import { stem } from '../shapes/flowers.ts';
import { cornflowers, daisies, meadowGrass, seedGrass } from '../shapes/plants.ts';
import type { Stage } from '../stage.ts';
import { circle, fill, n, type Point, stroke } from '../svg.ts';

/** The white umbels of wild carrot against the sky, knapweed and ox-eye daisies below them. */
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
  const inks = { stalk: land.leaf.base, shade: land.heather.dark, heart: mix(land.heather.dark, land.ink, 0.4) };
  const knapweed = (count: number, from: number, to: number, y: number, size: number): string =>
    cornflowers(
      random,
      Array.from({ length: count }, (): Point => [random.range(from, to), y]),
      size,
      { ...inks, petal: mix(land.heather.light, land.heather.base, 0.5) },
    );
  const oxEyes = (count: number, from: number, to: number, y: number, size: number): string =>
    daisies(
      random,
      Array.from({ length: count }, (): Point => [random.range(from, to), y]),
      size,
      { stalk: land.leaf.base, petal: land.paper, heart: land.bloom },
    );
  const sward = { from: -20, to: w + 20, y: 1016, wind: stage.side * 0.2 };
  return [
    softLand(stage, 640),
    umbel(random, w * 0.1, 480, 130, 20),
    umbel(random, w * 0.92, 360, 150, -30),
    knapweed(7, w * 0.06, w * 0.5, 1010, 66),
    oxEyes(6, w * 0.7, w, 1010, 74),
    umbel(random, w * 0.36, 330, 170, 40),
    umbel(random, w * 0.62, 330, 320, -20),
    oxEyes(8, w * 0.04, w * 0.52, 1016, 62),
    knapweed(6, w * 0.68, w, 1016, 62),
    meadowGrass(random, { ...sward, height: 190, density: 30 }, stage.near),
    seedGrass(random, { ...sward, height: 320, density: 5 }, land.leaf.dark, land.crop.base),
    meadowGrass(random, { ...sward, height: 90, density: 36 }, stage.near),
  ].join('');
}
