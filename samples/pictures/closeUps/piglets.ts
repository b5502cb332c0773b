import { mix } from '../colour.ts';
import { hides } from '../shapes/animals.ts';
import { boards, vignette } from '../shapes/backdrop.ts';
import { lyingSow, piglet } from '../shapes/pigs.ts';
import { pendant } from '../shapes/room.ts';
import { castShadow, strawBed } from '../shapes/surfaces.ts';
import type { Stage } from '../stage.ts';
import { fill, group, place, rect, stroke } from '../svg.ts';

/** A sow on her side in deep straw, her litter in a row at the teats, a lamp to keep them warm. */
export function piglets(stage: Stage): string {
  const { w, land } = stage;
  const random = stage.random.fork('litter');
  const { pink } = hides(stage);
  const x = w * 0.54;
  const lamp = stage.glow(w * 0.63, 420, 720, [
    [0, land.bloom, 0.55],
    [0.5, land.bloom, 0.16],
    [1, land.bloom, 0],
  ]);
  const litter = [-330, -196, -64, 70, 204].map((dx, index) => {
    const lean = random.range(-9, 9);
    const hide = index === 2 ? { ...pink, coat: mix(pink.coat, land.paper, 0.4) } : pink;
    return (
      castShadow(stage, x + dx * 1.1, 836 + (index % 2) * 16, 120, 0.16, 0.36) +
      place(
        group(piglet(random, hide), `transform="rotate(${lean.toFixed(0)})"`),
        x + dx * 1.1,
        716 + (index % 2) * 16,
        random.range(0.94, 1.1),
      )
    );
  });
  return [
    boards(stage, 520),
    fill(rect(0, 452, w, 24), land.water.dark) + fill(rect(0, 454, w, 6), land.water.light, 0.8),
    strawBed(stage, 500, 1100),
    castShadow(stage, x, 690, 640, 0.1, 0.4),
    place(lyingSow(stage, random, pink), x, 560, 1.22),
    ...litter,
    stroke(`M0 946q${w * 0.25} -26 ${w * 0.5} -4t${w * 0.5} -8`, land.crop.light, 5, 0.7),
    fill(rect(0, 0, w, 1000), lamp),
    pendant(stage, w * 0.63, 150, 96),
    vignette(stage, w * 0.6, 560, 0.4),
  ].join('');
}
