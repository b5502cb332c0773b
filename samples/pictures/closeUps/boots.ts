import { mix } from '../colour.ts';
import { boards, vignette } from '../shapes/backdrop.ts';
import { castShadow } from '../shapes/surfaces.ts';
import type { Stage } from '../stage.ts';
import { circle, ellipse, fill, place, rect, stroke } from '../svg.ts';

const shaft =
  'M-96-420C-40-436 40-436 96-420L104 20C180 30 270 60 300 120C312 160 306 196 290 206L-96 206C-116 206-120 190-116 160Z';

/** Two pairs of wet rubber boots at the barn door, one of them muddier than the other, dew on the stones. */
export function boots(stage: Stage): string {
  const { w, land, sky, side } = stage;
  const random = stage.random.fork('boots');
  const boot = (colour: string, trim: string, mud: number): string => {
    const splashes = Array.from({ length: mud }, () =>
      circle(random.range(-100, 270), 190 - random.next() ** 2 * 330, random.range(5, 22)),
    );
    return [
      fill(ellipse(0, -424, 98, 24), mix(colour, land.ink, 0.6)),
      fill(shaft, colour),
      stage.clip(
        shaft,
        fill('M-130-440L-60-440C-50-200-54 60-40 220L-130 220Z', land.ink, 0.3) +
          fill(
            'M40-440L66-440C70-260 66-120 70 10C120 30 200 60 240 110L220 120C150 60 90 40 44 24C36-120 44-280 40-440Z',
            land.paper,
            0.32,
          ) +
          stroke(
            'M-104-300C-40-284 40-284 100-300M-108-60C-40-36 50-34 106-54M-106 0C-40 30 60 30 120 24',
            mix(colour, land.ink, 0.4),
            7,
            0.6,
          ) +
          fill(splashes.join(''), land.soil.dark, 0.85) +
          fill(
            'M-130 150C-40 126 120 130 320 150L320 220L-130 220Z',
            mix(land.soil.dark, land.ink, 0.1),
            mud > 16 ? 0.75 : 0.25,
          ),
      ),
      fill('M-122 176H306V216H-122Z', mix(land.ink, trim, 0.2)) +
        stroke([-90, -50, -10, 40, 90, 140, 190, 240].map((bx) => `M${bx} 196v20`).join(''), trim, 7, 0.5),
      fill('M-98-424C-40-446 40-446 98-424L98-386C40-404-40-404-98-386Z', trim),
      fill(ellipse(180, 66, 60, 15), land.paper, 0.3),
    ].join('');
  };
  const [one, two] = [land.leaf.dark, mix(land.accent, land.roof.base, 0.3)] as const;
  const stones: string[] = [];
  for (let row = 0; row < 5; row += 1) {
    const y = 700 + row * row * 9 + row * 40;
    const high = 38 + row * 18;
    for (let sx = -60 - (row % 2) * 80; sx < w + 60; sx += 150 + row * 26)
      stones.push(
        fill(
          rect(sx, y, 140 + row * 25, high - 7),
          mix(mix(land.wall.dark, land.water.base, 0.35), land.paper, random.range(0.02, 0.22)),
        ),
      );
  }
  const x = w * 0.6;
  const drops = Array.from({ length: 46 }, () =>
    circle(random.range(0, w), random.range(720, 990), random.range(3, 9)),
  );
  return [
    boards(stage, 720),
    fill(rect(w * 0.04, 60, w * 0.2, 640), mix(land.ink, land.wood.dark, 0.3)) +
      stroke(rect(w * 0.04, 60, w * 0.2, 660), land.paper, 16),
    fill(rect(0, 690, w, 330), mix(land.wall.dark, land.ink, 0.3)),
    ...stones,
    fill(ellipse(w * 0.28, 900, 300, 46), mix(sky.middle, land.water.base, 0.4), 0.7) +
      fill(ellipse(w * 0.25, 892, 190, 15), land.paper, 0.4),
    castShadow(stage, x - 210, 812, 300, 0.12, 0.45) +
      place(boot(two, land.bloom, 9), x - 330, 610, 0.92) +
      place(boot(two, land.bloom, 7), x - 190, 630, 0.94),
    castShadow(stage, x + 210, 872, 340, 0.12, 0.45) +
      place(boot(one, land.leaf.light, 30), x + 110, 650, 1.04) +
      place(boot(one, land.leaf.light, 34), x + 290, 676, 1.06, side === -1 && w < 1200),
    fill(drops.join(''), land.paper, 0.55),
    vignette(stage, x, 520, 0.36),
  ].join('');
}
