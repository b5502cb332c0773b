import { mix } from '../colour.ts';
import { mirror } from '../shapes/ground.ts';
import { meadowGrass, reeds } from '../shapes/plants.ts';
import { flock, sky } from '../shapes/sky.ts';
import { treeline } from '../shapes/treelines.ts';
import { willow } from '../shapes/trees.ts';
import { glints, ripples } from '../shapes/water.ts';
import type { Stage } from '../stage.ts';
import { circle, fill, n, polygon, rect, stroke } from '../svg.ts';

/** A small weir in a farm ditch that holds the winter's water, with its staff gauge and wheel. */
export function weir(stage: Stage): string {
  const { w, land, sky: inks, side } = stage;
  const random = stage.random.fork('weir');
  const x = w * 0.62;
  const [left, right] = [x - 330, x + 330];
  const concrete = mix(land.wall.base, land.wall.dark, 0.45);
  const plank = mix(land.wood.base, land.wood.dark, 0.3);
  const falls = Array.from({ length: 40 }, () => {
    const fx = random.range(left + 70, right - 70);
    return `M${n(fx)} ${n(572)}q${n(random.range(-3, 3))} 60 ${n(random.range(-8, 8))} ${n(random.range(110, 210))}`;
  });
  const foam = Array.from({ length: 50 }, () =>
    circle(random.range(left + 50, right - 50), 790 + random.range(-16, 34), random.range(7, 24)),
  );
  const boards = [0, 1, 2, 3].map(
    (row) =>
      fill(rect(left + 60, 580 + row * 54, right - left - 120, 50), mix(plank, land.wood.light, row * 0.1)) +
      fill(rect(left + 60, 580 + row * 54, right - left - 120, 8), land.wood.light, 0.5),
  );
  const marks = Array.from(
    { length: 13 },
    (_, index) => `M${n(left - 86)} ${n(390 + index * 26)}h${index % 2 === 0 ? 40 : 22}`,
  );
  return [
    sky(stage, { horizon: 420, clouds: 0.9 }),
    treeline(random.fork('far'), { from: -20, to: w + 20, y: 426, height: 40 }, stage.airRamp(land.leaf, 420)),
    fill(rect(0, 420, w, 600), mix(land.grass.light, land.grass.base, 0.5)),
    ...[0.06, 0.16, 0.92].map((t, index) => willow(random, w * t, 500 + index * 6, 250 - index * 20, stage.treeAt(80))),
    fill(
      polygon([
        [x - 120, 424],
        [x + 150, 424],
        [right + 30, 590],
        [left - 30, 590],
      ]),
      mirror(stage, 420, 600),
    ),
    stage.clip(
      polygon([
        [x - 120, 424],
        [x + 150, 424],
        [right + 30, 590],
        [left - 30, 590],
      ]),
      ripples(stage, random, 430, 590, 40, inks.sun, 0.6) +
        glints(random, { from: 430, to: 590, x, spread: 260, count: 60 }, inks.sun, 0.8),
    ),
    meadowGrass(random, { from: -20, to: left - 60, y: 600, height: 110, density: 40 }, land.leaf),
    meadowGrass(random, { from: right + 60, to: w + 20, y: 600, height: 110, density: 40 }, land.leaf),
    fill(
      polygon([
        [-20, 590],
        [left - 40, 590],
        [left - 150, 1020],
        [-20, 1020],
      ]),
      mix(land.grass.base, land.grass.dark, 0.5),
    ),
    fill(
      polygon([
        [w + 20, 590],
        [right + 40, 590],
        [right + 150, 1020],
        [w + 20, 1020],
      ]),
      mix(land.grass.base, land.grass.dark, 0.5),
    ),
    fill(
      polygon([
        [left - 40, 780],
        [right + 40, 780],
        [right + 150, 1020],
        [left - 150, 1020],
      ]),
      mirror(stage, 740, 1040),
    ),
    stage.clip(
      polygon([
        [left - 40, 780],
        [right + 40, 780],
        [right + 150, 1020],
        [left - 150, 1020],
      ]),
      ripples(stage, random, 800, 1020, 30, inks.sun, 0.5),
    ),
    fill(rect(left + 40, 560, right - left - 80, 240), mix(land.ink, plank, 0.4)),
    ...boards,
    fill(rect(left + 60, 566, right - left - 120, 22), mix(inks.middle, land.paper, 0.5)),
    stroke(falls.join(''), mix(inks.middle, land.paper, 0.35), 13, 0.7) +
      stroke(falls.slice(0, 24).join(''), land.paper, 6, 0.9),
    fill(foam.join(''), land.paper, 0.75),
    fill(
      polygon([
        [left - 40, 470],
        [left + 70, 470],
        [left + 70, 830],
        [left - 70, 830],
      ]),
      concrete,
    ) +
      fill(
        polygon([
          [left - 40, 470],
          [left + 70, 470],
          [left + 70, 486],
          [left - 42, 486],
        ]),
        land.paper,
        0.6,
      ),
    fill(
      polygon([
        [right + 40, 470],
        [right - 70, 470],
        [right - 70, 830],
        [right + 70, 830],
      ]),
      mix(concrete, land.ink, side === 1 ? 0 : 0.12),
    ) +
      fill(
        polygon([
          [right + 40, 470],
          [right - 70, 470],
          [right - 70, 486],
          [right + 42, 486],
        ]),
        land.paper,
        0.6,
      ),
    stroke(
      [0, 1, 2, 3].map((k) => `M${n(left - 30 + k * 22)} ${n(530 + k * 60)}q30 8 60 -4`).join(''),
      land.wall.dark,
      4,
      0.6,
    ),
    fill(rect(left + 20, 380, right - left - 40, 24), mix(land.ink, land.water.dark, 0.3)) +
      fill(rect(left + 20, 380, right - left - 40, 7), land.water.light, 0.8),
    fill(rect(left + 24, 380, 26, 120) + rect(right - 50, 380, 26, 120), mix(land.ink, land.water.dark, 0.3)),
    fill(rect(x - 16, 300, 32, 290), mix(land.ink, land.water.dark, 0.4)) +
      fill(rect(x - 10, 300, 8, 280), land.water.light, 0.6),
    stroke(circle(x, 290, 66), mix(land.accent, land.ink, 0.35), 22) +
      stroke(circle(x, 290, 66), land.accent, 14) +
      stroke(`M${n(x - 66)} 290h132M${n(x)} 224v132`, land.accent, 11) +
      fill(circle(x, 290, 16), land.ink),
    fill(rect(left - 100, 370, 66, 360), land.paper) +
      stroke(marks.join(''), land.ink, 9) +
      stroke(rect(left - 100, 370, 66, 360), land.water.dark, 6),
    fill(rect(left - 100, 580, 66, 60), land.water.base, 0.4),
    flock(random, w * 0.34, 170, 14, 7, mix(land.ink, inks.top, 0.35)),
    reeds(random, { from: -20, to: w * 0.2, y: 1020, height: 320, density: 26, wind: 0.5 }, stage.near, land.crop),
    reeds(random, { from: w * 0.9, to: w + 20, y: 1020, height: 280, density: 26, wind: 0.5 }, stage.near, land.crop),
    meadowGrass(random, { from: w * 0.16, to: left - 130, y: 1016, height: 120, density: 44 }, stage.near),
  ].join('');
}
