import { mix } from '../colour.ts';
import { nightSky, vignette } from '../shapes/backdrop.ts';
import { fur } from '../shapes/fur.ts';
import { meadowGrass } from '../shapes/plants.ts';
import { castShadow } from '../shapes/surfaces.ts';
import type { Stage } from '../stage.ts';
import { circle, ellipse, fill, group, n, place, rect, stroke } from '../svg.ts';

const back = 'M-360 150C-380-60-210-190-20-190C140-190 240-110 290 0C300 60 280 120 230 160C60 200-260 200-360 150Z';

/** A hedgehog on its way through the gap below a garden fence. */
export function hedgehog(stage: Stage): string {
  const { w, land, sky } = stage;
  const random = stage.random.fork('hedgehog');
  const x = w * 0.62;
  const spine = mix(land.wood.dark, land.ink, 0.3);
  const pale = mix(land.crop.light, land.wall.light, 0.5);
  const face = mix(land.soil.light, land.wall.light, 0.4);
  const lie = (u: number, v: number): number => Math.PI + 0.5 - v * 0.7 + u * 0.4;
  const spines = (count: number, colour: string, length: number, width: number): string =>
    fur(random, { x: -50, y: -10, rx: 310, ry: 170, lie, length, width }, count, colour, 1);
  const drawn = [
    stroke('M-220 150v50M-120 160v44M120 160v44M200 150v50', mix(face, land.ink, 0.4), 44),
    fill('M150-40C250-80 330-20 420 70C446 96 440 122 410 124C340 130 260 170 190 170C130 160 110 20 150-40Z', face),
    fur(
      random,
      { x: 250, y: 60, rx: 110, ry: 70, lie: () => 2.7, length: 34, width: 3 },
      120,
      mix(face, land.ink, 0.35),
      0.6,
    ),
    fill(back, spine),
    spines(260, mix(spine, land.ink, 0.4), 96, 7),
    spines(360, mix(spine, pale, 0.35), 92, 5),
    spines(330, pale, 76, 3.4),
    fill('M150-20C190-60 236-50 246-16C240 16 190 30 164 20Z', mix(face, land.ink, 0.22)),
    fill(circle(432, 92, 22), land.ink) + fill(circle(426, 84, 6), land.paper, 0.8),
    fill(circle(300, 18, 19), land.ink) + fill(circle(306, 11, 6), land.paper),
    stroke('M400 122C370 132 340 134 318 128', mix(face, land.ink, 0.6), 5, 0.8),
    fill('M-250 186h70q6 22-10 24h-60ZM90 190h76q6 22-10 24h-66Z', mix(face, land.ink, 0.35)),
  ];
  const plank = (px: number, long: number): string =>
    fill(rect(px, -20, 148, long), mix(land.wood.base, land.ink, 0.4)) +
    stroke(
      `M${n(px + 40)} 0q-8 ${n(long * 0.4)} 4 ${n(long * 0.8)}M${n(px + 96)} 40q10 ${n(long * 0.3)} -2 ${n(long * 0.7)}`,
      land.ink,
      4,
      0.5,
    ) +
    fill(rect(px, -20, 10, long), mix(land.wood.light, land.ink, 0.2), 0.6);
  const planks: string[] = [];
  for (let px = -40; px < w; px += 160) planks.push(plank(px, px > x - 470 && px < x + 380 ? 430 : 640));
  const moon = stage.glow(x + 60, 560, 620, [
    [0, sky.sun, 0.42],
    [1, sky.sun, 0],
  ]);
  const grass = {
    light: mix(land.leaf.base, land.ink, 0.2),
    base: mix(land.leaf.dark, land.ink, 0.2),
    dark: mix(land.leaf.dark, land.ink, 0.6),
  };
  const sward = { from: -20, to: w + 20, y: 1016 };
  return [
    nightSky(stage, 640),
    fill(rect(0, 380, w, 640), mix(land.leaf.dark, land.ink, 0.5)),
    meadowGrass(random, { from: x - 520, to: x + 520, y: 640, height: 200, density: 30 }, grass),
    fill(rect(0, 380, w, 420), moon),
    ...planks,
    fill(rect(-20, 620, w + 40, 400), mix(land.leaf.dark, land.ink, 0.35)),
    fill(ellipse(x, 780, 620, 130), mix(land.leaf.base, land.ink, 0.25), 0.7),
    meadowGrass(random, { ...sward, y: 680, height: 70, density: 40 }, grass),
    castShadow(stage, x, 834, 400, 0.12, 0.5),
    place(group(drawn.join(''), ''), x - 30, 620, 1.06),
    meadowGrass(random, { ...sward, height: 150, density: 44 }, grass),
    fill(rect(0, 0, w, 1000), moon),
    vignette(stage, x, 560, 0.5),
  ].join('');
}
