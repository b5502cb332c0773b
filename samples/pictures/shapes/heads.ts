import { mix } from '../colour.ts';
import type { Random } from '../random.ts';
import type { Stage } from '../stage.ts';
import { circle, ellipse, fill, group, stroke } from '../svg.ts';
import type { Hide } from './animals.ts';
import { fur } from './fur.ts';
import { leafy } from './leaves.ts';

type Mood = 'awake' | 'content';

const mirrored = (drawn: string): string => group(drawn, 'transform="scale(-1 1)"');

/** An eye with its light, or closed with pleasure. */
function eye(x: number, y: number, size: number, dark: string, rim: string, mood: Mood): string {
  if (mood === 'content')
    return (
      fill(ellipse(x, y, size * 1.5, size * 1.2), rim) +
      stroke(`M${x - size * 1.4} ${y}Q${x} ${y + size * 1.2} ${x + size * 1.4} ${y - size * 0.1}`, dark, size * 0.36) +
      stroke(
        `M${x - size} ${y + size * 0.45}l${-size * 0.4} ${size * 0.5}M${x} ${y + size * 0.7}v${size * 0.6}M${x + size * 0.9} ${y + size * 0.4}l${size * 0.4} ${size * 0.5}`,
        dark,
        size * 0.18,
      )
    );
  return [
    fill(ellipse(x, y, size * 1.5, size * 1.3), rim, 0.7),
    fill(ellipse(x, y, size * 1.16, size), dark),
    fill(ellipse(x, y + size * 0.34, size * 0.8, size * 0.44), mix(dark, '#8a5a3a', 0.5), 0.8),
    fill(circle(x + size * 0.32, y - size * 0.34, size * 0.3), '#ffffff', 0.95),
    stroke(
      `M${x - size * 1.4} ${y - size * 0.3}Q${x} ${y - size * 1.7} ${x + size * 1.4} ${y - size * 0.4}`,
      dark,
      size * 0.3,
    ),
  ].join('');
}

const cowFace =
  'M-132-150C-154-66-140 14-112 84C-98 138-112 176-124 226C-136 300-76 346 0 346C76 346 136 300 124 226C112 176 98 138 112 84C140 14 154-66 132-150C92-204-92-204-132-150Z';
const cowEar = 'M-120-122C-190-196-300-178-350-120C-330-50-220-34-128-66Z';

/** A cow's head from the front, about 560 high, its neck going down behind it. `blaze` is the white on its face. */
export function cowHead(stage: Stage, random: Random, hide: Hide, mood: Mood = 'awake', tag?: string): string {
  const { land } = stage;
  const { coat, mark, skin, dark, shade } = hide;
  const lie = (u: number, v: number): number => Math.PI / 2 + u * 0.7 + (v < -0.5 ? Math.PI : 0);
  const muzzle = mix(skin, dark, 0.12);
  const ear = (withTag: boolean): string =>
    fill(cowEar, mark) +
    fill('M-140-106C-200-154-280-150-318-118C-284-76-210-66-146-84Z', mix(skin, shade, 0.25)) +
    stroke('M-160-98C-210-124-262-128-300-116M-172-92C-206-100-236-102-262-98', shade, 5, 0.7) +
    fill('M-350-120C-330-50-220-34-128-66C-220-62-300-82-350-120Z', dark, 0.3) +
    (withTag && tag ? fill('M-268-98l62 8l-8 76l-60-10Z', tag) + stroke('M-258-66l40 6M-260-50l30 4', dark, 5) : '');
  return [
    fill('M-132-60C-250 60-330 260-380 760L380 760C330 260 250 60 132-60Z', mix(mark, shade, 0.14)),
    stroke('M-150 90C-180 200-170 300-120 360M150 90C180 200 170 300 120 360', mark, 40, 0.6),
    fill('M-132 40C-170 200-190 420-190 760L-380 760C-330 300-240 100-132 40Z', dark, 0.3),
    fill('M96 180C150 300 210 420 224 760L120 760C110 480 60 420 30 340Z', coat),
    ear(true),
    mirrored(ear(false)),
    fill(cowFace, mark),
    stage.clip(
      cowFace,
      [
        fill('M-30-210C-50-70-70 60-86 156C-110 240-60 350 0 350C60 350 110 240 86 156C70 60 54-70 34-210Z', coat),
        fill(
          'M-160-160C-154-66-140 14-112 84C-98 138-112 176-124 226L-124 350L-60 350C-100 260-76 160-92 80C-112 0-112-90-96-180Z',
          dark,
          0.34,
        ),
        fur(
          random,
          { x: 0, y: -60, rx: 34, ry: 140, lie: (u) => Math.PI / 2 + u, length: 34, width: 2.4 },
          90,
          shade,
          0.7,
        ),
        fur(random, { x: -92, y: -40, rx: 44, ry: 120, lie, length: 30, width: 2.6 }, 80, mix(mark, coat, 0.28), 0.6),
        fur(random, { x: 92, y: -40, rx: 44, ry: 120, lie, length: 30, width: 2.6 }, 80, mix(mark, coat, 0.4), 0.6),
        fill(
          'M-128 236C-96 176-44 170 0 172C44 170 96 176 128 236C140 300 76 350 0 350C-76 350-140 300-128 236Z',
          muzzle,
        ),
        fill('M-128 262C-100 316-50 326 0 326C50 326 100 316 128 262L128 356L-128 356Z', dark, 0.16),
        fill(ellipse(30, 208, 70, 22), mix(muzzle, '#ffffff', 0.5), 0.5),
      ].join(''),
    ),
    fill('M-92 236C-96 204-56 196-44 222C-52 246-78 258-92 236Z', dark),
    mirrored(fill('M-92 236C-96 204-56 196-44 222C-52 246-78 258-92 236Z', dark)),
    stroke('M-76 300C-40 318 40 318 76 300', dark, 6, 0.75),
    fill(leafy(random, 0, -176, 74, 40, 9), mark),
    fur(
      random,
      { x: 0, y: -166, rx: 70, ry: 34, lie: (u) => Math.PI / 2 - u * 0.9, length: 56, width: 5 },
      46,
      mix(mark, coat, 0.3),
      0.8,
    ),
    eye(-104, -34, 21, dark, mix(skin, mark, 0.5), mood),
    eye(104, -34, 21, dark, mix(skin, mark, 0.5), mood),
    fill(
      circle(-30, 196, 3) + circle(-14, 204, 3) + circle(14, 200, 3) + circle(34, 196, 3) + circle(0, 188, 3),
      dark,
      0.35,
    ),
    fill('M-60 120C-40 150 40 150 60 120C40 138-40 138-60 120Z', land.paper, 0.35),
  ].join('');
}

const pigFace =
  'M0-190C-96-190-168-128-184-30C-196 50-172 150-110 196C-60 232 60 232 110 196C172 150 196 50 184-30C168-128 96-190 0-190Z';
const pigEar = 'M-60-176C-120-250-220-262-262-230C-262-140-224-62-150-40C-120-80-84-130-60-176Z';

/** A pig's head from the front, about 430 high, with its shoulders behind it. */
export function pigHead(stage: Stage, random: Random, hide: Hide, mood: Mood = 'awake'): string {
  const { coat, shade, skin, dark } = hide;
  const pale = mix(coat, '#ffffff', 0.42);
  const ear =
    fill(pigEar, shade) +
    fill('M-82-162C-130-216-206-226-240-206C-236-140-206-84-156-66C-126-92-100-126-82-162Z', mix(skin, coat, 0.3)) +
    stroke('M-104-150C-140-180-186-194-220-192M-116-132C-146-150-180-158-206-156', mix(skin, dark, 0.2), 4, 0.4);
  return [
    fill('M0-120C-230-130-330 40-350 400L350 400C330 40 230-130 0-120Z', shade),
    fill('M40-110C190-90 290 60 310 400L180 400C190 180 120 0 40-110Z', coat, 0.7),
    ear,
    mirrored(ear),
    fill(pigFace, coat),
    stage.clip(
      pigFace,
      [
        fill('M-200-100C-170 60-150 160-60 230L-220 240Z', shade, 0.8),
        fill(ellipse(60, -110, 90, 60), pale, 0.6),
        fill(ellipse(104, 60, 54, 44), skin, 0.35) + fill(ellipse(-104, 60, 54, 44), skin, 0.35),
        fur(
          random,
          { x: 0, y: -90, rx: 140, ry: 80, lie: (u) => -Math.PI / 2 + u * 0.7, length: 26, width: 2 },
          90,
          pale,
          0.8,
        ),
        fur(
          random,
          { x: 0, y: 150, rx: 150, ry: 60, lie: (u) => Math.PI / 2 + u * 0.6, length: 22, width: 2 },
          60,
          shade,
          0.8,
        ),
      ].join(''),
    ),
    stroke('M-60-104C-30-116 30-116 60-104M-46-80C-20-90 20-90 46-80', shade, 6, 0.8),
    eye(-92, -36, 17, dark, shade, mood),
    eye(92, -36, 17, dark, shade, mood),
    fill('M-70 20C-90 50-92 110-78 130C-60 162 60 162 78 130C92 110 90 50 70 20C50 4-50 4-70 20Z', shade),
    fill(ellipse(0, 76, 84, 60), skin),
    fill(ellipse(0, 68, 78, 50), mix(skin, coat, 0.45)),
    fill(ellipse(20, 42, 44, 12), pale, 0.6),
    fill(ellipse(-32, 72, 15, 22) + ellipse(32, 72, 15, 22), mix(dark, skin, 0.25)),
    stroke('M-52 172C-24 192 24 192 52 172', mix(skin, dark, 0.4), 6, 0.8),
  ].join('');
}

const sheepFace = 'M-84-130C-104-40-88 60-62 130C-46 190 46 190 62 130C88 60 104-40 84-130C50-170-50-170-84-130Z';

/** A sheep's head from the front, about 400 high, deep in its wool. */
export function sheepHead(stage: Stage, random: Random, hide: Hide): string {
  const { coat, shade, mark, skin, dark } = hide;
  const curls = (count: number, rx: number, ry: number, x: number, y: number, size: number, light: boolean): string =>
    Array.from({ length: count }, (_, index) => {
      const angle = (index / count) * Math.PI * 2 + random.range(-0.2, 0.2);
      const [cx, cy] = [x + Math.cos(angle) * rx, y + Math.sin(angle) * ry];
      const r = size * random.range(0.8, 1.2);
      return (
        fill(leafy(random, cx, cy, r, r * 0.9, 8), light ? coat : shade) +
        stroke(
          `M${(cx - r * 0.4).toFixed(1)} ${cy.toFixed(1)}a${(r * 0.36).toFixed(1)} ${(r * 0.36).toFixed(1)} 0 1 1 ${(r * 0.6).toFixed(1)} ${(r * 0.16).toFixed(1)}`,
          light ? shade : mix(shade, dark, 0.2),
          5,
          0.7,
        )
      );
    }).join('');
  const ear =
    fill('M-78-84C-140-120-222-104-262-66C-226-24-140-14-84-40Z', mark) +
    fill('M-104-78C-150-98-206-88-236-66C-206-42-150-38-108-52Z', mix(skin, mark, 0.25));
  return [
    fill(leafy(random, 0, 250, 420, 380, 24), shade),
    curls(26, 350, 300, 0, 250, 74, false),
    curls(20, 240, 200, 20, 240, 76, true),
    fill(leafy(random, 0, 240, 230, 220, 17), coat),
    curls(14, 150, 120, 10, 260, 60, true),
    ear,
    mirrored(ear),
    fill(sheepFace, mark),
    stage.clip(
      sheepFace,
      [
        fill('M-110-140C-96-20-70 110-20 200L-110 200Z', dark, 0.28),
        fill('M-18-140C-26-20-24 80-30 130C-14 150 14 150 30 130C24 80 26-20 18-140Z', mix(mark, coat, 0.3), 0.55),
        fur(
          random,
          { x: 0, y: -20, rx: 70, ry: 120, lie: (u) => Math.PI / 2 + u * 0.5, length: 24, width: 2.2 },
          90,
          mix(mark, coat, 0.4),
          0.5,
        ),
        fill(ellipse(0, 150, 54, 36), mix(skin, mark, 0.45)),
      ].join(''),
    ),
    fill('M-26 128C-16 118-6 126-4 138C-14 146-24 142-26 128Z', dark) +
      mirrored(fill('M-26 128C-16 118-6 126-4 138C-14 146-24 142-26 128Z', dark)),
    stroke('M0 140V158M0 158C-14 172-30 170-38 162M0 158C14 172 30 170 38 162', dark, 5, 0.8),
    sheepEye(-62, -34, dark),
    sheepEye(62, -34, dark),
    fill(leafy(random, 0, -140, 96, 56, 11), coat),
    curls(9, 66, 30, 0, -146, 40, true),
  ].join('');
}

function sheepEye(x: number, y: number, dark: string): string {
  return (
    fill(ellipse(x, y, 23, 19), dark) +
    fill(ellipse(x, y, 18, 14), '#c99a45') +
    fill(ellipse(x, y, 13, 5.4), dark) +
    fill(circle(x + 6, y - 6, 4), '#ffffff', 0.9)
  );
}
