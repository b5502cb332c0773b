import { hides } from '../shapes/animals.ts';
import { boards, vignette } from '../shapes/backdrop.ts';
import { pigHead } from '../shapes/heads.ts';
import type { Stage } from '../stage.ts';
import { circle, fill, group, n, place, polygon, rect, stroke } from '../svg.ts';

/** Breakfast: a row of sows behind their trough, meal on every snout. */
export function trough(stage: Stage): string {
  const { w, land } = stage;
  const random = stage.random.fork('row');
  const { pink } = hides(stage);
  const heads = [0.12, 0.37, 0.62, 0.87].map((t, index) => {
    const turn = random.range(-8, 8);
    const size = index === 2 ? 1.02 : 0.92;
    return place(
      group(pigHead(stage, random, pink, index === 1 ? 'content' : 'awake'), `transform="rotate(${turn.toFixed(1)})"`),
      w * t,
      420 + random.range(-16, 22),
      size,
    );
  });
  const meal = Array.from({ length: 260 }, () =>
    circle(random.range(0, w), 690 + random.range(-18, 46) ** 1, random.range(4, 11)),
  );
  const steel = stage.fall(730, 1000, [
    [0, land.water.light],
    [0.16, land.water.base],
    [0.5, land.water.dark],
    [1, land.ink],
  ]);
  const bars = [0.245, 0.495, 0.745, 0.995].map((t) => rect(w * t - 13, 150, 26, 570));
  return [
    boards(stage, 700),
    ...heads,
    fill(bars.join(''), land.water.dark) +
      fill(bars.map((_, index) => rect(w * (0.245 + index * 0.25) - 8, 150, 6, 570)).join(''), land.water.light, 0.8),
    fill(rect(-20, 140, w + 40, 28), land.water.dark) + fill(rect(-20, 144, w + 40, 7), land.water.light, 0.8),
    fill(`M-20 680Q${n(w / 2)} 640 ${n(w + 20)} 680V800H-20Z`, land.crop.dark),
    fill(meal.join(''), land.crop.base) +
      fill(meal.filter((_, index) => index % 3 === 0).join(''), land.crop.light, 0.9),
    fill(
      polygon([
        [-20, 738],
        [w + 20, 738],
        [w + 20, 1020],
        [-20, 1020],
      ]),
      steel,
    ),
    fill(rect(-20, 728, w + 40, 22), land.paper, 0.85),
    stroke(`M0 830H${n(w)}M0 906H${n(w)}`, land.ink, 4, 0.35),
    vignette(stage, w * 0.62, 460, 0.34),
  ].join('');
}
