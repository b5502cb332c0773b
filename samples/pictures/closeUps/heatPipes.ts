import { mix } from '../colour.ts';
import { softLand } from '../shapes/backdrop.ts';
import { meadowGrass } from '../shapes/plants.ts';
import { castShadow } from '../shapes/surfaces.ts';
import type { Stage } from '../stage.ts';
import { circle, ellipse, fill, n, polygon, rect, stroke } from '../svg.ts';

/** A warm well: wellhead, valves and lagged pipes that run to the greenhouses behind. */
export function heatPipes(stage: Stage): string {
  const { w, land, sky, side } = stage;
  const random = stage.random.fork('well');
  const x = w * 0.62;
  const warm = mix(land.accent, '#d8452a', 0.4);
  const cool = mix(land.water.dark, land.water.base, 0.3);
  const pipe = (d: string, colour: string, width: number): string =>
    stroke(d, mix(colour, land.ink, 0.45), width) +
    stroke(d, colour, width * 0.8) +
    stroke(d, mix(colour, land.paper, 0.6), width * 0.16, 0.85);
  const collar = (cx: number, cy: number, wide: number, high: number): string =>
    fill(rect(cx - wide / 2, cy - high / 2, wide, high), mix(land.wall.dark, land.ink, 0.35)) +
    fill(rect(cx - wide / 2, cy - high / 2, wide, high * 0.3), land.wall.light, 0.7) +
    [-0.36, -0.12, 0.12, 0.36]
      .map((t) =>
        fill(circle(cx + (wide > high ? t * wide : 0), cy + (wide > high ? high * 0.16 : t * high), 6), land.ink),
      )
      .join('');
  const wheel = (cx: number, cy: number, r: number): string =>
    stroke(circle(cx, cy, r), mix(land.bloom, land.ink, 0.4), 24) +
    stroke(circle(cx, cy, r), land.bloom, 16) +
    stroke(
      [0, 60, 120]
        .map(
          (a) =>
            `M${n(cx - Math.cos((a * Math.PI) / 180) * r)} ${n(cy - Math.sin((a * Math.PI) / 180) * r)}L${n(cx + Math.cos((a * Math.PI) / 180) * r)} ${n(cy + Math.sin((a * Math.PI) / 180) * r)}`,
        )
        .join(''),
      land.bloom,
      12,
    ) +
    fill(circle(cx, cy, 18), land.ink);
  const gables: string[] = [];
  const rods: string[] = [];
  for (let gx = -60; gx < w + 60; gx += 150) {
    gables.push(
      polygon([
        [gx, 520],
        [gx + 75, 452],
        [gx + 150, 520],
        [gx + 150, 630],
        [gx, 630],
      ]),
    );
    rods.push(
      `M${n(gx)} 520L${n(gx + 75)} 452L${n(gx + 150)} 520M${n(gx + 75)} 452V630M${n(gx)} 520V630M${n(gx + 37)} 486V630M${n(gx + 112)} 486V630M${n(gx)} 575h150`,
    );
  }
  const plants = Array.from({ length: 60 }, () => ellipse(random.range(0, w), random.range(560, 620), 20, 26));
  const dial = (cx: number, cy: number): string =>
    fill(circle(cx, cy, 52), land.ink) +
    fill(circle(cx, cy, 43), land.paper) +
    stroke(
      `M${n(cx - 30)} ${n(cy + 14)}A34 34 0 1 1 ${n(cx + 30)} ${n(cy + 14)}`,
      mix(land.leaf.base, land.paper, 0.2),
      8,
    ) +
    stroke(`M${n(cx)} ${n(cy)}l20 -24`, warm, 7) +
    fill(circle(cx, cy, 7), land.ink);
  const steam = Array.from({ length: 9 }, (_, index) =>
    fill(circle(x + 20 + random.range(-50, 70) + index * 8, 160 - index * 26, 34 + index * 9), land.paper, 0.26),
  );
  return [
    softLand(stage, 560),
    fill(gables.join(''), mix(sky.middle, land.paper, 0.45), 0.92),
    fill(plants.join(''), land.leaf.base, 0.55),
    stroke(rods.join(''), land.paper, 5),
    fill(rect(0, 628, w, 16), land.wall.dark),
    fill(rect(0, 640, w, 380), mix(land.grass.base, land.grass.dark, 0.4)),
    fill(
      polygon([
        [-20, 820],
        [w + 20, 790],
        [w + 20, 1020],
        [-20, 1020],
      ]),
      mix(land.wall.base, land.wall.dark, 0.5),
    ),
    fill(
      polygon([
        [-20, 820],
        [w + 20, 790],
        [w + 20, 800],
        [-20, 832],
      ]),
      land.wall.light,
    ),
    pipe(`M-30 700H${n(x - 330)}q40 0 40 40v70`, cool, 84),
    pipe(`M-30 590H${n(x - 190)}q60 0 60 60`, warm, 84),
    ...[0.06, 0.2, 0.32].map(
      (t) =>
        fill(rect(w * t, 540, 24, 280), mix(land.ink, land.water.dark, 0.3)) +
        fill(rect(w * t - 26, 740, 76, 18), mix(land.ink, land.water.dark, 0.3)),
    ),
    castShadow(stage, x, 900, 330, 0.12, 0.4),
    fill(rect(x - 230, 850, 470, 64), mix(land.wall.dark, land.ink, 0.12)) +
      fill(rect(x - 230, 850, 470, 16), land.wall.light, 0.8),
    pipe(`M${n(x)} 860V240`, mix(land.wall.base, land.water.base, 0.5), 150),
    pipe(`M${n(x)} 420H${n(x + 330)}q60 0 60 60V870`, warm, 92),
    pipe(`M${n(x)} 640H${n(x - 280)}`, warm, 92),
    collar(x, 780, 230, 40) +
      collar(x, 540, 210, 40) +
      collar(x, 310, 210, 40) +
      collar(x + 180, 420, 36, 136) +
      collar(x - 170, 640, 36, 136),
    fill(`M${n(x - 84)} 250q84 -90 168 0v20h-168Z`, mix(land.wall.dark, land.ink, 0.25)),
    ...steam,
    stroke(`M${n(x)} 210V150`, land.ink, 22),
    wheel(x, 150, 78),
    wheel(x - 250, 540, 56) + stroke(`M${n(x - 250)} 596v30`, land.ink, 16),
    dial(x + 270, 330) + stroke(`M${n(x + 270)} 382v24`, land.ink, 14),
    fill(rect(side === 1 ? x - 75 : x + 35, 320, 40, 460), land.ink, 0.12),
    meadowGrass(random, { from: -20, to: w + 20, y: 1016, height: 90, density: 40, wind: side * 0.2 }, stage.near),
  ].join('');
}
