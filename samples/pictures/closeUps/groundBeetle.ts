import { mix } from '../colour.ts';
import { softLeaves } from '../shapes/backdrop.ts';
import { groundBeetle as beetle } from '../shapes/insects.ts';
import { leafPlant, meadowGrass, wheat } from '../shapes/plants.ts';
import { earth } from '../shapes/surfaces.ts';
import type { Stage } from '../stage.ts';
import { ellipse, fill, group, place } from '../svg.ts';

/** Where two strips meet: a ground beetle on the bare earth between beet and corn. */
export function groundBeetle(stage: Stage): string {
  const { w, land } = stage;
  const random = stage.random.fork('strips');
  const plants = [0.04, 0.15, 0.26, 0.36].map((t, index) =>
    leafPlant(random, w * t, 560 + (index % 2) * 26, 190 - index * 16, land.leaf),
  );
  return [
    softLeaves(stage, 0.1),
    wheat(random, { from: w * 0.5, to: w + 40, y: 560, height: 470, density: 16, wind: 0.4 }, land.crop),
    meadowGrass(random, { from: w * 0.5, to: w + 40, y: 570, height: 120, density: 30 }, land.grass),
    earth(stage, 520, 190),
    ...plants,
    ...[0.0, 0.12].map((t) =>
      leafPlant(random, w * t, 880, 300, {
        light: land.leaf.light,
        base: land.leaf.base,
        dark: mix(land.leaf.dark, land.ink, 0.3),
      }),
    ),
    fill(ellipse(w * 0.6, 770, 330, 70), land.ink, 0.4),
    place(group(beetle(stage), `transform="rotate(${random.range(-24, -10).toFixed(0)})"`), w * 0.61, 720, 1.35),
  ].join('');
}
