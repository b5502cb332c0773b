import { createCamera } from '../camera.ts';
import { mix } from '../colour.ts';
import { band, recede, rows, tufts } from '../shapes/ground.ts';
import { cornflowers, daisies, meadowGrass, poppies, seedGrass, umbels } from '../shapes/plants.ts';
import { flock, mist, sky, sunlight, sunPlace } from '../shapes/sky.ts';
import { treeline } from '../shapes/treelines.ts';
import { broadTree } from '../shapes/trees.ts';
import type { Stage } from '../stage.ts';
import { fill, type Point, rect } from '../svg.ts';

const horizon = 460;

/** A country road between its trees, the verge in flower, a strip beside the tarmac mown short. */
export function roadVerge(stage: Stage): string {
  const { w, land } = stage;
  const random = stage.random.fork('verge');
  const camera = createCamera(stage, { horizon, eye: 2.1, yaw: 0.16, centre: 0.34 });
  const [sunX] = sunPlace(stage, horizon);
  const asphalt = mix(land.wall.dark, land.water.dark, 0.45);
  const dashes: string[] = [];
  for (let z = 4; z < 160; z += 9) dashes.push(camera.area(band(-4.06, -3.9, z, z + 4.5)));
  const trees = [110, 84, 62, 45, 31, 21].map((z) => {
    const left = camera.see(-9.4, z);
    return broadTree(random, left.x, left.y, left.scale * 8.4, stage.treeAt(left.metres));
  });
  const spots = (count: number, near: number, far: number, from: number, to: number): Point[] =>
    Array.from({ length: count }, (): Point => {
      const seen = camera.see(random.range(from, to), near * (far / near) ** random.next());
      return [seen.x, seen.y];
    })
      .filter(([x, y]) => x > -60 && x < w + 60 && y < 1060)
      .sort((a, b) => a[1] - b[1]);
  const inks = { stalk: land.leaf.dark, shade: mix(land.accent, land.ink, 0.3), heart: land.ink };
  const swards = [40, 22, 13, 8, 5.4].map((z, index) => {
    const seen = camera.see(1.2, z);
    const inkset = stage.airRamp(land.leaf, z);
    return meadowGrass(
      random,
      {
        from: seen.x,
        to: w + 40,
        y: seen.y + 4,
        height: seen.scale * 0.62,
        density: 16 + index * 7,
        wind: stage.side * 0.2,
      },
      inkset,
    );
  });
  return [
    sky(stage, { horizon, clouds: 0.9 }),
    treeline(random.fork('far'), { from: -20, to: w + 20, y: horizon + 4, height: 30 }, stage.airRamp(land.leaf, 560)),
    fill(rect(0, horizon, w, 1000 - horizon), recede(stage, camera, land.grass.base, land.grass.dark)),
    rows(stage, camera, { left: 6, right: 160, from: -40, to: 700, every: 3, share: 0.46 }, land.crop),
    fill(camera.area(band(-7, -0.8, -2, 900)), recede(stage, camera, mix(asphalt, land.paper, 0.3), asphalt)),
    fill(camera.area(band(-1.3, -1.1, -2, 600)) + camera.area(band(-6.8, -6.6, -2, 600)), land.paper, 0.85),
    fill(dashes.join(''), land.paper, 0.9),
    fill(
      camera.area(band(-0.8, 0.9, -2, 600)),
      recede(stage, camera, land.grass.light, mix(land.grass.base, land.grass.light, 0.4)),
    ),
    fill(camera.area(band(0.9, 6, -2, 600)), recede(stage, camera, land.leaf.light, land.leaf.base)),
    sunlight(stage, sunX, horizon, 0.35),
    ...trees,
    tufts(random, camera, { left: -0.8, right: 0.9, from: 3, to: 40 }, 160, land.leaf.base, 0.12),
    ...swards,
    daisies(random, spots(70, 9, 60, 1.3, 5.6), 9, { stalk: land.leaf.dark, petal: land.paper, heart: land.bloom }),
    poppies(random, spots(34, 8, 40, 1.3, 5.6), 11, { ...inks, petal: land.accent }),
    umbels(random, spots(12, 6.4, 22, 1.4, 5), 150, land.leaf.dark, land.paper),
    cornflowers(random, spots(22, 5, 16, 1.4, 4.4), 20, {
      stalk: land.leaf.dark,
      petal: land.heather.base,
      shade: land.heather.dark,
      heart: land.ink,
    }),
    daisies(random, spots(26, 4, 9, 1.4, 3.6), 24, { stalk: land.leaf.dark, petal: land.paper, heart: land.bloom }),
    poppies(random, spots(12, 3.8, 8, 1.5, 3.6), 26, { ...inks, petal: land.accent }),
    mist(stage, horizon + 8, 34, stage.mood === 'morning' ? 0.6 : 0.16),
    flock(random, w * 0.6, 190, 13, 7, mix(land.ink, stage.sky.top, 0.35)),
    seedGrass(
      random,
      { from: w * 0.6, to: w + 20, y: 1016, height: 260, density: 6, wind: 0.3 },
      land.leaf.dark,
      land.crop.base,
    ),
    meadowGrass(random, { from: w * 0.56, to: w + 20, y: 1016, height: 170, density: 44, wind: 0.2 }, stage.near),
  ].join('');
}
