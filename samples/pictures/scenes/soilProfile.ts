import { mix } from '../colour.ts';
import { crest, hill, type Ridge, ridge } from '../shapes/hills.ts';
import { dots } from '../shapes/leaves.ts';
import { daisies, leafPlant, meadowGrass, wheat } from '../shapes/plants.ts';
import { flock, sky } from '../shapes/sky.ts';
import { treeline } from '../shapes/treelines.ts';
import { broadTree } from '../shapes/trees.ts';
import type { Stage } from '../stage.ts';
import { circle, curve, ellipse, fill, loop, n, type Point, stroke } from '../svg.ts';

const surface = 400;

/** The ground cut open: crop and sky above, and below them humus, roots, worms and burrows, sand, and water. */
export function soilProfile(stage: Stage): string {
  const { w, land, random, side } = stage;
  const lines = {
    top: ridge(random.fork('top'), surface, 6, 1300),
    humus: ridge(random.fork('humus'), 530, 12, 700),
    bleached: ridge(random.fork('bleached'), 640, 16, 560),
    rust: ridge(random.fork('rust'), 760, 18, 640),
    water: ridge(random.fork('water'), 890, 7, 900),
  };
  const humus = mix(land.soil.dark, land.ink, 0.35);
  return [
    sky(stage, { horizon: surface - 20, clouds: 0.7 }),
    hill(stage, ridge(random.fork('far'), surface - 46, 14, 900), land.leaf, 560, 60),
    treeline(
      random.fork('line'),
      { from: -20, to: w + 20, y: surface - 22, height: 26 },
      stage.airRamp(land.leaf, 420),
    ),
    ...[0.12, 0.2, 0.86].map((t, index) =>
      broadTree(
        random.fork(`tree-${index}`),
        w * (0.5 + side * (t - 0.5)),
        surface - 14,
        100 + index * 14,
        stage.treeAt(200),
      ),
    ),
    hill(stage, (x) => lines.top(x) - 22, land.grass, 60, 60),
    crop(stage, lines.top),
    layer(stage, lines.top, humus, mix(humus, land.soil.dark, 0.7), 150),
    layer(stage, lines.humus, mix(land.soil.dark, land.soil.base, 0.3), mix(land.soil.base, land.soil.dark, 0.2), 120),
    layer(stage, lines.bleached, mix(land.soil.light, land.soil.base, 0.35), land.soil.light, 120),
    layer(stage, lines.rust, mix(land.roof.base, land.crop.dark, 0.55), mix(land.crop.dark, land.crop.base, 0.5), 140),
    layer(stage, lines.water, mix(land.water.dark, land.crop.dark, 0.35), mix(land.water.dark, land.ink, 0.25), 120),
    texture(stage, lines),
    roots(stage, lines.top),
    life(stage, lines),
    burrow(stage, lines.humus),
    turf(stage, lines.top),
    flock(random.fork('birds'), w * (0.5 - side * 0.1), 150, 12, 6, mix(land.ink, stage.sky.top, 0.35)),
  ].join('');
}

interface Lines {
  readonly top: Ridge;
  readonly humus: Ridge;
  readonly bleached: Ridge;
  readonly rust: Ridge;
  readonly water: Ridge;
}

/** One horizon of the soil; its upper border is ragged, as roots and worms make it. */
function layer(stage: Stage, line: Ridge, from: string, to: string, depth: number): string {
  const random = stage.random.fork(`layer-${Math.round(line(0) * 100)}`);
  const edge = crest(line, -20, stage.w + 20, 26).map(([x, y]): Point => [x, y + random.range(-5, 5)]);
  const top = Math.min(...edge.map(([, y]) => y));
  const paint = stage.fall(top, top + depth, [
    [0, from],
    [1, to],
  ]);
  return fill(`${curve(edge)}L${stage.w + 20} 1020L-20 1020Z`, paint);
}

/** What the cut shows: crumbs in the humus, stones, bands of iron, drops in the wet sand. */
function texture(stage: Stage, lines: Lines): string {
  const { w, land } = stage;
  const random = stage.random.fork('texture');
  const scatter = (count: number, from: Ridge, to: Ridge): Point[] =>
    Array.from({ length: count }, () => {
      const x = random.range(0, w);
      return [x, from(x) + 6 + (to(x) - from(x) - 10) * random.next()];
    });
  const bottom: Ridge = () => 1000;
  const stone = ([x, y]: Point, size: number): string => {
    const points = Array.from({ length: 7 }, (_, index): Point => {
      const angle = (index / 7) * Math.PI * 2;
      return [
        x + Math.cos(angle) * size * random.range(0.8, 1.2),
        y + Math.sin(angle) * size * random.range(0.5, 0.75),
      ];
    });
    const colour = mix(land.wall.dark, land.heather.dark, random.range(0.1, 0.5));
    return (
      fill(loop(points), colour) +
      fill(ellipse(x - size * 0.16, y - size * 0.2, size * 0.5, size * 0.22), mix(colour, land.paper, 0.35), 0.8)
    );
  };
  const seams = Array.from({ length: 7 }, (_, index) => {
    const drop = 14 + index * 16;
    return stroke(
      curve(crest((x) => lines.rust(x) + drop + Math.sin(x / 60 + index * 2) * 3, -20, w + 20, 50)),
      mix(land.roof.dark, land.crop.dark, 0.4),
      random.range(1.4, 4),
      0.3,
    );
  });
  const wet = Array.from({ length: 44 }, () => {
    const x = random.range(0, w);
    const y = random.range(lines.water(x) + 12, 998);
    return `M${n(x)} ${n(y)}h${n(random.range(14, 70))}`;
  });
  return [
    stroke(dots(scatter(520, lines.top, lines.humus)), mix(land.soil.dark, land.soil.base, 0.55), 4.6, 0.7),
    stroke(dots(scatter(260, lines.top, lines.humus)), land.ink, 5.4, 0.6),
    stroke(dots(scatter(420, lines.humus, lines.bleached)), land.soil.dark, 4.4, 0.55),
    stroke(dots(scatter(300, lines.bleached, lines.rust)), land.soil.base, 3.4, 0.6),
    stroke(dots(scatter(220, lines.bleached, lines.rust)), mix(land.soil.light, land.paper, 0.5), 3, 0.6),
    stroke(dots(scatter(420, lines.rust, lines.water)), land.roof.dark, 3, 0.4),
    stroke(dots(scatter(240, lines.water, bottom)), land.water.light, 2.8, 0.35),
    seams.join(''),
    stroke(wet.join(''), land.water.light, 1.8, 0.4),
    scatter(16, lines.bleached, lines.rust)
      .map((place) => stone(place, random.range(8, 24)))
      .join(''),
    scatter(22, lines.rust, lines.water)
      .map((place) => stone(place, random.range(6, 17)))
      .join(''),
  ].join('');
}

/** Roots: a few deep taps and many fine nets, forking downwards. */
function roots(stage: Stage, top: Ridge): string {
  const { w, land } = stage;
  const random = stage.random.fork('roots');
  const colour = mix(land.wall.light, land.soil.light, 0.35);
  const lines: { d: string; width: number }[] = [];
  const grow = (x: number, y: number, angle: number, length: number, width: number, order: number): void => {
    const points: Point[] = [[x, y]];
    let [px, py, turn] = [x, y, angle];
    const steps = 6;
    for (let step = 0; step < steps; step += 1) {
      turn += random.range(-0.28, 0.28) + (Math.PI / 2 - turn) * 0.08;
      px += (Math.cos(turn) * length) / steps;
      py += (Math.sin(turn) * length) / steps;
      points.push([px, py]);
      if (order < 3 && random.chance(order === 0 ? 0.85 : 0.55))
        grow(
          px,
          py,
          turn + random.pick([-1, 1]) * random.range(0.4, 1),
          length * random.range(0.3, 0.55),
          width * 0.55,
          order + 1,
        );
    }
    lines.push({ d: curve(points), width });
  };
  const count = Math.round(w / 92);
  for (let index = 0; index < count; index += 1) {
    const x = ((index + random.range(0.2, 0.8)) / count) * w;
    grow(x, top(x), Math.PI / 2 + random.range(-0.2, 0.2), random.range(120, 360), random.range(3, 6.5), 0);
  }
  return lines
    .sort((a, b) => a.width - b.width)
    .map(({ d, width }) => stroke(d, colour, Math.max(0.9, width), width < 1.6 ? 0.55 : 0.9))
    .join('');
}

/** An animal's burrow with a mole asleep in it. */
function burrow(stage: Stage, line: Ridge): string {
  const { w, side, land } = stage;
  const x = w * (0.5 + side * 0.2);
  const y = line(x) + 22;
  const dark = mix(land.ink, land.soil.dark, 0.3);
  const tunnel = curve([
    [x - side * 330, surface + 4],
    [x - side * 270, y - 56],
    [x - side * 140, y + 8],
    [x, y + 2],
    [x + side * 150, y - 30],
    [x + side * 280, y + 20],
  ]);
  return [
    stroke(tunnel, dark, 30),
    fill(ellipse(x, y + 4, 88, 48), dark),
    fill(ellipse(x, y + 34, 62, 14), land.crop.dark, 0.7),
    fill(
      `M${n(x - side * 52)} ${n(y + 34)}C${n(x - side * 56)} ${n(y - 6)} ${n(x - side * 4)} ${n(y - 22)} ${n(x + side * 26)} ${n(y)}C${n(x + side * 44)} ${n(y + 6)} ${n(x + side * 58)} ${n(y + 20)} ${n(x + side * 60)} ${n(y + 28)}C${n(x + side * 40)} ${n(y + 36)} ${n(x)} ${n(y + 38)} ${n(x - side * 52)} ${n(y + 34)}Z`,
      mix(land.heather.dark, land.ink, 0.35),
    ),
    fill(ellipse(x + side * 61, y + 28, 6, 5), land.heather.light),
    fill(ellipse(x + side * 30, y + 35, 13, 6), land.heather.light),
  ].join('');
}

/** Worms, beetle grubs, threads of fungi. */
function life(stage: Stage, lines: Lines): string {
  const { w, land } = stage;
  const random = stage.random.fork('life');
  const worm = (x: number, y: number, size: number, turn: number): string => {
    const bend = random.range(0.1, 0.17) * size;
    const [cos, sin] = [Math.cos(turn), Math.sin(turn)];
    const points = Array.from({ length: 13 }, (_, index): Point => {
      const t = index / 12 - 0.5;
      const out = Math.sin(t * 9 + x) * bend * (1 - t * t);
      return [x + cos * size * t - sin * out, y + sin * size * t + cos * out];
    });
    const pink = mix(land.heather.light, land.accent, 0.3);
    return [
      stroke(curve(points), mix(land.ink, land.soil.dark, 0.3), size * 0.17),
      stroke(curve(points), pink, size * 0.1),
      stroke(curve(points.slice(7, 9)), mix(pink, land.paper, 0.35), size * 0.115),
    ].join('');
  };
  const worms = Array.from({ length: 9 }, () => {
    const x = random.range(0.04, 0.96) * w;
    return worm(x, lines.top(x) + random.range(50, 210), random.range(54, 92), random.range(-0.6, 0.6));
  });
  const shells = Array.from({ length: 6 }, () => {
    const x = random.range(0.05, 0.95) * w;
    const y = lines.humus(x) + random.range(14, 80);
    return (
      stroke(`M${n(x - 9)} ${n(y)}a10 10 0 1 1 16 5`, land.paper, 7.5) + fill(circle(x - 9, y + 1, 4.4), land.crop.dark)
    );
  });
  return worms.join('') + shells.join('');
}

function crop(stage: Stage, top: Ridge): string {
  const { w, land } = stage;
  const random = stage.random.fork('crop');
  if (stage.variant % 2 === 0)
    return wheat(
      random,
      { from: -20, to: w + 20, y: top, height: 150, density: 15, wind: stage.side * 0.5 },
      land.crop,
    );
  return Array.from({ length: Math.round(w / 74) }, (_, index) => {
    const x = index * 74 + random.range(20, 40);
    return leafPlant(random, x, top(x) + 2, random.range(56, 74), {
      light: land.leaf.light,
      base: land.leaf.base,
      dark: land.leaf.dark,
    });
  }).join('');
}

function turf(stage: Stage, top: Ridge): string {
  const { w, land, side } = stage;
  const random = stage.random.fork('turf');
  const places = Array.from({ length: 16 }, (): Point => {
    const x = random.range(0, w);
    return [x, top(x) + 2];
  });
  return [
    meadowGrass(
      random,
      { from: -20, to: w + 20, y: (x) => top(x) + 4, height: 44, density: 60, wind: side * 0.3 },
      { light: land.leaf.light, base: land.leaf.base, dark: land.leaf.dark },
    ),
    daisies(random, places, 9, { stalk: land.leaf.dark, petal: land.accent, heart: land.bloom }),
  ].join('');
}
