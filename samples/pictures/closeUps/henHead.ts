import { mix } from '../colour.ts';
import { softLand } from '../shapes/backdrop.ts';
import { fur, plumage } from '../shapes/fur.ts';
import { meadowGrass } from '../shapes/plants.ts';
import type { Stage } from '../stage.ts';
import { circle, ellipse, fill, group, n, place, stroke } from '../svg.ts';

const comb = 'M-96-150C-110-214-70-236-56-196C-52-262-4-270 2-206C14-268 66-262 58-196C84-226 112-196 84-150Z';
const neck =
  'M-112-110C-176 40-270 190-400 330C-440 420-440 560-420 700L330 700C330 520 220 330 150 120C130 40 120-60 104-110Z';

/** A hen close by, her head turned to see with one eye what comes. */
export function henHead(stage: Stage): string {
  const { w, land, side } = stage;
  const random = stage.random.fork('hen');
  const plumes = [
    land.soil.dark,
    mix(land.soil.dark, land.crop.dark, 0.35),
    land.soil.base,
    mix(land.soil.base, land.crop.base, 0.5),
    land.crop.base,
  ] as const;
  const red = mix(land.accent, '#c8281e', 0.72);
  const skin = mix(red, '#ffd9c2', 0.25);
  const rows = Array.from({ length: 9 }, (_, row) => {
    const t = row / 8;
    return {
      from: [-390 * t - 100, 30 + 560 * t] as const,
      to: [310 * t + 110, 90 + 520 * t] as const,
      count: 7 + row,
      size: 62 + 62 * t,
    };
  }).reverse();
  const scale = plumage(random, rows, 90, (x, y, size, turn, row) => {
    const colour = plumes[(row + Math.floor(random.next() * 2)) % plumes.length] ?? land.soil.base;
    const drop = `M0-40C34-30 40 10 0 56C-40 10-34-30 0-40Z`;
    return group(
      fill(drop, colour) +
        stroke('M0-30V40', mix(colour, land.ink, 0.35), 3, 0.6) +
        stroke('M-16-8L0 16M16-8L0 16', mix(colour, land.paper, 0.4), 3, 0.5),
      `transform="translate(${n(x)} ${n(y)}) rotate(${n((x + 40) * -0.06 + turn - 90)}) scale(${(size / 56).toFixed(3)})"`,
    );
  });
  const head = [
    fill(neck, land.soil.dark),
    stage.clip(neck, scale),
    fill(comb, red),
    stroke('M-62-190L-50-156M-2-206L2-160M56-196L46-158', mix(red, land.ink, 0.4), 6, 0.4),
    fill(
      'M-118-120C-128 20-60 96 30 84C110 76 140-20 112-120C90-180-96-186-118-120Z',
      mix(land.soil.base, land.crop.base, 0.35),
    ),
    fur(
      random,
      { x: -50, y: -60, rx: 60, ry: 90, lie: (u) => 2 + u * 0.5, length: 34, width: 5 },
      80,
      land.soil.dark,
      0.5,
    ),
    fill('M-10-110C60-130 116-100 116-30C116 40 70 74 20 60C-30 44-50-90-10-110Z', red),
    fur(
      random,
      { x: 40, y: -30, rx: 60, ry: 70, lie: (u, v) => u * 2 + v, length: 6, width: 5 },
      60,
      mix(red, land.ink, 0.35),
      0.35,
    ),
    fill('M20 54C0 150 40 206 66 196C96 180 92 100 84 50Z', red) +
      fill('M60 60C60 130 92 170 108 150C124 120 112 70 100 40Z', mix(red, land.ink, 0.18)),
    fill('M-40 20C-70 40-66 90-40 92C-16 92-14 40-40 20Z', skin),
    fill('M104-76C160-78 206-48 222-12C188-14 150-4 116 4Z', mix(land.crop.base, land.paper, 0.2)),
    fill('M112 0C150-6 180-4 204-2C180 24 144 34 110 26Z', land.crop.dark),
    stroke('M112 2C150-6 184-10 214-12', mix(land.crop.dark, land.ink, 0.4), 5, 0.7),
    stroke('M136-44l20 4', mix(land.crop.dark, land.ink, 0.5), 6, 0.7),
    fill(circle(40, -46, 34), mix(red, land.paper, 0.2)),
    fill(circle(40, -46, 28), mix(land.crop.base, land.accent, 0.45)),
    fill(circle(43, -46, 16), land.ink) + fill(circle(50, -54, 6), land.paper),
    stroke('M10-62C24-84 60-84 74-60', mix(red, land.ink, 0.5), 6, 0.6),
    fill(ellipse(20, -120, 40, 12), mix(red, land.paper, 0.5), 0.4),
  ];
  const sward = { from: -20, to: w + 20, y: 1016, wind: side * 0.2 };
  return [
    softLand(stage, 480),
    place(group(head.join(''), 'transform="rotate(-3)"'), w * 0.62, 360, 1.3),
    meadowGrass(random, { ...sward, height: 130, density: 44 }, stage.near),
  ].join('');
}
