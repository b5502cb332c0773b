import { mix } from '../colour.ts';
import { hides } from '../shapes/animals.ts';
import { boards, discs, vignette } from '../shapes/backdrop.ts';
import { handInks, pinch } from '../shapes/hands.ts';
import { pigHead } from '../shapes/heads.ts';
import { strawBed } from '../shapes/surfaces.ts';
import type { Stage } from '../stage.ts';
import { circle, fill, n, place, polygon, rect, stroke } from '../svg.ts';

/** Five minutes of looking: a stopwatch in a hand, the pen behind it. */
export function stopwatch(stage: Stage): string {
  const { w, land, sky } = stage;
  const random = stage.random.fork('watch');
  const { pink } = hides(stage, 70);
  const x = w * 0.6;
  const r = 190;
  const ticks = Array.from({ length: 60 }, (_, index) => {
    const a = (index / 60) * Math.PI * 2;
    const inner = index % 5 === 0 ? 0.74 : 0.82;
    return `M${n(Math.sin(a) * r * inner)} ${n(-Math.cos(a) * r * inner)}L${n(Math.sin(a) * r * 0.9)} ${n(-Math.cos(a) * r * 0.9)}`;
  });
  const metal = mix(land.wall.dark, land.water.base, 0.4);
  const watch = [
    fill(rect(-28, -r - 74, 56, 70), mix(metal, land.ink, 0.25)) +
      fill(rect(-20, -r - 74, 14, 60), land.paper, 0.6) +
      fill(rect(-44, -r - 104, 88, 40), land.accent),
    stroke(`M${n(r * 0.72)} ${n(-r * 0.72)}L${n(r * 0.92)} ${n(-r * 0.92)}`, mix(metal, land.ink, 0.25), 40),
    fill(circle(0, 0, r + 26), mix(metal, land.ink, 0.35)) +
      fill(circle(-4, -5, r + 18), metal) +
      fill(circle(0, 0, r), mix(metal, land.ink, 0.4)),
    fill(circle(0, 0, r - 8), land.paper),
    fill(`M0 0V${n(-r * 0.92)}A${n(r * 0.92)} ${n(r * 0.92)} 0 0 1 ${n(r * 0.8)} ${n(r * 0.46)}Z`, land.bloom, 0.45),
    stroke(ticks.filter((_, index) => index % 5 !== 0).join(''), land.ink, 3.4, 0.7) +
      stroke(ticks.filter((_, index) => index % 5 === 0).join(''), land.ink, 9),
    stroke(`M0 0L${n(r * 0.66)} ${n(r * 0.38)}`, land.accent, 11) +
      stroke(`M0 0V${n(-r * 0.5)}`, land.ink, 15) +
      fill(circle(0, 0, 19), land.ink),
    fill(
      polygon([
        [-r * 0.7, -r * 0.5],
        [-r * 0.3, -r * 0.86],
        [r * 0.1, -r * 0.3],
        [-r * 0.4, 0],
      ]),
      land.paper,
      0.25,
    ),
  ].join('');
  return [
    boards(stage, 620),
    strawBed(stage, 600, 600),
    place(pigHead(stage, random, pink), w * 0.16, 560, 0.86),
    place(pigHead(stage, random, pink, 'content'), w * 0.36, 640, 0.7),
    place(pigHead(stage, random, pink), w * 0.92, 560, 0.76),
    fill(rect(0, 0, w, 1000), stage.air(sky.low, 200), 0.3),
    discs(stage, 'pen', 22, [0, 60], [w, 900], [sky.sun, land.bloom, land.wall.light]),
    fill(rect(-20, 780, w + 40, 30), land.water.dark, 0.7) + fill(rect(-20, 784, w + 40, 8), land.water.light, 0.7),
    place(pinch(handInks(stage, land.leaf), place(watch, -110, -180, 1.06)), x + 130, 600, 1),
    vignette(stage, x, 440, 0.24),
  ].join('');
}
