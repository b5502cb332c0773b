import { type Camera, createCamera } from '../camera.ts';
import { mix } from '../colour.ts';
import { mirror, recede, tufts } from '../shapes/ground.ts';
import { leafy } from '../shapes/leaves.ts';
import { bulrushes, meadowGrass, reeds } from '../shapes/plants.ts';
import { flock, mist, sky, sunlight, sunPlace } from '../shapes/sky.ts';
import { treeline } from '../shapes/treelines.ts';
import { poplar } from '../shapes/trees.ts';
import { reflection, ripples } from '../shapes/water.ts';
import type { Stage } from '../stage.ts';
import { fill, type Point, polygon, polyline, rect, stroke } from '../svg.ts';

const horizon = 470;
const bay = 7;
const eaves = 5;
const ridgeUp = 6.6;
const frontAt = 44;
const back = 170;

/** A glasshouse of many bays behind a basin of rain water; the crop stands in rows behind the panes. */
export function greenhouse(stage: Stage): string {
  const { w, side, land, random } = stage;
  const camera = createCamera(stage, { horizon, eye: 8.4, yaw: side * 0.16, lens: 1250 });
  const [sunX] = sunPlace(stage, horizon);
  const first = side === 1 ? -26 + random.range(-2, 3) : 26 + random.range(-3, 2);
  const glass = glasshouse(stage, camera, first);
  const shore = camera.see(0, 37).y;
  return [
    sky(stage, { horizon, clouds: 0.9 }),
    treeline(random.fork('line'), { from: -20, to: w + 20, y: horizon + 4, height: 30 }, stage.airRamp(land.leaf, 560)),
    row(stage),
    fill(rect(0, horizon, w, 500), recede(stage, camera, land.grass.light, land.grass.dark)),
    tufts(random.fork('tufts'), camera, { left: -60, right: 60, from: 26, to: 80 }, 260, land.leaf.base, 0.4),
    sunlight(stage, sunX, horizon, 0.35),
    mist(stage, horizon + 6, 30, stage.mood === 'morning' ? 0.6 : 0.2),
    glass,
    fill(rect(0, shore, w, 1000 - shore), mirror(stage, horizon, 980)),
    stage.clip(
      rect(0, shore, w, 1000 - shore),
      reflection(glass, (camera.see(0, frontAt).y + shore) / 2 + 3, 0.5, 0.92),
    ),
    ripples(stage, random.fork('ripples'), shore + 12, 1000, 130, land.water.light, 0.4),
    ripples(stage, random.fork('ripples-2'), shore + 60, 1000, 40, stage.sky.cloud, 0.35),
    bankLine(stage, shore),
    flock(random.fork('birds'), w * (0.5 - side * 0.1), horizon * 0.36, 13, 8, mix(land.ink, stage.sky.top, 0.3)),
    foreground(stage),
  ].join('');
}

function row(stage: Stage): string {
  const random = stage.random.fork('row');
  const { w, side } = stage;
  return Array.from({ length: 8 }, (_, index) =>
    poplar(random, w * (0.5 - side * (0.16 + index * 0.046)), horizon + 6, random.range(96, 140), stage.treeAt(300)),
  ).join('');
}

function glasshouse(stage: Stage, camera: Camera, first: number): string {
  const { side } = stage;
  const land = stage.landAt(26);
  const random = stage.random.fork('glass');
  const bays = 11;
  const start = side === 1 ? first : first - bays * bay;
  const end = start + bays * bay;
  const warm = stage.mood === 'evening';
  const lit = mix(stage.land.bloom, stage.sky.sun, 0.45);
  const parts: string[] = [];
  const slopes: string[] = [];
  const shaded: string[] = [];
  const bars: string[] = [];
  const near = (x: number, up: number): Point => camera.point(x, frontAt, up);
  const far = (x: number, up: number): Point => camera.point(x, back, up);
  for (let index = 0; index < bays; index += 1) {
    const x = start + index * bay;
    const m = x + bay / 2;
    slopes.push(polygon([near(x, eaves), near(m, ridgeUp), far(m, ridgeUp), far(x, eaves)]));
    shaded.push(polygon([near(m, ridgeUp), near(x + bay, eaves), far(x + bay, eaves), far(m, ridgeUp)]));
    for (let step = 0; step <= 4; step += 1) {
      const t = step / 4;
      bars.push(
        polyline([
          near(x + (bay / 2) * t, eaves + (ridgeUp - eaves) * t),
          far(x + (bay / 2) * t, eaves + (ridgeUp - eaves) * t),
        ]),
      );
      bars.push(
        polyline([
          near(m + (bay / 2) * t, ridgeUp - (ridgeUp - eaves) * t),
          far(m + (bay / 2) * t, ridgeUp - (ridgeUp - eaves) * t),
        ]),
      );
    }
  }
  parts.push(fill(slopes.join(''), warm ? mix(stage.sky.low, lit, 0.4) : mix(stage.sky.middle, land.paper, 0.35)));
  parts.push(fill(shaded.join(''), warm ? mix(stage.sky.middle, lit, 0.3) : mix(stage.sky.top, land.water.base, 0.3)));
  parts.push(stroke(bars.join(''), land.paper, 1, 0.55));

  const outline: Point[] = [near(start, 0)];
  for (let index = 0; index < bays; index += 1)
    outline.push(near(start + index * bay, eaves), near(start + index * bay + bay / 2, ridgeUp));
  outline.push(near(end, eaves), near(end, 0));
  const front = polygon(outline);
  const top = near(start, ridgeUp)[1];
  const foot = near(start, 0)[1];
  const inside = stage.fall(
    Math.min(top, near(end, ridgeUp)[1]),
    Math.max(foot, near(end, 0)[1]),
    warm
      ? [
          [0, mix(lit, land.paper, 0.3)],
          [0.5, lit],
          [1, mix(lit, land.leaf.light, 0.4)],
        ]
      : [
          [0, mix(stage.sky.low, land.paper, 0.4)],
          [0.5, mix(stage.sky.low, land.leaf.light, 0.28)],
          [1, mix(land.leaf.light, land.leaf.base, 0.4)],
        ],
  );
  parts.push(fill(front, inside));
  parts.push(stage.clip(front, crop(stage, camera, random, start, end)));
  const glare: string[] = [];
  for (let index = 0; index < bays; index += 2) {
    const x = start + index * bay + random.range(0, 3);
    glare.push(polygon([near(x, 0), near(x + 3, eaves + 1), near(x + 5.2, eaves + 1), near(x + 2.2, 0)]));
  }
  parts.push(stage.clip(front, fill(glare.join(''), land.paper, 0.2)));
  const frame: string[] = [];
  for (let x = start; x <= end + 0.1; x += bay / 4) {
    const t = ((x - start) % bay) / bay;
    frame.push(polyline([near(x, 0), near(x, eaves + (ridgeUp - eaves) * (1 - Math.abs(t - 0.5) * 2))]));
  }
  for (const up of [1.6, 3.3, eaves]) frame.push(polyline([near(start, up), near(end, up)]));
  parts.push(stroke(frame.join(''), land.paper, 1.5, 0.9));
  parts.push(stroke(polyline(outline), land.paper, 3.4));
  parts.push(fill(polygon([near(start, 0), near(start, 0.5), near(end, 0.5), near(end, 0)]), land.wall.dark));
  const door = start + (side === 1 ? 3 : bays - 4) * bay + bay / 2;
  parts.push(
    fill(
      polygon([near(door - 1.4, 0), near(door - 1.4, 3), near(door + 1.4, 3), near(door + 1.4, 0)]),
      land.leaf.dark,
      0.9,
    ),
  );
  parts.push(
    stroke(
      polygon([near(door - 1.4, 0), near(door - 1.4, 3), near(door + 1.4, 3), near(door + 1.4, 0)]) +
        polyline([near(door, 0), near(door, 3)]),
      land.paper,
      2.4,
    ),
  );
  return parts.join('');
}

/** The crop behind the panes: tall vines on strings, with fruit. */
function crop(
  stage: Stage,
  camera: Camera,
  random: ReturnType<Stage['random']['fork']>,
  start: number,
  end: number,
): string {
  const { land } = stage;
  const parts: string[] = [];
  const fruit: string[] = [];
  for (const layer of [2, 1, 0]) {
    for (let x = start + 0.6; x < end; x += 1.3) {
      const tall = 3.5 - layer * 0.3 + random.range(-0.2, 0.2);
      const [px, py] = camera.point(x + layer * 0.4, frontAt + layer * 5, 0.3);
      const [, ty] = camera.point(x + layer * 0.4, frontAt + layer * 5, tall);
      const half = (py - ty) * 0.12;
      for (let step = 0; step < 6; step += 1) {
        const y = py + ((ty - py) * (step + 0.5)) / 6;
        const colour =
          layer === 2
            ? mix(land.leaf.base, stage.sky.low, 0.35)
            : layer === 1
              ? land.leaf.base
              : mix(land.leaf.dark, land.leaf.base, random.range(0.2, 0.7));
        parts.push(
          fill(leafy(random, px + random.range(-2, 2), y, half, (py - ty) / 9, 7), colour, layer === 2 ? 0.7 : 0.95),
        );
        if (layer === 0)
          parts.push(
            fill(
              leafy(random, px + stage.side * half * 0.3, y - 3, half * 0.5, (py - ty) / 18, 6),
              land.leaf.light,
              0.85,
            ),
          );
        if (layer === 0 && step < 4)
          fruit.push(
            `M${(px - half * 0.3).toFixed(1)} ${(y + 4).toFixed(1)}h.1M${(px + half * 0.4).toFixed(1)} ${(y + 9).toFixed(1)}h.1`,
          );
      }
    }
  }
  return parts.join('') + stroke(fruit.join(''), land.accent, 6.5);
}

function bankLine(stage: Stage, shore: number): string {
  const random = stage.random.fork('bank');
  const { w, land } = stage;
  return [
    fill(rect(0, shore - 5, w, 9), mix(land.leaf.dark, land.grass.dark, 0.4)),
    meadowGrass(
      random,
      { from: -20, to: w + 20, y: shore + 2, height: 22, density: 44 },
      stage.airRamp({ light: land.leaf.light, base: land.leaf.base, dark: land.leaf.dark }, 24),
    ),
  ].join('');
}

function foreground(stage: Stage): string {
  const { land, w, side } = stage;
  const random = stage.random.fork('foreground');
  const from = side === 1 ? -30 : w * 0.68;
  const sward = { from, to: from + w * 0.34, y: 1018, wind: side * 0.5 };
  const rush = Array.from({ length: 8 }, (): Point => [random.range(sward.from + 30, sward.to - 20), 1018]);
  return [
    reeds(random, { ...sward, height: 200, density: 22 }, stage.near, land.crop),
    bulrushes(random, rush, 270, land.leaf.base, land.soil),
    meadowGrass(random, { ...sward, height: 130, density: 30 }, stage.near),
    meadowGrass(random, { from: -20, to: w + 20, y: 1020, height: 50, density: 44, wind: 0.2 }, stage.near),
  ].join('');
}
