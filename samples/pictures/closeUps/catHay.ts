import { mix } from '../colour.ts';
import { boards, vignette } from '../shapes/backdrop.ts';
import { fur } from '../shapes/fur.ts';
import { castShadow, strawBed } from '../shapes/surfaces.ts';
import type { Stage } from '../stage.ts';
import { circle, ellipse, fill, place, stroke } from '../svg.ts';

const curled = 'M-330 60C-360-70-230-190-40-196C140-200 300-120 326 10C340 110 220 170 20 172C-180 174-310 150-330 60Z';

/** A farm cat asleep in the hay, nose under its tail. */
export function catHay(stage: Stage): string {
  const { w, land } = stage;
  const random = stage.random.fork('cat');
  const coat = mix('#c9762f', land.crop.dark, 0.3);
  const light = mix(coat, land.paper, 0.45);
  const dark = mix(coat, land.ink, 0.42);
  const stripes =
    'M-180-170C-150-120-150-70-170-30M-90-192C-60-130-60-70-84-14M10-196C40-140 40-76 16-20M104-180C136-130 134-80 112-34M190-146C216-104 214-66 196-26';
  const ear = (x: number, turn: number): string =>
    `<g transform="translate(${x} -46) rotate(${turn})">${fill('M-60 40C-52-10-36-64-12-98C20-66 46-20 60 34Z', coat)}${fill('M-34 28C-30-6-22-38-10-60C10-36 26-8 34 26Z', mix('#e6a18e', light, 0.3))}</g>`;
  const drawn = [
    fill(curled, coat),
    stage.clip(
      curled,
      stroke(stripes, dark, 26, 0.75) +
        fill('M-340 80C-200 150 180 150 340 40L340 180L-340 180Z', dark, 0.35) +
        fill(ellipse(20, -160, 200, 40), light, 0.5) +
        fur(
          random,
          { x: 0, y: -60, rx: 280, ry: 110, lie: (u) => Math.PI / 2 - u, length: 26, width: 2.4 },
          320,
          light,
          0.5,
        ) +
        fur(
          random,
          { x: 0, y: 60, rx: 290, ry: 90, lie: (u) => Math.PI / 2 - u, length: 24, width: 2.4 },
          220,
          dark,
          0.4,
        ),
    ),
    stroke('M300 40C330 130 180 190 0 176C-120 168-220 150-270 110', coat, 74) +
      stroke('M300 40C330 130 180 190 0 176C-120 168-220 150-270 110', light, 20, 0.4),
    stroke('M228 92l40 56M128 126l22 66M30 140l6 72M-74 134l-8 70M-170 116l-20 64', dark, 20, 0.7),
    stroke('M-250 122C-276 112-290 100-298 88', light, 72),
    fill(ellipse(-160, 50, 150, 118), dark, 0.4),
    ear(-250, -20),
    ear(-104, 20),
    fill(ellipse(-176, 40, 128, 104), coat),
    fill(ellipse(-190, 78, 70, 50), light),
    stroke('M-210-48l-4 40M-180-54v44M-150-50l4 40', dark, 15, 0.8),
    stroke('M-256 24Q-230 46-204 26M-150 22Q-124 44-98 22', land.ink, 9),
    fill('M-196 58h28l-14 16Z', mix('#c9685c', light, 0.2)),
    stroke('M-182 74v12M-182 86q-16 14-30 4M-182 86q16 14 30 4', land.ink, 5, 0.8),
    stroke('M-230 78l-110-14M-228 88l-112 8M-136 78l104-18M-138 88l106 4', light, 4, 0.9),
    fill(circle(-150, -6, 6), light, 0.4),
  ];
  const x = w * 0.6;
  return [
    boards(stage, 560),
    strawBed(stage, 500, 1300),
    castShadow(stage, x, 800, 470, 0.12, 0.45),
    place(drawn.join(''), x, 590, 1.36),
    strawBed(stage, 880, 300),
    vignette(stage, x, 560, 0.36),
  ].join('');
}
