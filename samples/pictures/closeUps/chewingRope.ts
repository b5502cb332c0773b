import { mix } from '../colour.ts';
import { hides } from '../shapes/animals.ts';
import { boards, vignette } from '../shapes/backdrop.ts';
import { pigHead } from '../shapes/heads.ts';
import { strawBed } from '../shapes/surfaces.ts';
import type { Stage } from '../stage.ts';
import { ellipse, fill, group, n, place, stroke } from '../svg.ts';

/** Something to do: a pig that chews on a rope with a wooden block, straw all about. */
export function chewingRope(stage: Stage): string {
  const { w, land } = stage;
  const random = stage.random.fork('rope');
  const { pink } = hides(stage);
  const x = w * 0.62;
  const rope = (d: string): string =>
    stroke(d, mix(land.crop.dark, land.ink, 0.3), 44) +
    stroke(d, land.crop.base, 36) +
    stroke(d, land.crop.light, 12, 0.8);
  const twists = Array.from(
    { length: 26 },
    (_, index) => `M${n(x - 276 + Math.sin(index * 0.24) * 10)} ${n(index * 24 - 20)}l30 16`,
  );
  const line = `M${n(x - 260)} -20C${n(x - 250)} 200 ${n(x - 276)} 380 ${n(x - 250)} 560C${n(x - 226)} 700 ${n(x - 120)} 716 ${n(x - 6)} 706C${n(x + 90)} 700 ${n(x + 130)} 730 ${n(x + 170)} 800`;
  return [
    boards(stage, 600),
    strawBed(stage, 580, 1000),
    place(group(pigHead(stage, random, pink, 'content'), 'transform="rotate(9)"'), w * 0.2, 600, 0.8),
    place(group(pigHead(stage, random, pink), `transform="rotate(${random.range(-14, -8).toFixed(1)})"`), x, 470, 1.42),
    rope(line),
    stroke(twists.join(''), mix(land.crop.dark, land.soil.base, 0.4), 5, 0.7),
    fill(`M${n(x + 100)} 800l150 -26l26 90l-150 30Z`, land.wood.light),
    fill(`M${n(x + 126)} 894l150 -30l4 22l-148 32Z`, land.wood.dark),
    stroke(`M${n(x + 124)} 820l118 -22M${n(x + 130)} 846l122 -24M${n(x + 140)} 872l118 -24`, land.wood.base, 4, 0.7),
    fill(ellipse(x + 196, 830, 20, 16), land.wood.dark),
    stroke(`M${n(x - 46)} 694q40 26 96 8`, mix(pink.skin, pink.dark, 0.4), 9, 0.7),
    vignette(stage, x, 520, 0.34),
  ].join('');
}
