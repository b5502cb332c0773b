import { mix } from '../colour.ts';
import { litWall, vignette } from '../shapes/backdrop.ts';
import { leafBlade } from '../shapes/flowers.ts';
import { castShadow, tableTop } from '../shapes/surfaces.ts';
import type { Stage } from '../stage.ts';
import { circle, curve, ellipse, fill, group, n, type Point, place, rect, stroke } from '../svg.ts';

/** Food that nearly went to waste: a crate of crooked carrots, a two-legged one, dented apples, the end of a loaf. */
export function crookedHarvest(stage: Stage): string {
  const { w, land } = stage;
  const random = stage.random.fork('crate');
  const x = w * 0.62;
  const orange = mix('#e07a2c', land.accent, 0.25);
  const carrot = (points: readonly Point[], width: number): string => {
    const steps = points.length - 1;
    const parts = points.slice(0, -1).map((from, index) => {
      const to = points[index + 1] ?? from;
      const wide = width * (1 - (0.8 * index) / steps);
      return stroke(curve([from, to]), mix(orange, land.ink, 0.25), wide + 6);
    });
    const flesh = points
      .slice(0, -1)
      .map((from, index) =>
        stroke(curve([from, points[index + 1] ?? from]), orange, width * (1 - (0.8 * index) / steps)),
      );
    const rings = points
      .slice(1, -1)
      .map(
        ([px, py], index) =>
          `M${n(px - width * 0.3)} ${n(py)}q${n(width * 0.3)} ${n(index % 2 === 0 ? 9 : -9)} ${n(width * 0.5)} 0`,
      );
    const [top = [0, 0]] = points;
    const green = [-46, -18, 10, 36].map((turn) =>
      group(leafBlade(150, 22, land.leaf, 4), `transform="translate(${n(top[0])} ${n(top[1])}) rotate(${-90 + turn})"`),
    );
    return (
      green.join('') +
      parts.join('') +
      flesh.join('') +
      stroke(rings.join(''), mix(orange, land.ink, 0.35), 4, 0.6) +
      stroke(
        curve(points.map(([px, py]): Point => [px - width * 0.2, py - 4])),
        mix(orange, land.paper, 0.5),
        width * 0.12,
        0.7,
      )
    );
  };
  const apple = (ax: number, ay: number, r: number, colour: string): string =>
    fill(
      `M${n(ax)} ${n(ay - r * 0.8)}C${n(ax - r * 1.3)} ${n(ay - r * 1.2)} ${n(ax - r * 1.2)} ${n(ay + r)} ${n(ax)} ${n(ay + r * 0.86)}C${n(ax + r * 1.2)} ${n(ay + r)} ${n(ax + r * 1.3)} ${n(ay - r * 1.2)} ${n(ax)} ${n(ay - r * 0.8)}Z`,
      colour,
    ) +
    fill(ellipse(ax + r * 0.4, ay - r * 0.3, r * 0.26, r * 0.4), land.paper, 0.5) +
    fill(ellipse(ax - r * 0.4, ay + r * 0.3, r * 0.24, r * 0.18), land.soil.base, 0.7) +
    stroke(`M${n(ax)} ${n(ay - r * 0.76)}q4 ${n(-r * 0.3)} ${n(r * 0.16)} ${n(-r * 0.5)}`, land.wood.dark, 8) +
    place(group(leafBlade(80, 24, land.leaf, 4), 'transform="rotate(-24)"'), ax + r * 0.1, ay - r, r / 80);
  const slat = (y: number, h: number): string =>
    fill(rect(x - 470, y, 940, h), mix(land.wood.light, land.crop.base, 0.35)) +
    fill(rect(x - 470, y, 940, 10), mix(land.wood.light, land.paper, 0.5), 0.8) +
    stroke(
      [0, 1, 2].map((k) => `M${n(x - 440)} ${n(y + 22 + k * 22)}q${n(300)} ${n(random.range(-8, 8))} 860 0`).join(''),
      land.wood.base,
      3,
      0.5,
    );
  const potatoes = Array.from({ length: 7 }, () => {
    const [px, py] = [x + random.range(-400, 400), 560 + random.range(-30, 30)];
    return (
      fill(
        ellipse(px, py, random.range(60, 90), random.range(46, 62)),
        mix(land.crop.base, land.soil.light, random.range(0.2, 0.6)),
      ) + fill(circle(px - 20, py - 10, 5) + circle(px + 24, py + 4, 5), land.soil.base, 0.7)
    );
  });
  const bread =
    'M-210 60C-240-40-170-110-60-110C60-120 170-100 200-20C210 30 190 70 150 76L-170 80C-196 80-206 74-210 60Z';
  return [
    litWall(stage, 700),
    tableTop(stage, 690),
    castShadow(stage, x, 900, 560, 0.09, 0.4),
    fill(rect(x - 450, 520, 900, 360), mix(land.wood.dark, land.ink, 0.3)),
    ...potatoes,
    carrot(
      [
        [x - 330, 430],
        [x - 300, 500],
        [x - 330, 570],
        [x - 280, 640],
      ],
      84,
    ),
    carrot(
      [
        [x - 40, 350],
        [x - 20, 440],
        [x - 70, 520],
        [x - 90, 610],
      ],
      96,
    ) +
      carrot(
        [
          [x - 20, 440],
          [x + 40, 520],
          [x + 30, 610],
        ],
        70,
      ),
    carrot(
      [
        [x + 190, 420],
        [x + 250, 470],
        [x + 210, 540],
        [x + 270, 620],
      ],
      88,
    ),
    apple(x + 380, 500, 84, mix('#c93a2a', land.bloom, 0.25)),
    apple(x - 180, 520, 78, mix(land.leaf.light, land.bloom, 0.5)),
    slat(580, 84),
    slat(684, 84),
    slat(788, 84),
    fill(rect(x - 480, 560, 56, 322) + rect(x + 424, 560, 56, 322), mix(land.wood.base, land.wood.light, 0.3)) +
      stroke(
        `M${n(x - 452)} 600v6M${n(x - 452)} 720v6M${n(x - 452)} 830v6M${n(x + 452)} 600v6M${n(x + 452)} 720v6M${n(x + 452)} 830v6`,
        land.ink,
        12,
        0.7,
      ),
    castShadow(stage, w * 0.13, 874, 230, 0.12, 0.36),
    place(
      fill(bread, mix(land.crop.dark, land.soil.base, 0.35)) +
        fill(
          'M-190 40C-210-40-150-92-60-92C50-100 150-84 176-20C100-60-60-60-190 40Z',
          mix(land.crop.dark, land.crop.base, 0.5),
        ) +
        stroke(
          'M-120-70C-80-50-70-20-74 10M-20-84C20-60 30-30 24 6M80-80C116-60 126-30 120 0',
          land.crop.light,
          15,
          0.9,
        ) +
        fill('M150 76C196 70 214 20 200-20C170 0 150 40 150 76Z', land.crop.light),
      w * 0.13,
      800,
      0.96,
    ),
    apple(w * 0.3, 900, 70, mix('#c93a2a', land.accent, 0.3)),
    vignette(stage, x, 560, 0.22),
  ].join('');
}
