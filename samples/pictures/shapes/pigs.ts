import { mix } from '../colour.ts';
import type { Random } from '../random.ts';
import type { Stage } from '../stage.ts';
import { ellipse, fill, stroke } from '../svg.ts';
import type { Hide } from './animals.ts';
import { fur } from './fur.ts';

const lying =
  'M-470 120C-500 20-460-96-330-128C-180-164 60-156 190-120C250-104 290-70 330-66C400-60 470-30 520 20C546 48 540 74 500 76C440 80 390 110 320 128C120 146-300 150-420 140C-450 138-466 130-470 120Z';

/** A sow asleep on her side, about a thousand long, her head to the right. */
export function lyingSow(stage: Stage, random: Random, { coat, shade, skin, dark }: Hide): string {
  const pale = mix(coat, '#ffffff', 0.4);
  return [
    stroke('M-462 0C-510-20-506 40-476 30C-500 20-486-30-520-40', shade, 12),
    fill('M-330 120C-300 60-220 80-210 130L-150 150L-330 150Z', shade),
    fill(lying, coat),
    stage.clip(
      lying,
      [
        fill('M-480 60C-300 110 200 96 540 50L520 160L-480 160Z', shade, 0.75),
        fill(ellipse(-120, -110, 330, 54), pale, 0.6),
        fur(random, { x: -100, y: -80, rx: 330, ry: 50, lie: () => 0.3, length: 26, width: 2.4 }, 150, pale, 0.8),
        fur(random, { x: -60, y: 60, rx: 380, ry: 50, lie: () => 0.4, length: 22, width: 2.2 }, 100, shade, 0.9),
      ].join(''),
    ),
    stroke('M190-118C220-60 226 20 200 96', shade, 9, 0.6),
    fill('M236-96C300-110 352-64 350 14C300 26 246-20 236-96Z', shade),
    fill('M256-84C300-90 332-56 332-8C300-8 264-40 256-84Z', mix(skin, coat, 0.4)),
    stroke('M388-10Q410 8 436-6', dark, 8),
    fill('M500-2C540 6 556 40 540 66C524 78 500 74 492 60Z', skin),
    fill(ellipse(526, 24, 6, 9) + ellipse(522, 50, 6, 8), mix(dark, skin, 0.3)),
    stroke('M490 72C460 76 436 70 420 62', mix(skin, dark, 0.4), 6, 0.8),
    fill('M110 100C150 80 250 90 300 116C330 128 336 146 310 150L180 150C140 148 110 130 110 100Z', coat),
    fill('M300 116C330 128 336 146 310 150L290 150L286 112Z', mix(dark, skin, 0.4)),
    fill('M-330 96C-280 76-180 92-130 120C-104 134-106 150-130 150L-270 150C-310 148-336 130-330 96Z', coat),
    fill('M-130 120C-104 134-106 150-130 150L-150 150L-150 114Z', mix(dark, skin, 0.4)),
  ].join('');
}

const tails = {
  curled: 'M8-66C-70-70-92 34-16 40C54 44 56-42-2-36C-40-30-34 14-6 10',
  hanging: 'M0-66C-26-40-30 10-22 60C-18 84-10 100-16 124',
} as const;

/** A pig from behind, about 300 wide: two hams and a tail. Its feet stand at y 300. */
export function rump(random: Random, { coat, shade, skin, dark }: Hide, carriage: 'curled' | 'hanging'): string {
  const pale = mix(coat, '#ffffff', 0.42);
  const tail = tails[carriage];
  return [
    fill('M-118 150L-112 292L-54 292L-40 170ZM118 150L112 292L54 292L40 170Z', shade),
    fill('M-112 270h58l2 30h-64ZM112 270h-58l-2 30h64Z', mix(dark, shade, 0.3)),
    fill('M-150-150C-220-210-250-170-226-100L-150-60ZM150-150C220-210 250-170 226-100L150-60Z', shade),
    fill(
      'M0-170C-110-174-178-100-184 20C-188 130-150 210-80 214C-40 216-10 190 0 160C10 190 40 216 80 214C150 210 188 130 184 20C178-100 110-174 0-170Z',
      coat,
    ),
    fill('M-180 10C-190 130-150 210-80 214C-40 216-10 190 0 160C-60 170-140 120-180 10Z', shade, 0.75),
    fill(ellipse(70, -70, 76, 56), pale, 0.55),
    fur(
      random,
      { x: 0, y: -70, rx: 150, ry: 90, lie: (u) => Math.PI / 2 + u * 0.6, length: 26, width: 2.4 },
      130,
      pale,
      0.75,
    ),
    stroke('M0 40V166', shade, 9, 0.8),
    stroke(tail, mix(shade, dark, 0.25), 25),
    stroke(tail, mix(coat, skin, 0.25), 18),
    stroke(tail, pale, 5, 0.55),
  ].join('');
}

/** A piglet from behind, drinking: a small round body, about 200 wide. */
export function piglet(random: Random, { coat, shade, skin, dark }: Hide): string {
  const pale = mix(coat, '#ffffff', 0.5);
  return [
    fill('M-70 60L-64 116L-34 116L-26 70ZM70 60L64 116L34 116L26 70Z', shade),
    fill('M-64 104h30v14h-30ZM34 104h30v14h-30Z', mix(dark, shade, 0.4)),
    fill('M-84-84C-118-118-128-84-110-50ZM84-84C118-118 128-84 110-50Z', shade),
    fill('M0-110C-72-112-108-60-108 0C-108 60-70 96 0 96C70 96 108 60 108 0C108-60 72-112 0-110Z', coat),
    fill('M-108 0C-108 60-70 96 0 96C70 96 108 60 108 0C70 60-60 70-108 0Z', shade, 0.7),
    fill(ellipse(34, -50, 46, 34), pale, 0.7),
    fur(random, { x: 0, y: -30, rx: 84, ry: 60, lie: (u) => Math.PI / 2 + u, length: 14, width: 1.8 }, 60, pale, 0.8),
    stroke('M0 26V84', shade, 5, 0.8),
    stroke('M0 0C-22 10-26 34-4 36C18 36 18 6-2 12', mix(skin, shade, 0.4), 9),
  ].join('');
}
