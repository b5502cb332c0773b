import { mix } from '../colour.ts';
import { softLand } from '../shapes/backdrop.ts';
import { meadowGrass } from '../shapes/plants.ts';
import { clod, earth } from '../shapes/surfaces.ts';
import type { Stage } from '../stage.ts';
import { circle, curve, fill, loop, n, type Point, rect, stroke } from '../svg.ts';

/** A spade with the sod it has just lifted: turf, roots, crumbs and a worm, and the hole it came from. */
export function spade(stage: Stage): string {
  const { w, land } = stage;
  const random = stage.random.fork('spade');
  const x = w * 0.62;
  const steel = mix(land.water.base, land.wall.dark, 0.45);
  const sod: Point[] = [
    [x - 230, 470],
    [x - 110, 440],
    [x + 40, 446],
    [x + 190, 470],
    [x + 210, 600],
    [x + 180, 730],
    [x + 60, 800],
    [x - 90, 790],
    [x - 210, 720],
    [x - 240, 600],
  ];
  const crumbs = Array.from({ length: 70 }, (_, index) =>
    clod(
      stage,
      x - 15 + random.range(-200, 200),
      520 + random.range(0, 250),
      random.range(12, 40),
      `sod-${index}`,
      0.12,
    ),
  );
  const roots = Array.from({ length: 40 }, () => {
    const [rx, ry] = [x - 15 + random.range(-200, 200), 500 + random.range(0, 90)];
    return `M${n(rx)} ${n(ry)}q${n(random.range(-26, 26))} ${n(random.range(30, 70))} ${n(random.range(-34, 34))} ${n(random.range(80, 190))}`;
  });
  const pink = mix(land.heather.light, '#d98a86', 0.5);
  const worm: Point[] = [
    [x - 160, 680],
    [x - 110, 640],
    [x - 60, 676],
    [x - 10, 716],
    [x + 40, 690],
  ];
  const hole: Point[] = [
    [x - 560, 860],
    [x - 420, 806],
    [x - 240, 812],
    [x - 150, 866],
    [x - 210, 930],
    [x - 420, 946],
    [x - 550, 910],
  ];
  const loose = Array.from({ length: 26 }, (_, index) =>
    clod(stage, x + random.range(-200, 320), random.range(880, 980), random.range(10, 34), `loose-${index}`),
  );
  const snath = `M${n(x + 4)} 470V60`;
  return [
    softLand(stage, 420),
    meadowGrass(random, { from: -20, to: w + 20, y: 690, height: 90, density: 40, wind: 0.2 }, land.grass),
    earth(stage, 676, 140),
    fill(loop(hole), mix(land.soil.dark, land.ink, 0.5)),
    meadowGrass(random, { from: x - 590, to: x - 130, y: 826, height: 70, density: 36 }, land.leaf),
    ...loose,
    stroke(snath, mix(land.wood.dark, land.ink, 0.2), 46) +
      stroke(snath, mix(land.wood.light, land.crop.base, 0.4), 36) +
      stroke(`M${n(x - 6)} 460V70`, land.paper, 6, 0.55),
    stroke(`M${n(x - 96)} 60h200`, mix(land.wood.dark, land.ink, 0.2), 50) +
      stroke(`M${n(x - 94)} 58h196`, mix(land.wood.light, land.crop.base, 0.4), 38) +
      stroke(`M${n(x - 84)} 48h170`, land.paper, 6, 0.5),
    fill(rect(x - 34, 380, 76, 110), mix(steel, land.ink, 0.35)) + fill(rect(x - 26, 380, 16, 110), land.paper, 0.4),
    fill(`M${n(x - 200)} 500h410v180c0 120 -90 230 -205 280c-115 -50 -205 -160 -205 -280Z`, mix(steel, land.ink, 0.25)),
    fill(`M${n(x - 180)} 690c10 110 90 210 185 250c-60 -60 -110 -150 -120 -250Z`, land.paper, 0.4),
    fill(loop(sod), mix(land.soil.dark, land.ink, 0.25)),
    ...crumbs,
    stroke(roots.join(''), mix(land.wall.light, land.soil.light, 0.4), 4, 0.85),
    stroke(curve(worm), mix(pink, land.ink, 0.35), 29) +
      stroke(curve(worm), pink, 23) +
      stroke(curve(worm.slice(3)), mix(pink, land.paper, 0.35), 25),
    fill(circle(x + 120, 650, 30), mix(land.wall.dark, land.water.base, 0.3)) +
      fill(circle(x + 114, 640, 12), land.paper, 0.4),
    meadowGrass(
      random,
      { from: x - 236, to: x + 206, y: (at) => 476 + Math.abs(at - x) * 0.04, height: 120, density: 60, wind: 0.2 },
      land.leaf,
    ),
    meadowGrass(random, { from: -20, to: w + 20, y: 1016, height: 80, density: 40, wind: 0.2 }, stage.near),
  ].join('');
}
