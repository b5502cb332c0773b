import { hides } from '../shapes/animals.ts';
import { boards, vignette } from '../shapes/backdrop.ts';
import { rump } from '../shapes/pigs.ts';
import { castShadow, strawBed } from '../shapes/surfaces.ts';
import type { Stage } from '../stage.ts';
import { place } from '../svg.ts';

/** Tails that tell how a pen is: three pigs from behind, curled, curled, hanging a little. */
export function pigTail(stage: Stage): string {
  const { w } = stage;
  const random = stage.random.fork('tails');
  const { pink } = hides(stage);
  const pigs = [
    [0.27, 610, 1.06, 'curled'],
    [0.9, 590, 1.1, 'hanging'],
    [0.6, 560, 1.55, 'curled'],
  ] as const;
  return [
    boards(stage, 600),
    strawBed(stage, 580, 1000),
    ...pigs.map(
      ([x, y, size, carriage]) =>
        castShadow(stage, w * x, y + 292 * size, 200 * size, 0.14, 0.4) +
        place(rump(random, pink, carriage), w * x, y, size),
    ),
    vignette(stage, w * 0.6, 540, 0.34),
  ].join('');
}
