import { mix } from '../colour.ts';
import { litWall, vignette } from '../shapes/backdrop.ts';
import { potPlant } from '../shapes/glassware.ts';
import { castShadow, clod, tableTop } from '../shapes/surfaces.ts';
import type { Stage } from '../stage.ts';
import { circle, ellipse, fill, n, rect, stroke } from '../svg.ts';

/** Earth from four places, shaken with water and left to settle: sand, silt, clay and what floats, in labelled jars. */
export function soilJars(stage: Stage): string {
  const { w, land, side } = stage;
  const random = stage.random.fork('jars');
  const table = 760;
  const jar = (
    x: number,
    base: number,
    wide: number,
    high: number,
    shares: readonly [number, number, number, number],
    cloud: number,
  ): string => {
    const [left, top] = [x - wide / 2, base - high];
    const body = `M${n(left)} ${n(top + 60)}q0 -40 40 -50h${n(wide - 80)}q40 10 40 50V${n(base - 26)}q0 26 -30 26h${n(-(wide - 60))}q-30 0 -30 -26Z`;
    const inks = [
      mix(land.soil.light, land.crop.base, 0.45),
      land.soil.base,
      land.soil.dark,
      mix(land.soil.light, land.water.base, 1 - cloud),
    ] as const;
    let y = base;
    const layers = shares.map((share, index) => {
      const h = (high - 76) * share;
      y -= h;
      const specks = Array.from({ length: index === 3 ? 12 : 44 }, () =>
        circle(
          random.range(left + 8, left + wide - 8),
          random.range(y + 6, y + h),
          random.range(1.6, index === 0 ? 7 : 4),
        ),
      );
      return (
        fill(rect(left, y, wide, h + 2), inks[index] ?? land.soil.base, index === 3 ? 0.78 : 1) +
        fill(
          specks.join(''),
          index === 3
            ? land.soil.dark
            : mix(inks[index] ?? land.soil.base, random.chance(0.5) ? land.paper : land.ink, 0.4),
          0.55,
        ) +
        stroke(
          `M${n(left)} ${n(y)}q${n(wide * 0.25)} ${n(random.range(-8, 8))} ${n(wide * 0.5)} 0t${n(wide * 0.5)} 0`,
          mix(inks[index] ?? land.soil.base, land.ink, 0.25),
          3,
          0.6,
        )
      );
    });
    return [
      castShadow(stage, x, base + 2, wide * 0.6, 0.12, 0.34),
      fill(body, land.water.light, 0.5),
      stage.clip(body, layers.join('') + fill(ellipse(x, y, wide / 2, 10), mix(land.soil.light, land.paper, 0.5), 0.8)),
      stroke(body, mix(land.water.dark, land.paper, 0.4), 5, 0.8),
      fill(rect(left + wide * (side === 1 ? 0.78 : 0.1), top + 70, wide * 0.09, high - 120), land.paper, 0.5),
      fill(rect(left + 18, top - 34, wide - 36, 56), mix(land.water.dark, land.ink, 0.2)) +
        fill(rect(left + 18, top - 34, wide - 36, 14), land.water.light, 0.7),
      fill(rect(x - wide * 0.27, base - high * 0.34, wide * 0.54, high * 0.17), land.paper) +
        stroke(
          `M${n(x - wide * 0.18)} ${n(base - high * 0.29)}h${n(wide * 0.3)}M${n(x - wide * 0.18)} ${n(base - high * 0.23)}h${n(wide * 0.2)}`,
          land.ink,
          5,
          0.7,
        ),
    ].join('');
  };
  return [
    litWall(stage, table + 10),
    fill(rect(w * 0.1, 150, w * 0.34, 290), land.paper, 0.75) +
      stroke(rect(w * 0.1, 150, w * 0.34, 290), land.wood.base, 12) +
      [0, 1, 2, 3]
        .map((k) =>
          fill(
            rect(w * 0.1 + 40, 200 + k * 52, w * (0.16 + (k % 2) * 0.08), 34),
            [land.soil.dark, land.soil.base, land.soil.light, land.crop.base][k] ?? land.soil.base,
          ),
        )
        .join(''),
    tableTop(stage, table),
    potPlant(random, w * 0.12, table + 40, 200, land),
    jar(w * 0.29, table + 90, 190, 400, [0.5, 0.16, 0.06, 0.24], 0.3),
    jar(w * 0.9, table + 70, 180, 380, [0.1, 0.22, 0.4, 0.24], 0.8),
    jar(w * 0.46, table + 120, 220, 470, [0.24, 0.3, 0.16, 0.26], 0.5),
    jar(w * 0.68, table + 130, 260, 570, [0.3, 0.18, 0.2, 0.28], 0.65),
    ...Array.from({ length: 12 }, (_, index) =>
      clod(
        stage,
        w * 0.56 + random.range(-90, 90),
        table + 150 + random.range(-16, 30),
        random.range(9, 24),
        `spill-${index}`,
      ),
    ),
    vignette(stage, w * 0.64, 540, 0.2),
  ].join('');
}
