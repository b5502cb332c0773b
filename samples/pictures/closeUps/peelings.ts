import { mix } from '../colour.ts';
import { litWall, vignette } from '../shapes/backdrop.ts';
import { leafBlade } from '../shapes/flowers.ts';
import { castShadow, tableTop } from '../shapes/surfaces.ts';
import type { Stage } from '../stage.ts';
import { circle, ellipse, fill, group, n, place, rect, stroke } from '../svg.ts';

/** What is left over becomes dinner: peel and leaves going into a pan, a test plate with what came out of it. */
export function peelings(stage: Stage): string {
  const { w, land } = stage;
  const random = stage.random.fork('pan');
  const x = w * 0.6;
  const steel = mix(land.water.base, land.wall.dark, 0.4);
  const orange = mix('#e0832c', land.accent, 0.2);
  const peel = (px: number, py: number, size: number, turn: number, colour: string): string =>
    `<g transform="translate(${n(px)} ${n(py)}) rotate(${n(turn)}) scale(${size.toFixed(2)})">${stroke('M-90 0C-60-50-20-50 0 0S60 50 90 0', mix(colour, land.ink, 0.3), 30)}${stroke('M-90 0C-60-50-20-50 0 0S60 50 90 0', colour, 24)}${stroke('M-86-6C-58-50-22-50 0-6S58 40 86-4', mix(colour, land.paper, 0.5), 6, 0.8)}</g>`;
  const inks = [
    orange,
    land.leaf.light,
    mix('#a02c5a', land.heather.dark, 0.3),
    land.crop.base,
    land.leaf.base,
  ] as const;
  const falling = Array.from({ length: 13 }, (_, index) =>
    peel(
      x + random.range(-190, 190),
      90 + index * 34,
      random.range(0.55, 0.95),
      random.range(0, 360),
      random.pick(inks),
    ),
  );
  const heap = Array.from({ length: 26 }, () =>
    peel(
      x + random.range(-230, 230),
      556 + random.range(-34, 34),
      random.range(0.6, 1),
      random.range(0, 360),
      random.pick(inks),
    ),
  );
  const leaves = Array.from({ length: 9 }, () =>
    place(
      group(
        leafBlade(150, 50, random.chance(0.5) ? land.leaf : land.grass, 5),
        `transform="rotate(${random.int(180, 360)})"`,
      ),
      x + random.range(-210, 210),
      560,
      1,
    ),
  );
  const steam = [-120, 0, 120].map((dx) => `M${n(x + dx)} 430c-50 -70 50 -110 0 -180s40 -90 10 -150`);
  const croquette = (cx: number, cy: number): string =>
    fill(ellipse(cx, cy, 66, 44), mix(land.crop.dark, land.soil.base, 0.35)) +
    fill(ellipse(cx - 6, cy - 8, 58, 34), mix(land.crop.dark, land.crop.base, 0.4)) +
    fill(
      Array.from({ length: 12 }, () =>
        circle(cx + random.range(-46, 46), cy + random.range(-28, 20), random.range(3, 7)),
      ).join(''),
      land.crop.light,
      0.8,
    );
  return [
    litWall(stage, 650),
    fill(rect(w * 0.04, 120, w * 0.3, 16), land.wood.base) +
      [0.07, 0.13, 0.19, 0.26]
        .map(
          (t, index) =>
            stroke(`M${n(w * t)} 136v70`, land.ink, 7) +
            (index % 2 === 0
              ? fill(ellipse(w * t, 300, 40, 66), steel) + stroke(`M${n(w * t)} 200v60`, steel, 15)
              : fill(`M${n(w * t - 36)} 210h72l-8 140h-56Z`, mix(steel, land.ink, 0.2))),
        )
        .join(''),
    tableTop(stage, 640),
    stroke(steam.join(''), land.paper, 22, 0.35),
    ...falling,
    castShadow(stage, x, 886, 380, 0.12, 0.45),
    fill(ellipse(x, 556, 312, 74), mix(steel, land.ink, 0.5)),
    ...leaves,
    ...heap,
    fill(
      `M${n(x - 316)} 556C${n(x - 300)} 640 ${n(x + 300)} 640 ${n(x + 316)} 556L${n(x + 286)} 850C${n(x + 270)} 900 ${n(x - 270)} 900 ${n(x - 286)} 850Z`,
      stage.linear(
        [
          [0, mix(steel, land.ink, 0.3)],
          [0.3, mix(steel, land.paper, 0.5)],
          [0.6, steel],
          [1, mix(steel, land.ink, 0.45)],
        ],
        [0, 0, 1, 0],
      ),
    ),
    stroke(`M${n(x - 316)} 556C${n(x - 300)} 640 ${n(x + 300)} 640 ${n(x + 316)} 556`, mix(steel, land.paper, 0.6), 14),
    stroke(
      `M${n(x - 310)} 640q-90 -6 -86 50t90 44M${n(x + 310)} 640q90 -6 86 50t-90 44`,
      mix(land.ink, steel, 0.2),
      27,
    ),
    castShadow(stage, w * 0.17, 884, 210, 0.18, 0.35),
    fill(ellipse(w * 0.17, 870, 220, 70), mix(land.paper, land.wall.light, 0.2)) +
      fill(ellipse(w * 0.17, 862, 160, 46), land.wall.base, 0.6),
    croquette(w * 0.17 - 70, 846) + croquette(w * 0.17 + 70, 850) + croquette(w * 0.17, 806),
    place(group(leafBlade(90, 30, land.leaf, 4), 'transform="rotate(-20)"'), w * 0.17 + 60, 800, 1),
    peel(w * 0.88, 880, 1, 20, orange) +
      peel(w * 0.94, 820, 0.9, 120, land.leaf.light) +
      peel(w * 0.84, 930, 0.8, 200, land.crop.base),
    vignette(stage, x, 560, 0.22),
  ].join('');
}
