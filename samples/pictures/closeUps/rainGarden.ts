import { mix } from '../colour.ts';
import { cornflowers, daisies, meadowGrass, reeds, seedGrass } from '../shapes/plants.ts';
import { flock, sky } from '../shapes/sky.ts';
import { broadTree } from '../shapes/trees.ts';
import { ripples } from '../shapes/water.ts';
import type { Stage } from '../stage.ts';
import { circle, ellipse, fill, n, type Point, polygon, rect, stroke } from '../svg.ts';

/** A square that drinks: a downpipe that runs out into a planted hollow, stepping stones, a bench, school behind. */
export function rainGarden(stage: Stage): string {
  const { w, land, sky: inks } = stage;
  const random = stage.random.fork('hollow');
  const x = w * 0.62;
  const brick = mix(land.roof.light, land.wall.base, 0.35);
  const courses: string[] = [];
  for (let row = 0; row < 17; row += 1)
    for (let bx = -60 + (row % 2) * 34; bx < w * 0.4; bx += 68) courses.push(`M${n(bx)} ${160 + row * 32}h62`);
  const water = mix(inks.middle, land.water.base, 0.45);
  const pipe = `M${n(w * 0.34)} 110V600q0 40 40 46l50 8`;
  const stones = [0.36, 0.45, 0.54, 0.63, 0.72, 0.81].map((t, index) => {
    const [sx, sy] = [w * t, 760 + Math.sin(index * 1.3) * 40];
    return (
      fill(ellipse(sx, sy + 12, 74, 26), land.ink, 0.3) +
      fill(ellipse(sx, sy, 74, 26), mix(land.wall.dark, land.wall.light, 0.4)) +
      fill(ellipse(sx - 8, sy - 6, 50, 13), land.paper, 0.35)
    );
  });
  const rim = Array.from({ length: 46 }, (_, index) => {
    const a = (index / 46) * Math.PI * 2;
    return fill(
      ellipse(x + Math.cos(a) * 560, 782 + Math.sin(a) * 160, random.range(17, 34), random.range(12, 20)),
      mix(land.wall.dark, land.wall.light, random.range(0.1, 0.7)),
    );
  });
  const spots = (count: number, y0: number, y1: number, from: number, to: number): Point[] =>
    Array.from({ length: count }, () => [random.range(from, to), random.range(y0, y1)]);
  const windows = [0.05, 0.16].flatMap((t) => [220, 420].map((y) => rect(w * t, y, w * 0.075, 130)));
  const drops = Array.from({ length: 46 }, () => {
    const [dx, dy] = [random.range(0, w), random.range(0, 700)];
    return `M${n(dx)} ${n(dy)}l-7 30`;
  });
  const splash = Array.from({ length: 16 }, () =>
    circle(w * 0.42 + random.range(-40, 70), 668 + random.range(-20, 20), random.range(5, 13)),
  );
  return [
    sky(stage, { horizon: 560, clouds: 0.9 }),
    ...[0.5, 0.66, 0.8, 0.95].map((t, index) =>
      broadTree(random, w * t, 640, 360 + (index % 2) * 70, stage.treeAt(50)),
    ),
    fill(rect(w * 0.44, 470, w, 190), mix(land.wall.light, land.wall.base, 0.5)) +
      fill(
        polygon([
          [w * 0.43, 476],
          [w * 0.47, 400],
          [w * 1.02, 400],
          [w * 1.02, 476],
        ]),
        mix(land.roof.base, land.roof.dark, 0.3),
      ) +
      [0.48, 0.56, 0.64, 0.72, 0.8, 0.88, 0.96]
        .map(
          (t) =>
            fill(rect(w * t, 520, w * 0.05, 90), mix(inks.top, land.water.dark, 0.3)) +
            stroke(rect(w * t, 520, w * 0.05, 90), land.paper, 6),
        )
        .join(''),
    fill(rect(0, 640, w, 380), mix(land.wall.base, land.wall.dark, 0.35)),
    stroke(
      Array.from({ length: 8 }, (_, k) => `M0 ${664 + k * k * 5 + k * 10}H${n(w)}`).join(''),
      land.wall.dark,
      3,
      0.5,
    ),
    fill(rect(-20, 140, w * 0.4, 540), brick) +
      stroke(courses.join(''), mix(brick, land.paper, 0.4), 4, 0.5) +
      fill(rect(-20, 110, w * 0.42, 40), land.paper) +
      fill(rect(-20, 150, w * 0.42, 10), land.ink, 0.25),
    fill(windows.join(''), mix(inks.top, land.water.dark, 0.35)) + stroke(windows.join(''), land.paper, 11),
    stroke(pipe, mix(land.wall.dark, land.ink, 0.4), 44) +
      stroke(pipe, mix(land.water.base, land.wall.dark, 0.4), 34) +
      stroke(`M${n(w * 0.34 - 9)} 110V600`, land.paper, 6, 0.7) +
      fill(rect(w * 0.34 - 32, 300, 64, 15) + rect(w * 0.34 - 32, 520, 64, 15), mix(land.wall.dark, land.ink, 0.4)),
    fill(ellipse(x, 788, 600, 184), mix(land.grass.base, land.leaf.base, 0.4)),
    fill(ellipse(x, 792, 540, 148), mix(land.leaf.dark, land.soil.dark, 0.3)),
    fill(ellipse(x, 800, 470, 108), water),
    stage.clip(
      ellipse(x, 800, 470, 108),
      ripples(stage, random, 700, 900, 40, inks.sun, 0.7) + fill(ellipse(x - 90, 760, 240, 30), land.paper, 0.3),
    ),
    ...rim,
    fill(`M${n(w * 0.385)} 640q60 6 70 60l-30 14q-20 -50 -56 -44Z`, mix(water, land.paper, 0.4)) +
      fill(splash.join(''), land.paper, 0.8),
    reeds(random, { from: x + 240, to: x + 470, y: 800, height: 260, density: 30, wind: 0.4 }, land.leaf, land.crop),
    meadowGrass(random, { from: x - 480, to: x - 300, y: 850, height: 150, density: 40 }, land.leaf),
    cornflowers(random, spots(14, 840, 900, x + 180, x + 520), 22, {
      stalk: land.leaf.dark,
      petal: land.heather.base,
      shade: land.heather.dark,
      heart: land.ink,
    }),
    ...stones,
    fill(rect(w * 0.8, 690, 230, 19) + rect(w * 0.8, 640, 230, 15), land.wood.light) +
      stroke(`M${n(w * 0.8 + 26)} 640v130M${n(w * 0.8 + 204)} 640v130`, land.ink, 12),
    stroke(drops.join(''), land.paper, 3.4, 0.6),
    flock(random, w * 0.5, 150, 12, 6, mix(land.ink, inks.top, 0.35)),
    meadowGrass(random, { from: w * 0.2, to: w + 20, y: 1016, height: 150, density: 34, wind: 0.2 }, stage.near),
    daisies(random, spots(20, 940, 1010, w * 0.22, w), 24, {
      stalk: land.leaf.dark,
      petal: land.paper,
      heart: land.bloom,
    }),
    daisies(random, spots(9, 950, 1010, w * 0.22, w), 26, {
      stalk: land.leaf.dark,
      petal: land.accent,
      heart: land.bloom,
    }),
    seedGrass(
      random,
      { from: w * 0.2, to: w + 20, y: 1016, height: 200, density: 3, wind: 0.2 },
      land.leaf.dark,
      land.crop.base,
    ),
  ].join('');
}
