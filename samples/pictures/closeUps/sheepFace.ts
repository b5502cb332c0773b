import { hides } from '../shapes/animals.ts';
import { softLand } from '../shapes/backdrop.ts';
import { sheepHead } from '../shapes/heads.ts';
import { meadowGrass, seedGrass } from '../shapes/plants.ts';
import type { Stage } from '../stage.ts';
import { group, place } from '../svg.ts';

/** Two sheep that look at whoever comes: one near, one behind her. */
export function sheepFace(stage: Stage): string {
  const { w, land, side } = stage;
  const random = stage.random.fork('sheep');
  const { wool } = hides(stage);
  const behind = { ...hides(stage, 60).wool, mark: stage.air(land.soil.dark, 50) };
  const sward = { from: -20, to: w + 20, y: 1016, wind: side * 0.3 };
  return [
    softLand(stage, 430),
    place(group(sheepHead(stage, random, behind), 'transform="rotate(7)"'), w * 0.27, 530, 0.74),
    place(group(sheepHead(stage, random, wool), 'transform="rotate(-4)"'), w * 0.63, 430, 1.45),
    meadowGrass(random, { ...sward, height: 150, density: 40 }, stage.near),
    seedGrass(random, { ...sward, height: 240, density: 5 }, land.leaf.dark, land.crop.base),
  ].join('');
}
