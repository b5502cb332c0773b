import { mix } from '../colour.ts';
import { softLeaves } from '../shapes/backdrop.ts';
import { blade } from '../shapes/plants.ts';
import type { Stage } from '../stage.ts';
import { circle, ellipse, fill, group, n, place, rect, stroke } from '../svg.ts';

const maple =
  'M0 150C-4 110-6 90-10 70C-60 96-90 90-130 96C-110 70-106 60-112 40C-150 30-170 10-196-10C-160-22-150-34-146-56C-176-90-176-110-184-140C-140-128-120-120-96-100C-70-130-60-160-50-196C-30-170-10-160 0-140C10-160 30-170 50-196C60-160 70-130 96-100C120-120 140-128 184-140C176-110 176-90 146-56C150-34 160-22 196-10C170 10 150 30 112 40C106 60 110 70 130 96C90 90 60 96 10 70C6 90 4 110 0 150Z';
const oak =
  'M0 170C-4 140-4 120-8 104C-50 110-70 90-60 60C-100 60-110 30-86 10C-116-10-110-44-80-50C-96-86-70-110-44-104C-40-150-16-170 0-176C16-170 40-150 44-104C70-110 96-86 80-50C110-44 116-10 86 10C110 30 100 60 60 60C70 90 50 110 8 104C4 120 4 140 0 170Z';
const beech = 'M0 160C-10 130-90 60-90-30C-80-110-30-150 0-180C30-150 80-110 90-30C90 60 10 130 0 160Z';

/** Leaves left where they fell: a toad among maple, oak and beech. */
export function autumnLeaves(stage: Stage): string {
  const { w, land, sky } = stage;
  const random = stage.random.fork('litter');
  const inks = [
    mix(land.accent, '#d2551f', 0.6),
    land.bloom,
    land.crop.dark,
    land.soil.light,
    mix('#a83a1c', land.soil.base, 0.3),
    mix(land.leaf.light, land.bloom, 0.4),
  ] as const;
  const leaf = (x: number, y: number, size: number, turn: number): string => {
    const colour = random.pick(inks);
    const shape = random.pick([maple, oak, beech]);
    const ribs =
      shape === beech
        ? 'M0 150V-170M0 90L-60 20M0 90L60 20M0 30L-70-40M0 30L70-40M0-40L-50-100M0-40L50-100'
        : 'M0 150V-180M0 60L-120-20M0 60L120-20M0 0L-110-100M0 0L110-100';
    const s = size / 200;
    return (
      place(group(fill(shape, land.ink, 0.22), `transform="rotate(${n(turn)})"`), x + 8, y + 14, s) +
      place(
        group(
          fill(shape, colour) +
            stroke(ribs, mix(colour, land.ink, 0.45), 6, 0.55) +
            stroke('M0 150q6 40 20 60', mix(colour, land.ink, 0.4), 9),
          `transform="rotate(${n(turn)})"`,
        ),
        x,
        y,
        s,
      )
    );
  };
  const bed = Array.from({ length: 120 }, () => random.next())
    .sort((a, b) => a - b)
    .map((t) =>
      leaf(random.range(-40, w + 40), 420 + 600 * t, 60 + 120 * t * random.range(0.7, 1.1), random.range(0, 360)),
    );
  const skin = mix(land.soil.base, land.leaf.base, 0.35);
  const warts = Array.from({ length: 60 }, () =>
    circle(random.range(-190, 150), random.range(-90, 80), random.range(4, 12)),
  );
  const toadBody =
    'M-240 90C-260 0-180-110-40-120C60-126 130-150 200-120C260-90 270-20 240 30C220 90 140 110 40 116C-60 122-220 130-240 90Z';
  const toad = [
    fill(ellipse(-10, 110, 290, 40), land.ink, 0.4),
    fill(toadBody, skin),
    stage.clip(
      toadBody,
      fill(warts.join(''), mix(skin, land.ink, 0.35), 0.7) +
        fill(warts.slice(0, 24).join(''), mix(skin, land.paper, 0.35), 0.6) +
        fill('M-260 60C-100 90 120 70 280-20L280 140L-260 140Z', mix(skin, land.wall.light, 0.5), 0.7),
    ),
    fill('M-230 40C-280 60-300 110-250 130C-200 140-120 130-100 104C-110 50-180 20-230 40Z', mix(skin, land.ink, 0.12)),
    stroke('M-250 122l-34 18M-226 128l-22 20M-200 128l-8 22', mix(skin, land.ink, 0.12), 14),
    fill('M90 60C80 100 90 130 120 140L170 140C160 110 160 80 150 50Z', mix(skin, land.ink, 0.08)),
    stroke('M124 136l-14 14M144 138v16M164 138l18 12', mix(skin, land.ink, 0.08), 13),
    fill(ellipse(150, -128, 44, 36), skin),
    fill(ellipse(158, -130, 32, 27), mix('#c98a2c', land.bloom, 0.3)) +
      fill(ellipse(160, -130, 22, 8), land.ink) +
      fill(circle(168, -138, 5), land.paper),
    stroke('M268-20C230 14 170 22 110 12', mix(skin, land.ink, 0.5), 7, 0.8),
    fill(ellipse(252, -70, 6, 5), land.ink),
  ].join('');
  const falling = Array.from({ length: 7 }, () =>
    leaf(random.range(0, w), random.range(40, 380), random.range(50, 90), random.range(0, 360)),
  );
  const grass = Array.from({ length: 26 }, () =>
    blade(random.range(0, w), random.range(430, 480), random.range(60, 150), random.range(-50, 50), 8),
  );
  return [
    softLeaves(stage, 0.2),
    fill(rect(0, 0, w, 460), land.bloom, 0.16),
    fill(rect(0, 400, w, 620), mix(land.soil.dark, land.soil.base, 0.3)),
    fill(grass.join(''), land.leaf.base),
    ...falling,
    ...bed.slice(0, 86),
    place(toad, w * 0.62, 700, 1.1),
    ...bed.slice(86),
    fill(
      rect(0, 0, w, 1000),
      stage.glow(w * 0.5, 100, 900, [
        [0, sky.sun, 0.25],
        [1, sky.sun, 0],
      ]),
    ),
  ].join('');
}
