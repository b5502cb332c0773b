import { mix } from '../colour.ts';
import { butterfly } from '../shapes/animals.ts';
import { crown, leafy, trunk } from '../shapes/leaves.ts';
import { figure } from '../shapes/people.ts';
import { cornflowers, daisies, leafPlant, meadowGrass, poppies, tussock, umbels } from '../shapes/plants.ts';
import { flock, sky, sunlight, sunPlace } from '../shapes/sky.ts';
import { type Gable, townHouse } from '../shapes/town.ts';
import { broadTree } from '../shapes/trees.ts';
import type { Stage } from '../stage.ts';
import { ellipse, fill, n, type Point, polygon, rect, stroke } from '../svg.ts';
import type { Ramp } from '../tones.ts';

const ground = 650;

/** A shared garden between town houses: raised beds, climbing green, a water butt, a tree to sit under. */
export function cityGarden(stage: Stage): string {
  const { w, side, land, random } = stage;
  const [sunX] = sunPlace(stage, 500);
  return [
    sky(stage, { horizon: 600, clouds: 0.8 }),
    skyline(stage),
    houses(stage),
    climbers(stage),
    lawn(stage),
    sunlight(stage, sunX, 560, 0.3),
    hedge(stage),
    tree(stage),
    beds(stage),
    flock(random.fork('birds'), w * (0.5 + side * 0.12), 150, 12, 6, mix(land.ink, stage.sky.top, 0.35)),
    foreground(stage),
  ].join('');
}

function skyline(stage: Stage): string {
  const { w, land } = stage;
  const random = stage.random.fork('skyline');
  const colour = stage.air(mix(land.wall.dark, land.water.dark, 0.4), 420);
  const blocks: string[] = [];
  for (let x = -20; x < w + 20; x += random.range(50, 96))
    blocks.push(rect(x, 600 - random.range(200, 330), random.range(40, 92), 340));
  return fill(blocks.join(''), colour, 0.8);
}

function houses(stage: Stage): string {
  const { w, side } = stage;
  const random = stage.random.fork('houses');
  const land = stage.landAt(40);
  const walls: readonly [Ramp, Ramp, Ramp] = [
    { light: land.wall.light, base: land.wall.base, dark: land.wall.dark },
    { light: land.roof.light, base: mix(land.roof.base, land.wall.base, 0.2), dark: land.roof.dark },
    { light: land.soil.light, base: mix(land.soil.light, land.wall.base, 0.5), dark: land.soil.base },
  ];
  const kinds: readonly [Gable, Gable, Gable] = ['straight', 'bell', 'straight'];
  const parts: string[] = [];
  let x = -random.range(0, 90);
  for (let index = 0; x < w + 20; index += 1) {
    const width = random.range(150, 210);
    parts.push(
      townHouse(
        random,
        {
          x,
          y: ground,
          width,
          height: random.range(220, 290),
          gable: kinds[index % 3] ?? 'straight',
          walls: walls[(index * 2 + (stage.variant % 3)) % 3] ?? walls[0],
          lit: stage.mood === 'evening',
        },
        land,
        side,
      ),
    );
    x += width + 1;
  }
  return parts.join('');
}

/** Green on the fronts: leaves that spread from a stem, in drifts, some in flower. */
function climbers(stage: Stage): string {
  const { w, side, land } = stage;
  const random = stage.random.fork('climbers');
  const drift = (x: number, width: number, height: number): string => {
    const lumps = Array.from({ length: 34 }, () => {
      const t = random.next();
      return {
        x: x + random.range(-1, 1) * width * (0.34 + 0.66 * t),
        y: ground - height * t * random.range(0.6, 1),
        r: random.range(14, 30),
      };
    }).sort((a, b) => a.y - b.y);
    return lumps
      .map((lump, index) => {
        const flower =
          index % 4 === 0
            ? stroke(
                `M${n(lump.x)} ${n(lump.y)}h.1M${n(lump.x + 8)} ${n(lump.y + 6)}h.1M${n(lump.x - 7)} ${n(lump.y + 5)}h.1`,
                land.heather.light,
                6,
              )
            : '';
        return (
          fill(
            leafy(random, lump.x, lump.y, lump.r, lump.r * 0.85, 9),
            mix(land.leaf.dark, land.leaf.base, random.range(0, 0.5)),
          ) +
          fill(
            leafy(random, lump.x + side * lump.r * 0.2, lump.y - lump.r * 0.25, lump.r * 0.6, lump.r * 0.48, 8),
            mix(land.leaf.base, land.leaf.light, random.range(0, 0.8)),
          ) +
          flower
        );
      })
      .join('');
  };
  return [-0.42, -0.14, 0.2, 0.44]
    .map((t) => drift(w * (0.5 + t + random.range(-0.03, 0.03)), random.range(50, 90), random.range(150, 280)))
    .join('');
}

function lawn(stage: Stage): string {
  const { w, land } = stage;
  const grass = stage.fall(ground, 1000, [
    [0, mix(land.grass.light, land.grass.base, 0.3)],
    [0.5, land.grass.base],
    [1, land.grass.dark],
  ]);
  const x = w / 2;
  const path = `M${n(x - 26)} ${ground}C${n(x - 60)} 740 ${n(x + 60)} 800 ${n(x - 120)} 1010L${n(x + 170)} 1010C${n(x + 190)} 820 ${n(x + 40)} 740 ${n(x + 30)} ${ground}Z`;
  const random = stage.random.fork('lawn');
  const strokes = Array.from({ length: 380 }, () => {
    const y = ground + 350 * random.next();
    return `M${n(random.range(0, w))} ${n(y)}l${n(random.range(-3, 3))} ${n(-4 - (y - ground) * 0.05)}`;
  });
  return [
    fill(rect(0, ground - 2, w, 360), grass),
    stroke(strokes.join(''), land.leaf.base, 1.8, 0.45),
    fill(
      path,
      stage.fall(ground, 1000, [
        [0, mix(land.crop.light, land.wall.light, 0.5)],
        [1, mix(land.crop.light, land.wall.dark, 0.4)],
      ]),
    ),
  ].join('');
}

function hedge(stage: Stage): string {
  const { w } = stage;
  const random = stage.random.fork('hedge');
  const parts: string[] = [];
  for (let x = -20; x < w + 20; x += 34) {
    if (Math.abs(x - w / 2) < 76) continue;
    parts.push(
      crown(random, { x, y: ground - 8, rx: random.range(30, 44), ry: random.range(24, 36) }, stage.treeAt(30)),
    );
  }
  return parts.join('');
}

function tree(stage: Stage): string {
  const { w, side, land } = stage;
  const random = stage.random.fork('tree');
  const x = w * (0.5 + side * 0.31);
  const bench = w * (0.5 + side * 0.2);
  return [
    fill(ellipse(x - side * 70, 742, 190, 20), land.leaf.dark, 0.45),
    broadTree(random, x, 738, 430, stage.treeAt(16)),
    fill(rect(bench - 66, 712, 132, 9) + rect(bench - 66, 690, 132, 8) + rect(bench - 66, 676, 132, 8), land.wood.base),
    fill(rect(bench - 58, 672, 7, 76) + rect(bench + 51, 672, 7, 76), land.wood.dark),
    figure(random, {
      x: w * (0.5 - side * 0.06),
      y: 770,
      height: 150,
      coat: land.accent,
      trousers: land.ink,
      walking: true,
      mirrored: side === -1,
    }),
  ].join('');
}

/** A raised bed of planks, drawn from a little above, with its crop. */
function bed(
  stage: Stage,
  x: number,
  y: number,
  width: number,
  crop: (px: number, py: number, size: number) => string,
): string {
  const { land } = stage;
  const [deep, tall] = [width * 0.17, width * 0.15];
  const skew = (x + width / 2 - stage.w / 2) * 0.09;
  const top: Point[] = [
    [x - skew * 0.9, y - tall - deep],
    [x + width - skew * 0.9, y - tall - deep],
    [x + width, y - tall],
    [x, y - tall],
  ];
  const plants: string[] = [];
  for (let row = 0; row < 2; row += 1) {
    for (let step = 0; step < 7; step += 1) {
      const t = (step + 0.5) / 7;
      plants.push(crop(x + width * t - skew * (0.7 - row * 0.5), y - tall - deep * (0.66 - row * 0.5), width * 0.135));
    }
  }
  const planks = [0, 1, 2].map((row) =>
    fill(
      rect(x, y - tall + (row * tall) / 3 + 1, width, tall / 3 - 2),
      row === 0 ? land.wood.light : mix(land.wood.base, land.wood.light, 0.35),
    ),
  );
  return [
    fill(ellipse(x + width / 2 - stage.side * 14, y + 2, width * 0.56, width * 0.045), land.leaf.dark, 0.45),
    fill(polygon(top), land.soil.dark),
    ...plants,
    fill(rect(x, y - tall, width, tall), land.wood.dark),
    ...planks,
    fill(rect(x - 4, y - tall - 3, 12, tall + 5) + rect(x + width - 8, y - tall - 3, 12, tall + 5), land.wood.dark),
  ].join('');
}

function beds(stage: Stage): string {
  const { w, land } = stage;
  const random = stage.random.fork('beds');
  const green: Ramp = { light: land.leaf.light, base: mix(land.leaf.base, land.leaf.light, 0.3), dark: land.leaf.dark };
  const blue: Ramp = {
    light: mix(land.leaf.light, land.water.light, 0.5),
    base: mix(land.leaf.base, land.water.base, 0.4),
    dark: land.leaf.dark,
  };
  const cabbage = (px: number, py: number, size: number): string => leafPlant(random, px, py, size, blue);
  const salad = (px: number, py: number, size: number): string => leafPlant(random, px, py, size * 0.8, green);
  const leek = (px: number, py: number, size: number): string => tussock(random, px, py, size * 1.5, blue);
  const bean = (px: number, py: number, size: number): string =>
    [
      stroke(`M${n(px)} ${n(py)}L${n(px + size * 0.2)} ${n(py - size * 2.8)}`, land.wood.base, 3),
      ...Array.from({ length: 7 }, (_, index) =>
        fill(
          leafy(
            random,
            px + random.range(-0.4, 0.4) * size,
            py - size * (0.3 + index * 0.36),
            size * 0.3,
            size * 0.24,
            7,
          ),
          index % 2 === 0 ? green.base : green.light,
        ),
      ),
      stroke(
        `M${n(px + size * 0.3)} ${n(py - size)}h.1M${n(px - size * 0.2)} ${n(py - size * 1.8)}h.1`,
        land.accent,
        size * 0.2,
      ),
    ].join('');
  const flower = (px: number, py: number, size: number): string =>
    daisies(random, [[px, py]], size * 0.34, { stalk: green.dark, petal: land.bloom, heart: land.accent });
  const x = w / 2;
  return [
    bed(stage, x - 420, 750, 220, salad),
    bed(stage, x + 170, 756, 220, leek),
    bed(stage, x - 700, 756, 220, flower),
    bed(stage, x + 460, 760, 220, cabbage),
    butt(stage, x - stage.side * 300, 690),
    bed(stage, x - 520, 862, 300, bean),
    bed(stage, x + 230, 868, 300, cabbage),
    bed(stage, x + 620, 872, 300, bean),
    bed(stage, x - 900, 868, 300, salad),
  ].join('');
}

/** A water butt. */
function butt(stage: Stage, x: number, y: number): string {
  const { land } = stage;
  return [
    fill(
      `M${n(x - 34)} ${n(y - 96)}Q${n(x - 44)} ${n(y - 48)} ${n(x - 34)} ${y}L${n(x + 34)} ${y}Q${n(x + 44)} ${n(y - 48)} ${n(x + 34)} ${n(y - 96)}Z`,
      land.wood.base,
    ),
    stroke(`M${n(x - 39)} ${n(y - 74)}H${n(x + 39)}M${n(x - 40)} ${n(y - 26)}H${n(x + 40)}`, land.ink, 5),
    fill(ellipse(x, y - 96, 34, 8), land.water.base),
    trunk(x + stage.side * 30, y - 96, 190, 6, {
      wood: { light: land.water.dark, base: land.water.dark, dark: land.water.dark },
      side: stage.side,
    }),
  ].join('');
}

function foreground(stage: Stage): string {
  const { w, land, side } = stage;
  const random = stage.random.fork('foreground');
  const band = (from: number, to: number): string => {
    const places = (count: number): Point[] =>
      Array.from({ length: count }, (): Point => [random.range(from, to), 1016]);
    const sward = { from, to, y: 1016, wind: 0.2 };
    return [
      umbels(random, places(5), 220, land.leaf.dark, land.paper),
      meadowGrass(random, { ...sward, height: 120, density: 42 }, stage.near),
      cornflowers(random, places(8), 22, {
        stalk: land.leaf.dark,
        petal: land.heather.base,
        shade: land.heather.dark,
        heart: land.ink,
      }),
      poppies(random, places(6), 24, {
        stalk: land.leaf.dark,
        petal: land.accent,
        shade: mix(land.accent, land.ink, 0.28),
        heart: land.ink,
      }),
      daisies(random, places(9), 16, { stalk: land.leaf.dark, petal: land.paper, heart: land.bloom }),
      meadowGrass(random, { ...sward, height: 70, density: 46 }, stage.near),
    ].join('');
  };
  return (
    band(-20, w / 2 - 130) +
    band(w / 2 + 180, w + 20) +
    butterfly(w * (0.5 - side * 0.2), 800, 40, 20, land.bloom, land.accent, land.ink)
  );
}
