import { mix } from '../colour.ts';
import { softLand, vignette } from '../shapes/backdrop.ts';
import { meadowGrass } from '../shapes/plants.ts';
import { castShadow } from '../shapes/surfaces.ts';
import type { Stage } from '../stage.ts';
import { circle, ellipse, fill, group, n, polygon, rect, stroke } from '../svg.ts';

/** Binoculars and a notebook on a gatepost, the pasture waiting behind them. */
export function binoculars(stage: Stage): string {
  const { w, land, sky, side } = stage;
  const random = stage.random.fork('rail');
  const x = w * 0.62;
  const black = mix(land.ink, land.leaf.dark, 0.2);
  const lens = (lx: number): string =>
    fill(circle(lx, 0, 128), mix(black, land.ink, 0.4)) +
    fill(circle(lx, 0, 112), mix(black, land.wall.dark, 0.25)) +
    fill(circle(lx, 0, 96), mix(land.water.dark, land.ink, 0.2)) +
    fill(circle(lx, 0, 84), mix(sky.top, land.water.dark, 0.35)) +
    fill(
      `M${lx - 84} 10C${lx - 50} -10 ${lx - 20} 30 ${lx + 10} 14S${lx + 60} 0 ${lx + 84} 14C${lx + 80} 60 ${lx + 40} 84 ${lx} 84C${lx - 44} 84 ${lx - 80} 60 ${lx - 84} 10Z`,
      land.grass.base,
      0.85,
    ) +
    fill(ellipse(lx - 30 * side, -36, 30, 20), land.paper, 0.75) +
    fill(circle(lx + 34, 40, 9), land.paper, 0.5) +
    stroke(circle(lx, 0, 104), mix(land.bloom, black, 0.3), 5);
  const glasses = [
    fill('M-250-60C-240-180-190-250-130-262L-60-250L-50-60ZM250-60C240-180 190-250 130-262L60-250L50-60Z', black),
    fill(
      'M-200-250C-190-330-180-356-170-366H-76L-60-240ZM200-250C190-330 180-356 170-366H76L60-240Z',
      mix(black, land.ink, 0.3),
    ) + fill('M-180-380h110v34h-110ZM70-380h110v34h-110Z', mix(land.ink, land.wall.dark, 0.2)),
    fill('M-60-220H60V-20H-60Z', mix(black, land.wall.dark, 0.2)) +
      fill('M-36-270H36V-200H-36Z', mix(land.ink, land.wall.dark, 0.3)) +
      stroke('M-26-262v54M-12-262v54M2-262v54M16-262v54', land.ink, 5),
    fill('M-232-70C-226-160-190-226-140-246L-120-244C-170-200-196-130-200-66Z', land.paper, 0.22) +
      fill('M92-80C92-170 110-226 130-250L150-250C130-200 124-130 124-66Z', land.paper, 0.16),
    lens(-140),
    lens(140),
  ].join('');
  const plank = mix(land.wood.light, land.wall.dark, 0.3);
  const grain = Array.from(
    { length: 16 },
    () =>
      `M${n(random.range(-60, w))} ${n(random.range(766, 900))}q${n(200)} ${n(random.range(-8, 8))} ${n(random.range(300, 560))} 0`,
  );
  const page = polygon([
    [w * 0.06, 640],
    [w * 0.3, 622],
    [w * 0.34, 760],
    [w * 0.07, 772],
  ]);
  return [
    softLand(stage, 500),
    meadowGrass(
      random,
      { from: -20, to: w + 20, y: 790, height: 260, density: 22, wind: 0.2 },
      stage.airRamp(land.leaf, 60),
    ),
    fill(rect(w * 0.03, 760, 150, 260), land.wood.base) +
      fill(rect(w * 0.03, 760, 34, 260), land.wood.dark, 0.5) +
      fill(rect(w * 0.86, 760, 150, 260), land.wood.base) +
      fill(rect(w * 0.86, 760, 34, 260), land.wood.dark, 0.5),
    fill(rect(-20, 744, w + 40, 170), plank) +
      fill(rect(-20, 744, w + 40, 20), mix(plank, land.paper, 0.4)) +
      stroke(grain.join(''), land.wood.dark, 3.4, 0.35) +
      fill(rect(-20, 914, w + 40, 16), land.ink, 0.35),
    fill(page, land.ink, 0.22).replace('<path ', '<path transform="translate(-8 14)" '),
    fill(
      polygon([
        [w * 0.05, 648],
        [w * 0.3, 626],
        [w * 0.345, 768],
        [w * 0.06, 784],
      ]),
      land.roof.base,
    ) +
      fill(page, land.paper) +
      stroke(
        `M${n(w * 0.09)} 666l${n(w * 0.1)} -8M${n(w * 0.092)} 690l${n(w * 0.16)} -12M${n(w * 0.094)} 714l${n(w * 0.13)} -10M${n(w * 0.096)} 738l${n(w * 0.17)} -12`,
        mix(land.ink, land.paper, 0.3),
        6,
        0.75,
      ),
    stroke(`M${n(w * 0.22)} 752L${n(w * 0.36)} 690`, mix(land.bloom, land.ink, 0.3), 19) +
      stroke(`M${n(w * 0.22)} 751L${n(w * 0.36)} 689`, land.bloom, 13),
    stroke(
      `M${n(x - 260)} 640C${n(x - 420)} 560 ${n(x - 360)} 760 ${n(x - 250)} 800C${n(x - 160)} 840 ${n(x - 120)} 900 ${n(x - 170)} 990`,
      mix(land.ink, land.wood.dark, 0.4),
      17,
    ),
    stroke(
      `M${n(x + 260)} 640C${n(x + 400)} 600 ${n(x + 380)} 740 ${n(x + 300)} 790`,
      mix(land.ink, land.wood.dark, 0.4),
      17,
    ),
    castShadow(stage, x, 776, 330, 0.1, 0.45),
    group(glasses, `transform="translate(${n(x)} 640) rotate(${n(random.range(-3, 3))}) scale(1.1)"`),
    meadowGrass(random, { from: -20, to: w + 20, y: 1016, height: 110, density: 40, wind: 0.2 }, stage.near),
    vignette(stage, x, 560, 0.18),
  ].join('');
}
