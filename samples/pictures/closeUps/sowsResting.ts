import { hides } from '../shapes/animals.ts';
import { boards, vignette } from '../shapes/backdrop.ts';
import { lyingSow } from '../shapes/pigs.ts';
import { castShadow, strawBed } from '../shapes/surfaces.ts';
import type { Stage } from '../stage.ts';
import { place } from '../svg.ts';

/** Sows that share a bed: three asleep side by side in the straw. */
export function sowsResting(stage: Stage): string {
  const { w } = stage;
  const random = stage.random.fork('sows');
  const { pink } = hides(stage);
  const sow = (x: number, y: number, size: number, mirrored: boolean): string =>
    castShadow(stage, x, y + 140 * size, 520 * size, 0.09, 0.45) +
    place(lyingSow(stage, random, pink), x, y, size, mirrored);
  return [
    boards(stage, 450),
    strawBed(stage, 430, 900),
    sow(w * 0.42, 470, 0.86, true),
    sow(w * 0.63, 600, 1, false),
    sow(w * 0.4, 770, 1.16, false),
    vignette(stage, w * 0.6, 560, 0.36),
  ].join('');
}
