import { mix } from '../colour.ts';
import { hill, ridge } from '../shapes/hills.ts';
import { tractor } from '../shapes/machines.ts';
import { flock, mist, sky, sunlight, sunPlace } from '../shapes/sky.ts';
import { castShadow, clod, earth } from '../shapes/surfaces.ts';
import { treeline } from '../shapes/treelines.ts';
import type { Stage } from '../stage.ts';
import { circle, fill, n, rect, stroke } from '../svg.ts';

/** Loosening without turning: tines that draw through the stubble behind a tractor, gulls after them. */
export function cultivator(stage: Stage): string {
  const { w, land, sky: inks, side } = stage;
  const random = stage.random.fork('tines');
  const horizon = 470;
  const [sunX] = sunPlace(stage, horizon);
  const x = w * 0.56;
  const stubble = Array.from({ length: 520 }, () => {
    const t = random.next() ** 1.4;
    return `M${n(random.range(0, w))} ${n(560 + 200 * t)}v${n(-8 - 18 * t)}`;
  });
  const steel = mix(land.water.dark, land.ink, 0.35);
  const tine = (tx: number): string => {
    const d = `M${n(tx)} 660C${n(tx - 60)} 690 ${n(tx - 64)} 770 ${n(tx - 4)} 830`;
    return (
      stroke(d, steel, 22) +
      stroke(d, mix(steel, land.paper, 0.45), 6, 0.8) +
      fill(`M${n(tx - 26)} 800L${n(tx + 34)} 868L${n(tx - 30)} 852Z`, mix(steel, land.paper, 0.3))
    );
  };
  const thrown = Array.from({ length: 46 }, (_, index) =>
    clod(
      stage,
      x - 330 + random.range(-230, 470),
      830 + random.range(-60, 60),
      random.range(8, 34),
      `thrown-${index}`,
      0.1,
    ),
  );
  const gull = (gx: number, gy: number, size: number): string =>
    fill(
      `M${n(gx)} ${n(gy)}q${n(-size * 0.3)} ${n(-size * 0.5)} ${n(-size)} ${n(-size * 0.42)}q${n(size * 0.5)} ${n(size * 0.14)} ${n(size * 0.8)} ${n(size * 0.6)}q${n(size * 0.2)} ${n(size * 0.1)} ${n(size * 0.46)} 0q${n(size * 0.3)} ${n(-size * 0.5)} ${n(size * 0.86)} ${n(-size * 0.6)}q${n(-size * 0.6)} ${n(-size * 0.06)} ${n(-size * 1.12)} ${n(size * 0.42)}Z`,
      land.paper,
    ) +
    fill(
      circle(gx - size * 1, gy - size * 0.42, size * 0.07) + circle(gx + size * 0.98, gy - size * 0.16, size * 0.06),
      land.ink,
    );
  return [
    sky(stage, { horizon, clouds: 0.9 }),
    hill(stage, ridge(random, horizon - 10, 12, 1000), land.leaf, 480, 90),
    treeline(random.fork('far'), { from: -20, to: w + 20, y: horizon + 12, height: 40 }, stage.airRamp(land.leaf, 320)),
    fill(
      rect(0, horizon + 8, w, 600),
      stage.fall(horizon, 800, [
        [0, stage.air(land.crop.light, 200)],
        [1, mix(land.crop.base, land.soil.light, 0.3)],
      ]),
    ),
    stroke(stubble.join(''), land.crop.dark, 4, 0.6) + stroke(stubble.slice(0, 260).join(''), land.crop.light, 4, 0.8),
    sunlight(stage, sunX, horizon, 0.3),
    mist(stage, horizon + 12, 30, 0.2),
    earth(stage, 770, 150),
    castShadow(stage, x + 240, 782, 420, 0.07, 0.4),
    tractor(x + 250, 780, 900, land, false),
    stroke(`M${n(x - 120)} 640H${n(x - 520)}`, mix(land.accent, land.ink, 0.3), 40) +
      stroke(`M${n(x - 120)} 636H${n(x - 520)}`, land.accent, 26) +
      stroke(`M${n(x + 110)} 660L${n(x - 120)} 640`, steel, 24),
    ...[-480, -390, -300, -210, -130].map((dx) => tine(x + dx)),
    fill(circle(x - 590, 790, 66), steel) +
      fill(circle(x - 590, 790, 44), mix(steel, land.paper, 0.3)) +
      stroke(
        [0, 30, 60, 90, 120, 150]
          .map(
            (a) =>
              `M${n(x - 590 - Math.cos((a * Math.PI) / 180) * 64)} ${n(790 - Math.sin((a * Math.PI) / 180) * 64)}L${n(x - 590 + Math.cos((a * Math.PI) / 180) * 64)} ${n(790 + Math.sin((a * Math.PI) / 180) * 64)}`,
          )
          .join(''),
        steel,
        7,
      ) +
      stroke(`M${n(x - 590)} 790L${n(x - 520)} 650`, steel, 20),
    ...thrown,
    gull(w * 0.12, 420, 80) + gull(w * 0.2, 560, 60) + gull(w * 0.05, 620, 70) + gull(w * 0.3, 350, 50),
    flock(random, w * (0.5 + side * 0.2), 150, 13, 6, mix(land.ink, inks.top, 0.35)),
  ].join('');
}
