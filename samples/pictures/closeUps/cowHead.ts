import { hides } from '../shapes/animals.ts';
import { softLand } from '../shapes/backdrop.ts';
import { cowHead as head } from '../shapes/heads.ts';
import { daisies, meadowGrass, seedGrass } from '../shapes/plants.ts';
import type { Stage } from '../stage.ts';
import { group, type Point, place } from '../svg.ts';

/** A cow that has come to look, flowers of the meadow before her. */
export function cowHead(stage: Stage): string {
  const { w, land, side } = stage;
  const random = stage.random.fork('cow');
  const turn = random.range(-4, 5);
  const sward = { from: -20, to: w + 20, y: 1016, wind: side * 0.2 };
  const flowers = Array.from({ length: 12 }, (): Point => [random.range(0, w), 1010]);
  return [
    softLand(stage, 470),
    place(
      group(head(stage, random, hides(stage).pied, 'awake', land.bloom), `transform="rotate(${turn.toFixed(1)})"`),
      w * 0.63,
      440,
      1.28,
    ),
    meadowGrass(random, { ...sward, height: 190, density: 34 }, stage.near),
    seedGrass(random, { ...sward, height: 300, density: 4 }, land.leaf.dark, land.crop.base),
    daisies(random, flowers, 26, { stalk: land.leaf.dark, petal: land.paper, heart: land.bloom }),
    meadowGrass(random, { ...sward, height: 100, density: 40 }, stage.near),
  ].join('');
}
