import { mix } from '../colour.ts';
import { boards, vignette } from '../shapes/backdrop.ts';
import { handInks, pinch } from '../shapes/hands.ts';
import { strawBed } from '../shapes/surfaces.ts';
import type { Stage } from '../stage.ts';
import { n, place, stroke } from '../svg.ts';

/** A handful of fresh straw, long and dry, held up over the bed. */
export function strawHand(stage: Stage): string {
  const { w, land } = stage;
  const random = stage.random.fork('wisp');
  const x = w * 0.6;
  const stalks = (count: number): string =>
    Array.from({ length: count }, () => {
      const [sx, sy] = [random.range(-520, -170), random.range(-330, -20) - 60];
      const [gx, gy] = [random.range(-30, 20), random.range(-26, 30)];
      const [ex, ey] = [random.range(90, 330), random.range(150, 420)];
      return `M${n(sx)} ${n(sy)}Q${n(sx * 0.4 + random.range(-40, 40))} ${n(sy * 0.4 + random.range(-50, 30))} ${n(gx)} ${n(gy)}Q${n(ex * 0.5)} ${n(ey * 0.36)} ${n(ex)} ${n(ey)}`;
    }).join('');
  const wisp = [
    stroke(stalks(30), mix(land.crop.dark, land.soil.base, 0.4), 9),
    stroke(stalks(34), land.crop.dark, 8),
    stroke(stalks(40), land.crop.base, 8),
    stroke(stalks(30), land.crop.light, 7),
    stroke(stalks(12), land.paper, 4, 0.8),
  ].join('');
  return [
    boards(stage, 700),
    strawBed(stage, 640, 1200),
    place(pinch(handInks(stage, land.leaf), place(wisp, 0, 0, 1.12)), x, 430, 1.1),
    vignette(stage, x, 430, 0.36),
  ].join('');
}
