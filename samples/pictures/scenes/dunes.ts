import { mix } from '../colour.ts';
import type { Random } from '../random.ts';
import { ridge } from '../shapes/hills.ts';
import { crown, dots } from '../shapes/leaves.ts';
import { tussock } from '../shapes/plants.ts';
import { flock, mist, sky, sunlight, sunPlace } from '../shapes/sky.ts';
import { glints, ripples } from '../shapes/water.ts';
import type { Stage } from '../stage.ts';
import { curve, fill, n, type Point, rect, stroke } from '../svg.ts';
import type { Ramp } from '../tones.ts';

const horizon = 470;

/** Dune after dune with the light on one flank, marram on the crests, and a strip of sea behind. */
export function dunes(stage: Stage): string {
  const { w, side, land, random } = stage;
  const [sunX] = sunPlace(stage, horizon);
  return [
    sky(stage, { horizon, clouds: 0.7 }),
    sea(stage, sunX),
    mist(stage, horizon + 4, 30, 0.5),
    duneRow(stage, random.fork('4'), { y: 560, rise: 46, width: 430, metres: 260 }),
    duneRow(stage, random.fork('3'), { y: 640, rise: 90, width: 620, metres: 130 }),
    sunlight(stage, sunX, horizon, 0.35),
    duneRow(stage, random.fork('2'), { y: 750, rise: 150, width: 900, metres: 60 }),
    duneRow(stage, random.fork('1'), { y: 900, rise: 170, width: 1300, metres: 18 }),
    flock(
      random.fork('birds'),
      w * (0.5 - side * 0.16),
      horizon * 0.5,
      19,
      5,
      mix(land.paper, stage.sky.cloudShade, 0.2),
    ),
    foreground(stage),
  ].join('');
}

function sea(stage: Stage, sunX: number): string {
  const { w, land, sky: inks } = stage;
  const random = stage.random.fork('sea');
  const water = stage.fall(horizon, 600, [
    [0, mix(land.water.base, inks.low, 0.45)],
    [0.4, mix(land.water.base, land.water.dark, 0.35)],
    [1, land.water.base],
  ]);
  const surf: string[] = [];
  for (const [y, strength] of [
    [520, 0.5],
    [545, 0.7],
    [572, 0.9],
  ] as const) {
    const line = ridge(random, y, 3, 260);
    surf.push(
      stroke(
        curve(Array.from({ length: 30 }, (_, i): Point => [(i / 29) * w, line((i / 29) * w)])),
        land.paper,
        3 + strength * 3,
        strength,
      ),
    );
  }
  return [
    fill(rect(0, horizon, w, 160), water),
    ripples(stage, random, horizon + 4, 560, 90, land.water.light, 0.5),
    glints(random, { from: horizon + 2, to: 570, x: sunX, spread: 260, count: 130 }, inks.sun, 0.8),
    surf.join(''),
  ].join('');
}

interface Row {
  readonly y: number;
  readonly rise: number;
  readonly width: number;
  readonly metres: number;
}

/** A row of dunes: each crest has a sunny flank and a lee in the shade, with a soft edge between that runs down from the top. */
function duneRow(stage: Stage, random: Random, { y, rise, width, metres }: Row): string {
  const { w, side, land } = stage;
  const sand = stage.airRamp(
    {
      light: mix(land.crop.light, land.paper, 0.45),
      base: land.crop.light,
      dark: mix(mix(land.crop.dark, land.heather.dark, 0.3), stage.sky.top, 0.16),
    },
    metres,
  );
  const peaks: { top: Point; foot: Point }[] = [];
  let x = -width * random.range(0.4, 1);
  while (x < w + width) {
    const tall = rise * random.range(0.6, 1.15);
    const foot: Point = [x + width * random.range(0.42, 0.58), y + random.range(-0.1, 0.14) * rise];
    peaks.push({ top: [x, y - tall], foot });
    x += width * random.range(0.8, 1.15);
  }
  const outline = peaks.flatMap(({ top, foot }): Point[] => [top, foot]);
  const first = outline[0];
  const last = outline[outline.length - 1];
  if (!first || !last) return '';
  const bottom = stage.h + 20;
  const body = `${curve(outline)}L${n(last[0])} ${bottom}L${n(first[0])} ${bottom}Z`;
  const light = stage.fall(y - rise, y + rise * 1.6, [
    [0, sand.light],
    [0.4, mix(sand.light, sand.base, 0.6)],
    [1, mix(sand.base, sand.dark, 0.3)],
  ]);
  const lee = peaks.map(({ top: [tx, ty], foot }, index) => {
    const before = peaks[index - 1]?.foot ?? [tx - width * 0.5, y];
    const [fx, fy] = side === 1 ? before : foot;
    const away = side === 1 ? -1 : 1;
    const deep = rise * 1.5;
    return `M${n(tx)} ${n(ty - 3)}C${n(tx + away * width * 0.12)} ${n(ty + rise * 0.12)} ${n(fx - away * width * 0.16)} ${n(fy)} ${n(fx + away * 30)} ${n(fy)}C${n(fx)} ${n(fy + deep * 0.3)} ${n(tx + away * width * 0.22)} ${n(ty + deep * 1.05)} ${n(tx + away * width * 0.1)} ${n(ty + deep)}C${n(tx - away * width * 0.02)} ${n(ty + deep * 0.62)} ${n(tx + away * width * 0.1)} ${n(ty + deep * 0.3)} ${n(tx)} ${n(ty - 3)}Z`;
  });
  const shade = stage.fall(y - rise, y + rise * 0.7, [
    [0, sand.dark, 0.95],
    [0.6, sand.dark, 0.75],
    [1, sand.dark, 0.15],
  ]);
  const marram = peaks.map(({ top, foot }) => tussocks(stage, random, top, foot, rise, metres)).join('');
  return stage.clip(body, fill(body, light) + fill(lee.join(''), shade)) + marram;
}

/** Marram along a crest, in tussocks. */
function tussocks(stage: Stage, random: Random, top: Point, foot: Point, rise: number, metres: number): string {
  const { land, side } = stage;
  const ramp = stage.airRamp(
    {
      light: mix(land.grass.light, land.crop.base, 0.4),
      base: mix(land.grass.dark, land.crop.dark, 0.25),
      dark: mix(land.leaf.base, land.leaf.dark, 0.5),
    },
    metres,
  );
  const parts: string[] = [];
  for (let index = 0; index < 13; index += 1) {
    const t = random.range(-0.5, 0.66);
    const x = top[0] + (foot[0] - top[0]) * t;
    const y = top[1] + (foot[1] - top[1]) * t * t * 1.5 + rise * random.range(0, 0.34);
    parts.push(tussock(random, x, y, rise * random.range(0.16, 0.36), ramp, -side * 0.5));
  }
  return parts.join('');
}

/** A sandy path's fence, sea buckthorn with its berries, and marram close by. */
function foreground(stage: Stage): string {
  const { w, side, land } = stage;
  const random = stage.random.fork('foreground');
  const near: Ramp = {
    light: mix(land.grass.light, land.crop.base, 0.4),
    base: mix(land.grass.dark, land.crop.dark, 0.25),
    dark: mix(land.leaf.dark, land.leaf.base, 0.25),
  };
  const grass = Array.from({ length: 22 }, (_, index) => {
    const x = side === 1 ? random.range(-40, w * 0.52) : random.range(w * 0.48, w + 40);
    return tussock(random, x, 985 + index * 2, random.range(110, 230), near, -side * 0.45);
  });
  return pathFence(stage, random) + buckthorn(stage, random) + grass.join('');
}

function pathFence(stage: Stage, random: Random): string {
  const { w, side, land } = stage;
  const posts: string[] = [];
  const wires: Point[][] = [[], []];
  for (let index = 0; index < 8; index += 1) {
    const t = index / 7;
    const x = w * (0.53 - side * (0.02 + 0.5 * t ** 1.4));
    const y = 690 + 290 * t ** 1.2;
    const tall = 48 + 104 * t;
    const lean = random.range(-0.1, 0.1) * tall;
    const gleam = side * (1.5 + 2.2 * t);
    posts.push(
      stroke(`M${n(x)} ${n(y)}L${n(x + lean)} ${n(y - tall)}`, land.wood.dark, 5 + 8 * t),
      stroke(`M${n(x + gleam)} ${n(y)}L${n(x + lean + gleam)} ${n(y - tall)}`, land.wood.light, 1.6 + 2.4 * t),
    );
    wires.forEach((wire, rail) => {
      wire.push([x + lean, y - tall * (0.86 - rail * 0.4)]);
    });
  }
  return stroke(wires.map((wire) => curve(wire)).join(''), land.wood.dark, 1.8, 0.8) + posts.join('');
}

/** Sea buckthorn: low grey-green bushes full of orange berries. */
function buckthorn(stage: Stage, random: Random): string {
  const { w, side, land } = stage;
  const middle = side === 1 ? w * 0.88 : w * 0.12;
  const bushes = Array.from({ length: 12 }, () => ({
    x: middle + (random.next() + random.next() - 1) * 0.19 * w,
    y: 990 + random.range(-14, 40),
    r: random.range(46, 86),
  }));
  bushes.sort((a, b) => a.y - b.y);
  return bushes
    .map(({ x, y, r }) => {
      const leaf = {
        light: mix(land.leaf.light, land.water.light, 0.35),
        base: mix(land.leaf.base, land.water.base, 0.2),
        dark: land.leaf.dark,
      };
      const berries = Array.from(
        { length: 18 },
        (): Point => [x + random.range(-0.75, 0.75) * r, y - random.range(-0.1, 0.6) * r],
      );
      return (
        crown(random, { x, y: y - r * 0.2, rx: r, ry: r * 0.72 }, { leaf, side }) +
        stroke(dots(berries), land.accent, 7)
      );
    })
    .join('');
}
