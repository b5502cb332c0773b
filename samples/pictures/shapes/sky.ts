import { mix } from '../colour.ts';
import type { Random } from '../random.ts';
import type { Stage, Stop } from '../stage.ts';
import { circle, ellipse, fill, loop, n, type Point, polygon, rect } from '../svg.ts';

export interface SkyOptions {
  readonly horizon: number;
  /** The sun's place as shares of width and of the sky's height; it stands on the light's side when left out. */
  readonly sun?: Point;
  /** How much cloud, from 0 to 1. */
  readonly clouds?: number;
}

/** Where the sun stands on this stage. */
export function sunPlace(stage: Stage, horizon: number, sun?: Point): Point {
  const height = stage.mood === 'day' ? 0.3 : stage.mood === 'evening' ? 0.74 : 0.6;
  const [x, y] = sun ?? [0.5 + stage.side * 0.27, height];
  return [x * stage.w, y * horizon];
}

/** Air from the sheet's top to the horizon, with the sun and the clouds of the hour. */
export function sky(stage: Stage, { horizon, sun, clouds = 0.6 }: SkyOptions): string {
  const { sky: inks, w } = stage;
  const [x, y] = sunPlace(stage, horizon, sun);
  const air: Stop[] = [
    [0, inks.top],
    [0.52, inks.middle],
    [0.9, inks.low],
    [1, mix(inks.low, inks.haze, 0.6)],
  ];
  const radius = stage.mood === 'day' ? 34 : 56;
  const shine = stage.glow(x, y, 620, [
    [0, inks.sun, 0.85],
    [0.16, inks.sun, 0.5],
    [0.45, inks.low, 0.28],
    [1, inks.low, 0],
  ]);
  return [
    fill(rect(0, 0, w, stage.h), stage.fall(0, horizon, air)),
    fill(rect(0, 0, w, horizon + 90), shine),
    ...[7.6, 4.9, 2.9, 1.7].map((ring) =>
      fill(circle(x, y, radius * ring), inks.sun, (0.1 + 0.12 / ring) * (stage.mood === 'day' ? 0.6 : 1)),
    ),
    fill(circle(x, y, radius), inks.sun, stage.mood === 'day' ? 0.8 : 0.98),
    cloudField(stage, horizon, clouds, y),
  ].join('');
}

/** The clouds of the hour alone, for an air that is painted otherwise. */
export function cloudField(stage: Stage, horizon: number, clouds: number, sunY = sunPlace(stage, horizon)[1]): string {
  const random = stage.random.fork('sky');
  return stage.mood === 'day' ? cumulusField(stage, random, horizon, clouds) : veils(stage, random, horizon, sunY);
}

/** A sky of heap clouds: small flat ones far off, one or two great ones nearer, all leaning the same way. */
function cumulusField(stage: Stage, random: Random, horizon: number, amount: number): string {
  const parts: string[] = [];
  const far = Math.round(6 * amount * (stage.w / 1500)) + 1;
  for (let index = 0; index < far; index += 1) {
    const depth = 0.97 - (index / far) * 0.3 + random.range(-0.02, 0.02);
    const width = stage.w * random.range(0.14, 0.3) * (1.55 - depth);
    const x = ((index * 0.618 + random.range(0, 0.2)) % 1) * stage.w;
    parts.push(
      cumulus(stage, random, { x, y: depth * horizon, width, height: width * random.range(0.14, 0.24) }, depth),
    );
  }
  const near = Math.max(1, Math.round(1.6 * amount * (stage.w / 1500)));
  const first = 0.5 - stage.side * random.range(0.16, 0.34);
  for (let index = 0; index < near; index += 1) {
    const x = (((first + index * 0.56) % 1) + random.range(-0.04, 0.04)) * stage.w;
    const width = random.range(480, 720);
    const y = horizon * random.range(0.4, 0.62);
    parts.push(cumulus(stage, random, { x, y, width, height: width * random.range(0.3, 0.42) }, y / horizon));
  }
  return parts.join('');
}

/**
 * One heap cloud: lumps from the back to the front, each lit on the sun's side and fading into the cloud's own shade,
 * over a base that dissolves into the air.
 */
function cumulus(
  stage: Stage,
  random: Random,
  { x, y, width, height }: { readonly x: number; readonly y: number; readonly width: number; readonly height: number },
  depth: number,
): string {
  const { sky: inks, side } = stage;
  const paler = (colour: string): string => mix(colour, mix(inks.low, inks.haze, 0.5), Math.max(0, depth - 0.4) * 1.05);
  const [light, half, shade] = [inks.cloud, mix(inks.cloud, inks.cloudShade, 0.5), inks.cloudShade].map(paler);
  if (!light || !half || !shade) return '';
  const peak = random.range(-0.35, 0.35);
  const lumps: { x: number; y: number; r: number }[] = [];
  for (let row = 0; row < 3; row += 1) {
    const count = Math.round(5 + row + width / 150);
    for (let index = 0; index < count; index += 1) {
      const t = (-1 + (2 * (index + random.range(0.2, 0.8))) / count) * (1 - row * 0.08);
      const dome = Math.max(0, 1 - Math.abs((t - peak) / (t > peak ? 1 - peak : 1 + peak)) ** 1.6);
      const r = height * (0.09 + 0.26 * dome * (1 - row * 0.2)) * random.range(0.7, 1.2);
      const rise = height * (0.7 * dome * (1 - row * 0.4) + 0.05) * random.range(0.75, 1.1);
      lumps.push({ x: x + (t * width) / 2, y: y - rise, r });
    }
  }
  const paint = stage.linear(
    [
      [0, light],
      [0.3, light],
      [0.75, half],
      [1, mix(half, shade, 0.4)],
    ],
    side === 1 ? [0.85, 0, 0.2, 1] : [0.15, 0, 0.8, 1],
  );
  const base = stage.fall(y - height * 0.62, y + height * 0.16, [
    [0, shade, 0],
    [0.6, mix(half, shade, 0.8), 0.8],
    [0.84, mix(shade, inks.middle, 0.2), 1],
    [1, mix(shade, inks.middle, 0.6), 1],
  ]);
  const soft = stage.fall(y - height * 0.04, y + height * 0.16, [
    [0, inks.middle, 0],
    [1, inks.middle, 0.9],
  ]);
  const body = lumps.map((lump) => circle(lump.x, lump.y, lump.r)).join('');
  const floor = strip(random, x - width * 0.56, y, width * 1.12, height * 0.16);
  const above = rect(x - width, y - width, width * 2, width + height * 0.02);
  return (
    fill(floor, mix(shade, inks.middle, 0.25), 0.85) +
    stage.clip(
      above,
      fill(body, half) + lumps.map((lump) => fill(circle(lump.x, lump.y, lump.r), paint)).join('') + fill(body, base),
    ) +
    fill(floor, soft)
  );
}

/** Long thin banks of cloud, lit from below: the sky of a morning or an evening. */
function veils(stage: Stage, random: Random, horizon: number, sunY: number): string {
  const { sky: inks, w } = stage;
  const strips: string[] = [];
  const count = stage.mood === 'evening' ? 9 : 6;
  for (let index = 0; index < count; index += 1) {
    const height = 0.14 + 0.76 * ((index + random.range(0.1, 0.9)) / count);
    const y = horizon * height;
    const near = 1 - Math.min(1, Math.abs(y - sunY) / horizon);
    const length = w * random.range(0.3, 0.7);
    const x = random.range(-0.25, 0.85) * w;
    const thick = random.range(16, 34) * (1.2 - height);
    const colour = mix(mix(inks.cloudShade, inks.middle, 0.4), inks.cloud, near * random.range(0.4, 0.9));
    const strength = stage.mood === 'evening' ? 0.5 + 0.3 * near : 0.35 + 0.3 * near;
    strips.push(fill(strip(random, x, y, length, thick), colour, strength));
    strips.push(
      fill(
        strip(random, x + length * 0.16, y + thick * 0.3, length * 0.6, thick * 0.4),
        inks.cloud,
        strength * near * 0.8,
      ),
    );
  }
  return strips.join('');
}

/** A drawn-out bank: flat below, gently heaped above, pointed at both ends. */
function strip(random: Random, x: number, y: number, length: number, thick: number): string {
  const steps = Math.max(6, Math.round(length / 70));
  const upper: Point[] = [];
  const lower: Point[] = [];
  for (let index = 1; index < steps; index += 1) {
    const t = index / steps;
    const girth = Math.sin(Math.PI * t) ** 0.7;
    upper.push([x + length * t, y - thick * girth * random.range(0.25, 1)]);
    lower.push([x + length * (t + random.range(-0.02, 0.02)), y + thick * girth * random.range(0.05, 0.3)]);
  }
  return loop([[x, y], ...upper, [x + length, y], ...lower.reverse()]);
}

/** A band of ground mist: thickest at `y`, gone `depth` above and below it. */
export function mist(stage: Stage, y: number, depth: number, opacity: number): string {
  const paint = stage.fall(y - depth, y + depth, [
    [0, stage.sky.haze, 0],
    [0.5, stage.sky.haze, opacity],
    [1, stage.sky.haze, 0],
  ]);
  return fill(rect(0, y - depth, stage.w, depth * 2), paint);
}

/** The sun's shine over the land below the horizon. */
export function sunlight(stage: Stage, x: number, horizon: number, opacity = 0.5): string {
  const paint = stage.glow(
    x,
    horizon,
    700,
    [
      [0, stage.sky.sun, opacity],
      [0.4, stage.sky.low, opacity * 0.45],
      [1, stage.sky.low, 0],
    ],
    0.5,
  );
  return fill(rect(0, horizon - 400, stage.w, 900), paint);
}

/** A flock on its way: small bent wings in a loose slanting line. */
export function flock(random: Random, x: number, y: number, size: number, count: number, colour: string): string {
  const birds: string[] = [];
  for (let index = 0; index < count; index += 1) {
    const arm = index % 2 === 0 ? 1 : -1;
    const rank = Math.ceil(index / 2);
    const bx = x + rank * size * random.range(1.5, 2.1) * (arm === 1 ? 1 : 0.86);
    const by = y + rank * size * arm * random.range(0.32, 0.62) - rank * size * 0.2;
    birds.push(bird(bx, by, size * random.range(0.82, 1.1), random.range(-0.2, 0.5)));
  }
  return fill(birds.join(''), colour, 0.85);
}

/** One bird from afar; `lift` raises (positive) or lowers its wings. */
function bird(x: number, y: number, size: number, lift: number): string {
  const tip = -size * (0.16 + 0.3 * lift);
  const elbow = -size * (0.3 + 0.16 * lift);
  const wing = (side: 1 | -1): string =>
    `M${n(x)} ${n(y)}q${n(side * size * 0.3)} ${n(elbow)} ${n(side * size)} ${n(tip)}q${n(-side * size * 0.62)} ${n(size * 0.02)} ${n(-side * size * 0.86)} ${n(size * 0.28 - tip * 0.4)}Z`;
  return wing(1) + wing(-1) + ellipse(x + size * 0.04, y + size * 0.05, size * 0.2, size * 0.075);
}

/** Light falling through the air in slanting shafts from the sun. */
export function shafts(stage: Stage, [x, y]: Point, reach: number, opacity: number): string {
  const random = stage.random.fork('shafts');
  const rays: string[] = [];
  for (let index = 0; index < 7; index += 1) {
    const angle = random.range(0.12, 0.88) * Math.PI;
    const width = random.range(0.02, 0.07);
    const end = (a: number): Point => [x + Math.cos(a) * reach, y + Math.sin(a) * reach];
    rays.push(polygon([[x, y], end(angle - width), end(angle + width)]));
  }
  const paint = stage.glow(x, y, reach, [
    [0, stage.sky.sun, opacity],
    [1, stage.sky.sun, 0],
  ]);
  return fill(rays.join(''), paint);
}
