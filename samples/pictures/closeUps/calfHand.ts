import { mix } from '../colour.ts';
import { hides } from '../shapes/animals.ts';
import { softLand, vignette } from '../shapes/backdrop.ts';
import { handInks, offered } from '../shapes/hands.ts';
import { cowHead } from '../shapes/heads.ts';
import { meadowGrass } from '../shapes/plants.ts';
import type { Stage } from '../stage.ts';
import { group, place } from '../svg.ts';

/** A calf stretches its nose towards a hand held out. */
export function calfHand(stage: Stage): string {
  const { w, land, side } = stage;
  const random = stage.random.fork('calf');
  const { russet } = hides(stage);
  const calf = {
    ...russet,
    mark: mix(land.soil.base, land.crop.dark, 0.3),
    coat: land.paper,
    shade: land.wall.base,
    skin: mix('#e2a594', land.wall.base, 0.25),
  };
  const x = w * 0.66;
  return [
    softLand(stage, 480),
    place(group(cowHead(stage, random, calf), `transform="rotate(${random.range(8, 14).toFixed(0)})"`), x, 400, 1.16),
    place(group(offered(handInks(stage, land.leaf)), 'transform="rotate(-6)"'), x - 150, 790, 1.12),
    meadowGrass(random, { from: -20, to: w + 20, y: 1020, height: 110, density: 40, wind: side * 0.2 }, stage.near),
    vignette(stage, x, 520, 0.18),
  ].join('');
}
