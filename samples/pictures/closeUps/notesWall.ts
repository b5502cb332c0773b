import { mix } from '../colour.ts';
import { litWall, vignette } from '../shapes/backdrop.ts';
import { handInks, pinch } from '../shapes/hands.ts';
import type { Stage } from '../stage.ts';
import { circle, fill, group, n, place, rect, stroke } from '../svg.ts';

/** A wall of slips: questions, arrows, small drawings, and a hand that adds one. */
export function notesWall(stage: Stage): string {
  const { w, land } = stage;
  const random = stage.random.fork('slips');
  const inks = [
    land.bloom,
    land.leaf.light,
    mix(land.accent, land.paper, 0.3),
    land.water.light,
    land.crop.light,
    mix(land.heather.light, land.paper, 0.2),
  ] as const;
  const signs = [
    'M-40-20C-40-60 40-60 40-20C40 10 0 10 0 44M0 70v4',
    'M-50-40H50M-50-8H30M-50 24H44M-50 56H10',
    'M-52 50L-20 0L10 26L52-44',
    'M0 60V-20M0-20C-50-20-52-60-52-60C-10-66 0-40 0-20C0-50 20-80 56-74C56-40 30-14 0-10',
    'M-50 40C-30 10-10 60 10 30S40 20 54 36M-50 4C-30-26-10 24 10-6S40-16 54 0',
    'M-44-44H44V44H-44ZM-20 0L-4 18L28-20',
    'M-54 0H48M20-30L50 0L20 30',
  ] as const;
  const slip = (x: number, y: number, size: number, index: number, turn: number): string =>
    place(
      group(
        fill('M-92-92H92V92H-92Z', land.ink, 0.2).replace('<path ', '<path transform="translate(6 10)" ') +
          fill('M-92-92H92V70L70 92H-92Z', inks[index % inks.length] ?? land.bloom) +
          fill('M92 70L70 92L68 70Z', land.ink, 0.25) +
          stroke(signs[index % signs.length] ?? signs[0], land.ink, 10, 0.8),
        `transform="rotate(${n(turn)})"`,
      ),
      x,
      y,
      size,
    );
  const x = w * 0.6;
  const columns = Math.max(3, Math.round(w / 245));
  const slips = Array.from({ length: columns * 3 }, (_, index) => {
    const [column, row] = [index % columns, Math.floor(index / columns)];
    const [sx, sy] = [((column + 0.5) / columns) * w + random.range(-18, 18), 250 + row * 236 + random.range(-18, 18)];
    if (Math.hypot(sx - x, sy - 470) < 190 || random.chance(0.08)) return '';
    return slip(sx, sy, random.range(0.94, 1.04), index * 3 + row, random.range(-6, 6));
  });
  const links = `M${n(w * 0.2)} 300C${n(w * 0.28)} 380 ${n(w * 0.24)} 440 ${n(w * 0.34)} 480M${n(w * 0.4)} 260C${n(w * 0.48)} 210 ${n(w * 0.52)} 300 ${n(w * 0.58)} 320M${n(w * 0.86)} 300C${n(w * 0.8)} 400 ${n(w * 0.84)} 440 ${n(w * 0.74)} 470`;
  return [
    litWall(stage, 1000),
    fill(rect(-20, 96, w + 40, 800), land.paper, 0.55) +
      stroke(rect(-40, 96, w + 80, 800), land.wood.base, 18) +
      fill(rect(-20, 896, w + 40, 26), land.wood.light),
    stroke(links, land.accent, 8, 0.85),
    ...slips,
    [0.12, 0.2, 0.3]
      .map((t, index) => fill(rect(w * t, 872, 110, 24), [land.ink, land.accent, land.leaf.base][index] ?? land.ink))
      .join(''),
    fill(circle(w * 0.2, 300, 14) + circle(w * 0.4, 260, 14) + circle(w * 0.86, 300, 14), land.accent),
    place(pinch(handInks(stage, land.water), slip(-66, -66, 1.5, 0, -6)), x + 70, 530, 1.02),
    vignette(stage, x, 460, 0.2),
  ].join('');
}
