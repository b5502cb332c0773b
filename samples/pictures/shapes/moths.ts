import { mix } from '../colour.ts';
import type { Random } from '../random.ts';
import type { Stage } from '../stage.ts';
import { circle, ellipse, fill, group, stroke } from '../svg.ts';
import { fur } from './fur.ts';

/** The inks of a moth: its wings, their pattern, the lower wings that it shows when it is startled. */
export interface MothInks {
  readonly wing: string;
  readonly mark: string;
  readonly under: string;
  readonly body: string;
}

/** A moth with its wings spread flat, seen from above, about 520 wide, its head up. */
export function moth(stage: Stage, random: Random, { wing, mark, under, body }: MothInks): string {
  const { land } = stage;
  const upper = 'M6-60C90-150 220-190 270-170C290-120 260-40 190 10C120 40 40 30 8 0Z';
  const lower = 'M8-10C80-10 170 10 190 60C180 120 110 140 60 110C30 90 12 40 8-10Z';
  const half = [
    fill(lower, under),
    stage.clip(
      lower,
      stroke('M180 40C150 90 110 110 50 100M200 70C160 130 110 140 40 128', mark, 12, 0.7) +
        fill(circle(110, 56, 22), mark) +
        fill(circle(110, 56, 11), mix(under, land.paper, 0.6)),
    ),
    fill(upper, wing),
    stage.clip(
      upper,
      [
        stroke('M60-150C70-100 60-40 40 20M130-180C150-120 130-50 90 30M200-190C220-130 200-60 160 30', mark, 14, 0.6),
        stroke('M70-150C82-100 72-40 52 20M142-180C162-120 142-50 104 30', mix(wing, land.paper, 0.5), 6, 0.8),
        fill(ellipse(150, -90, 20, 26), mark) + fill(ellipse(150, -92, 10, 14), mix(wing, land.paper, 0.5)),
        stroke('M262-176C282-120 250-50 190 6', mix(wing, land.paper, 0.55), 16, 0.7),
        fur(
          random,
          { x: 60, y: -40, rx: 60, ry: 50, lie: () => -0.5, length: 26, width: 2.4 },
          70,
          mix(wing, land.paper, 0.4),
          0.7,
        ),
      ].join(''),
    ),
  ].join('');
  const feeler = 'M-8-92C-40-130-70-150-104-150';
  const hairs = [0.2, 0.36, 0.52, 0.68, 0.84]
    .map((t) => `M${-8 - 96 * t} ${-92 - 62 * t ** 0.8}l-6-18M${-8 - 96 * t} ${-92 - 62 * t ** 0.8}l-14 10`)
    .join('');
  return [
    half,
    group(half, 'transform="scale(-1 1)"'),
    stroke(feeler, mark, 6) + stroke(hairs, mark, 3),
    group(stroke(feeler, mark, 6) + stroke(hairs, mark, 3), 'transform="scale(-1 1)"'),
    fill('M0-100C34-100 40-60 30-20C34 50 20 130 0 160C-20 130-34 50-30-20C-40-60-34-100 0-100Z', body),
    stroke('M-28 20H28M-28 54H28M-24 88H24M-18 118H18', mark, 7, 0.6),
    fur(
      random,
      { x: 0, y: -50, rx: 32, ry: 46, lie: (u) => Math.PI / 2 + u * 1.2, length: 26, width: 3 },
      90,
      mix(body, land.paper, 0.45),
      0.8,
    ),
    fill(circle(-15, -92, 8) + circle(15, -92, 8), land.ink),
  ].join('');
}
