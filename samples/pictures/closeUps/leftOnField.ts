import { mix } from '../colour.ts';
import { leafBlade } from '../shapes/flowers.ts';
import { hill, ridge } from '../shapes/hills.ts';
import { flock, sky, sunlight, sunPlace } from '../shapes/sky.ts';
import { castShadow, earth } from '../shapes/surfaces.ts';
import { treeline } from '../shapes/treelines.ts';
import type { Stage } from '../stage.ts';
import { circle, ellipse, fill, group, n, place, stroke } from '../svg.ts';

/** What was too large, too small or too late: cabbages and pumpkins that stayed behind on a harvested field. */
export function leftOnField(stage: Stage): string {
  const { w, land, sky: inks, side } = stage;
  const random = stage.random.fork('left');
  const horizon = 440;
  const [sunX] = sunPlace(stage, horizon);
  const orange = mix('#e0782a', land.accent, 0.25);
  const cabbage = (x: number, y: number, size: number): string => {
    const outer = [-170, -140, -110, -70, -40, -10].map((turn, index) =>
      group(
        leafBlade(
          size * 1.3,
          size * 0.56,
          index % 2 === 0 ? land.leaf : { light: land.grass.base, base: land.grass.dark, dark: land.leaf.dark },
          6,
        ),
        `transform="translate(0 ${n(size * 0.4)}) rotate(${turn})"`,
      ),
    );
    return (
      castShadow(stage, x, y + size * 0.5, size * 1.2, 0.18, 0.45) +
      place(
        outer.join('') +
          fill(circle(0, 0, size * 0.74), land.leaf.light) +
          fill(
            `M${n(-size * 0.74)} 0A${n(size * 0.74)} ${n(size * 0.74)} 0 0 0 ${n(size * 0.74)} 0C${n(size * 0.5)} ${n(size * 0.4)} ${n(-size * 0.4)} ${n(size * 0.5)} ${n(-size * 0.74)} 0Z`,
            land.leaf.base,
            0.7,
          ) +
          stroke(
            `M0 ${n(size * 0.7)}C${n(-size * 0.1)} ${n(size * 0.2)} ${n(-size * 0.1)} ${n(-size * 0.2)} ${n(size * 0.1)} ${n(-size * 0.66)}M${n(-size * 0.06)} ${n(size * 0.2)}C${n(-size * 0.4)} 0 ${n(-size * 0.5)} ${n(-size * 0.2)} ${n(-size * 0.5)} ${n(-size * 0.4)}M${n(-size * 0.06)} ${n(size * 0.1)}C${n(size * 0.3)} ${n(-size * 0.1)} ${n(size * 0.5)} ${n(-size * 0.1)} ${n(size * 0.6)} ${n(-size * 0.36)}`,
            mix(land.grass.light, land.paper, 0.4),
            size * 0.045,
          ) +
          fill(ellipse(-size * 0.2, -size * 0.4, size * 0.3, size * 0.16), land.paper, 0.3),
        x,
        y,
        1,
      )
    );
  };
  const pumpkin = (x: number, y: number, size: number): string =>
    castShadow(stage, x, y + size * 0.62, size * 1.14, 0.16, 0.45) +
    place(
      [-0.62, 0.62, -0.34, 0.34, 0]
        .map((t) =>
          fill(
            ellipse(t * size, 0, size * (0.52 - Math.abs(t) * 0.1), size * 0.7),
            mix(orange, t * side < 0 ? land.ink : land.bloom, Math.abs(t) * 0.3),
          ),
        )
        .join('') +
        fill(ellipse(size * 0.1 * side, -size * 0.3, size * 0.16, size * 0.24), land.paper, 0.3) +
        stroke(
          `M0 ${n(-size * 0.6)}q${n(size * 0.02)} ${n(-size * 0.2)} ${n(size * 0.2)} ${n(-size * 0.26)}`,
          land.leaf.base,
          size * 0.15,
        ) +
        stroke(
          `M${n(-size * 0.1)} ${n(-size * 0.6)}C${n(-size * 0.6)} ${n(-size * 0.9)} ${n(-size)} ${n(-size * 0.4)} ${n(-size * 1.4)} ${n(-size * 0.2)}`,
          land.leaf.base,
          size * 0.05,
        ),
      x,
      y,
      1,
    );
  const stalks = Array.from({ length: 60 }, () => {
    const t = random.next() ** 1.3;
    const [sx, sy] = [random.range(0, w), 560 + 430 * t];
    return `M${n(sx)} ${n(sy)}v${n(-12 - 30 * t)}M${n(sx - 3)} ${n(sy - 8 - 20 * t)}l${n(-10 - 12 * t)} ${n(-6 - 9 * t)}`;
  });
  return [
    sky(stage, { horizon, clouds: 0.9 }),
    hill(stage, ridge(random, horizon - 12, 16, 1100), land.leaf, 460, 90),
    treeline(random.fork('line'), { from: -20, to: w + 20, y: horizon + 8, height: 42 }, stage.airRamp(land.leaf, 300)),
    earth(stage, horizon + 4, 230),
    sunlight(stage, sunX, horizon, 0.4),
    stroke(stalks.join(''), land.leaf.base, 7),
    ...[
      [0.1, 520, 30],
      [0.24, 540, 34],
      [0.42, 530, 28],
      [0.82, 536, 34],
      [0.94, 560, 40],
    ].map(([t = 0, y = 0, size = 0], index) => (index % 2 === 0 ? pumpkin : cabbage)(w * t, y, size)),
    cabbage(w * 0.17, 690, 78),
    pumpkin(w * 0.36, 640, 66),
    pumpkin(w * 0.9, 700, 90),
    pumpkin(w * 0.63, 750, 170),
    cabbage(w * 0.36, 850, 136),
    cabbage(w * 0.95, 930, 120),
    flock(random, w * 0.4, 170, 14, 8, mix(land.ink, inks.top, 0.35)),
  ].join('');
}
