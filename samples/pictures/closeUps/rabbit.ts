import { mix } from '../colour.ts';
import { softLand } from '../shapes/backdrop.ts';
import { fur } from '../shapes/fur.ts';
import { daisies, meadowGrass, tussock } from '../shapes/plants.ts';
import { castShadow } from '../shapes/surfaces.ts';
import type { Stage } from '../stage.ts';
import { circle, ellipse, fill, group, type Point, place, stroke } from '../svg.ts';

const body =
  'M-330 190C-372 60-310-96-150-116C-40-130 60-96 120-20C160 40 176 130 168 214L-260 214C-300 214-322 210-330 190Z';
const head = 'M60-150C50-226 110-282 196-270C262-262 322-214 336-158C346-118 318-92 270-86C206-76 72-84 60-150Z';

/** A rabbit in the clover, upright, its ears listening both ways. */
export function rabbit(stage: Stage): string {
  const { w, land, side } = stage;
  const random = stage.random.fork('rabbit');
  const coat = mix(land.soil.base, land.wall.dark, 0.4);
  const light = mix(coat, land.wall.light, 0.5);
  const dark = mix(coat, land.ink, 0.4);
  const pink = mix('#e8a798', land.wall.light, 0.3);
  const hair = (x: number, y: number, rx: number, ry: number, count: number, colour: string, lean: number): string =>
    fur(
      random,
      { x, y, rx, ry, lie: (u, v) => Math.PI + lean + v * 0.5 + u * 0.2, length: 26, width: 2.6 },
      count,
      colour,
      0.6,
    );
  const face = [
    fill(head, coat),
    stage.clip(
      head,
      fill('M60-120C140-60 260-80 350-130L330-60L60-60Z', light, 0.9) + fill(ellipse(170, -250, 90, 30), light, 0.5),
    ),
    hair(180, -190, 90, 60, 110, light, 0.1),
    fill('M150-256C150-380 190-486 236-510C262-450 250-340 214-256Z', coat),
    fill('M172-276C176-370 204-450 230-476C242-420 230-340 202-272Z', pink),
    stroke('M186-290C190-360 208-420 224-450', mix(pink, dark, 0.4), 4, 0.4),
    fill(ellipse(226, -190, 27, 24), light, 0.8) +
      fill(ellipse(227, -190, 21, 20), land.ink) +
      fill(circle(234, -198, 7), land.paper),
    fill('M322-160C336-160 346-150 340-140C330-134 320-138 316-148Z', pink),
    stroke('M328-138C322-124 308-118 296-120', dark, 4, 0.8),
    stroke('M300-134L400-150M302-128L404-122M300-122L392-94', land.paper, 2.6, 0.85),
    fill(ellipse(270, -118, 30, 18), light, 0.7),
  ];
  const drawn = [
    fill('M-350 150C-400 130-420 180-390 206C-366 222-330 214-320 190Z', land.paper),
    fill('M24-166C-26-276-36-386-4-436C32-416 64-296 72-178Z', dark),
    fill(body, coat),
    stage.clip(
      body,
      fill('M-340 200C-300 120-60 110 180 150L180 230L-340 230Z', dark, 0.45) +
        fill('M40-40C110 20 130 120 120 220L200 220L180-20Z', light, 0.8) +
        fill(ellipse(-150, -60, 150, 60), light, 0.5),
    ),
    hair(-130, 20, 180, 120, 260, light, -0.5),
    hair(-130, 60, 180, 110, 200, dark, -0.5),
    fill('M-300 200C-330 90-220 30-120 66C-40 100-30 180-60 214L-280 214Z', mix(coat, light, 0.25)),
    stroke('M-60 208C-30 160-50 90-130 66', dark, 7, 0.5),
    hair(-180, 130, 100, 66, 120, dark, -0.3),
    fill('M-60-90C0-190 120-200 170-120C214-60 200 60 170 150C120 170 60 120 30 60C0 0-30-50-60-90Z', coat),
    fill('M150-110C206-50 196 70 168 150C140 120 130 0 150-110Z', light, 0.9),
    hair(70, -20, 80, 110, 120, dark, -1.2),
    hair(90, -30, 80, 100, 90, light, -1.2),
    fill('M-250 190C-180 172-60 180-30 206C-30 220-60 224-120 224L-240 224Z', light),
    fill('M96 110C90 160 100 200 130 222L190 222C196 208 176 198 164 190C160 150 166 120 160 100Z', light),
    group(face.join(''), 'transform="translate(-96 84)"'),
  ];
  const x = w * 0.64;
  const y = 720;
  const sward = { from: -20, to: w + 20, y: 1016, wind: side * 0.2 };
  const clover = Array.from({ length: 16 }, (): Point => [random.range(0, w), random.range(960, 1010)]);
  return [
    softLand(stage, 440),
    castShadow(stage, x - 60, y + 270, 470, 0.1, 0.4),
    place(drawn.join(''), x, y, 1.3),
    ...[-430, -250, 90, 300, 460].map((dx, index) =>
      tussock(random, x + dx, y + 290 + (index % 2) * 14, 130, land.grass, side * 0.2),
    ),
    meadowGrass(random, { ...sward, height: 130, density: 40 }, stage.near),
    daisies(random, clover, 20, {
      stalk: land.leaf.dark,
      petal: mix(land.heather.light, land.paper, 0.3),
      heart: land.heather.base,
    }),
    meadowGrass(random, { ...sward, height: 70, density: 40 }, stage.near),
  ].join('');
}
