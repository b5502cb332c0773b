import { mix } from '../colour.ts';
import { litWall, vignette } from '../shapes/backdrop.ts';
import { potPlant, soilJar } from '../shapes/glassware.ts';
import type { Stage } from '../stage.ts';
import { circle, ellipse, fill, group, n, rect, stroke } from '../svg.ts';

/** Files and books on their shelves, a jar of earth, an ear of corn and a plant between them. */
export function bookshelf(stage: Stage): string {
  const { w, land } = stage;
  const random = stage.random.fork('spines');
  const inks = [
    land.leaf.base,
    land.leaf.dark,
    land.accent,
    land.water.dark,
    land.crop.base,
    land.heather.base,
    land.roof.base,
    land.wall.dark,
    land.bloom,
    land.soil.base,
  ] as const;
  const shelves = [330, 660, 980] as const;
  const spine = (x: number, base: number, wide: number, high: number, colour: string, lean: number): string =>
    group(
      [
        fill(rect(0, -high, wide, high), colour),
        fill(rect(0, -high, wide * 0.16, high), land.paper, 0.22) +
          fill(rect(wide * 0.86, -high, wide * 0.14, high), land.ink, 0.2),
        wide > 52
          ? fill(rect(wide * 0.2, -high * 0.82, wide * 0.6, high * 0.28), land.paper, 0.9) +
            stroke(
              `M${n(wide * 0.3)} ${n(-high * 0.74)}h${n(wide * 0.4)}M${n(wide * 0.3)} ${n(-high * 0.66)}h${n(wide * 0.3)}`,
              land.ink,
              5,
              0.7,
            ) +
            fill(circle(wide / 2, -high * 0.2, wide * 0.14), land.paper, 0.85) +
            fill(circle(wide / 2, -high * 0.2, wide * 0.07), mix(colour, land.ink, 0.5))
          : stroke(
              `M0 ${n(-high * 0.84)}h${n(wide)}M0 ${n(-high * 0.78)}h${n(wide)}M0 ${n(-high * 0.16)}h${n(wide)}`,
              mix(colour, land.paper, 0.55),
              5,
              0.8,
            ),
      ].join(''),
      `transform="translate(${n(x)} ${n(base)}) rotate(${n(lean)})"`,
    );
  const parts: string[] = [];
  shelves.forEach((base, row) => {
    let x = 26;
    while (x < w - 30) {
      const pause =
        (row === 0 && x > w * 0.2 && x < w * 0.26) ||
        (row === 1 && x > w * 0.5 && x < w * 0.66) ||
        (row === 2 && x > w * 0.16 && x < w * 0.24);
      if (pause) {
        x += row === 1 ? 250 : 170;
        continue;
      }
      const wide = random.pick([36, 44, 58, 70, 84]);
      parts.push(spine(x, base, wide, random.range(200, 274), random.pick(inks), 0));
      x += wide + 3;
      if (random.chance(0.09)) {
        parts.push(spine(x + 10, base - 4, 44, 230, random.pick(inks), -13));
        x += 100;
      }
    }
    parts.push(
      fill(rect(0, base, w, 34), mix(land.wood.base, land.wood.light, 0.45)),
      fill(rect(0, base, w, 9), mix(land.wood.light, land.paper, 0.4)),
      fill(rect(0, base + 34, w, 16), land.ink, 0.16),
    );
  });
  const x = w * 0.62;
  return [
    litWall(stage, 1000),
    fill(rect(0, 0, w, 1000), land.wood.dark, 0.2),
    ...parts,
    potPlant(random, w * 0.25, 332, 200, land),
    soilJar(x - 30, 662, 250, land),
    stroke(`M${n(x + 100)} 660C${n(x + 96)} 560 ${n(x + 110)} 470 ${n(x + 150)} 400`, land.crop.dark, 7) +
      [0, 1, 2, 3, 4, 5, 6]
        .map((k) =>
          fill(
            ellipse(x + 112 + k * 6 + (k % 2) * 16, 470 - k * 15, 9, 17),
            k % 2 === 0 ? land.crop.base : land.crop.light,
          ),
        )
        .join('') +
      fill(rect(x + 70, 590, 66, 70), mix(land.water.light, land.paper, 0.3), 0.75),
    fill(ellipse(w * 0.2, 976, 66, 10), land.ink, 0.25) +
      fill(circle(w * 0.2, 890, 78), land.water.base) +
      fill(
        `M${n(w * 0.2 - 50)} 850c30 -30 60 -10 50 20s-40 30 -60 10ZM${n(w * 0.2 + 10)} 900c30 -20 60 0 50 30s-50 30 -60 0Z`,
        land.leaf.light,
      ) +
      stroke(`M${n(w * 0.2 - 58)} 806a100 100 0 0 1 150 140`, land.wood.dark, 9) +
      fill(rect(w * 0.2 - 40, 964, 80, 14), land.wood.dark),
    vignette(stage, x, 480, 0.3),
  ].join('');
}
