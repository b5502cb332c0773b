import type { Camera, Spot } from '../camera.ts';
import { mix } from '../colour.ts';
import type { Random } from '../random.ts';
import type { Stage, Stop } from '../stage.ts';
import { fill, n, type Point, stroke } from '../svg.ts';
import type { Ramp } from '../tones.ts';
import { tussock } from './plants.ts';
import { ripples } from './water.ts';

/** A long rectangle on the land: from one side to the other, from near to far, in metres. */
export function band(left: number, right: number, from: number, to: number, up = 0): Spot[] {
  return [
    [left, to, up],
    [right, to, up],
    [right, from, up],
    [left, from, up],
  ];
}

/** How a colour of the land pales from the viewer's feet to the horizon, as a downward gradient. */
export function recede(
  stage: Stage,
  camera: Camera,
  far: string,
  near: string,
  opacity: readonly [number, number] = [1, 1],
): string {
  const stops: Stop[] = [0.004, 0.03, 0.1, 0.25, 0.5, 1].map((t) => {
    const y = camera.horizon + t * (stage.h - camera.horizon);
    const colour = mix(far, near, t ** 0.6);
    return [t, stage.air(colour, camera.distance(y)), opacity[0] + (opacity[1] - opacity[0]) * t];
  });
  return stage.fall(camera.horizon, stage.h, stops);
}

/** A field with its rows: drills, swaths or furrows that run away along `z`. */
export function rows(
  stage: Stage,
  camera: Camera,
  {
    left,
    right,
    from,
    to,
    every,
    share = 0.4,
  }: {
    readonly left: number;
    readonly right: number;
    readonly from: number;
    readonly to: number;
    readonly every: number;
    readonly share?: number;
  },
  ramp: Ramp,
): string {
  const ground = fill(
    camera.area(band(left, right, from, to)),
    recede(stage, camera, mix(ramp.light, ramp.base, 0.4), ramp.base),
  );
  const lines: string[] = [];
  for (let x = left + every * 0.3; x < right - every * share; x += every)
    lines.push(camera.area(band(x, x + every * share, from, to)));
  return ground + fill(lines.join(''), recede(stage, camera, ramp.base, ramp.dark, [0.1, 0.55]));
}

/** A piece of the land: its sides and how far it reaches from the viewer, in metres. */
export interface Plot {
  readonly left: number;
  readonly right: number;
  readonly from: number;
  readonly to: number;
}

/** Short blades of grass in loose drifts over a piece of land, finer towards the horizon. `height` is in metres. */
export function tufts(random: Random, camera: Camera, plot: Plot, count: number, colour: string, height = 0.3): string {
  const { left, right, from, to } = plot;
  const depth = (): number => from * (to / from) ** random.next();
  const drifts = Array.from({ length: Math.ceil(count / 16) }, () => ({ x: random.range(left, right), z: depth() }));
  const near: string[] = [];
  const far: string[] = [];
  for (let index = 0; index < count; index += 1) {
    const drift = drifts[index % drifts.length];
    const alone = index % 3 === 0 || !drift;
    const z = alone ? depth() : drift.z * random.range(0.82, 1.2);
    const x = alone ? random.range(left, right) : drift.x + random.range(-1, 1) * drift.z * 0.11;
    const seen = camera.see(Math.min(right, Math.max(left, x)), Math.max(from, z));
    const tall = height * seen.scale * random.range(0.5, 1.1);
    if (tall < 1 || seen.y > 1060) continue;
    const blades = [-0.7, -0.35, 0, 0.3, 0.6].map((lean) => {
      const up = tall * (1 - 0.4 * Math.abs(lean)) * random.range(0.7, 1);
      return `M${n(seen.x + lean * tall * 0.25)} ${n(seen.y)}q${n(lean * up * 0.1)} ${n(-up * 0.6)} ${n(lean * up * 0.6)} ${n(-up)}`;
    });
    (tall > 16 ? near : far).push(blades.join(''));
  }
  return stroke(far.join(''), colour, 1.1, 0.6) + stroke(near.join(''), colour, 1.7, 0.6);
}

/** A farm track: two ruts of sand with grass between them and ragged edges. `width` is in metres. */
export function track(stage: Stage, camera: Camera, from: Spot, to: Spot, width: number): string {
  const { land } = stage;
  const random = stage.random.fork('track');
  const lane = (a: number, b: number): string =>
    camera.area([
      [from[0] + a * width, from[1]],
      [from[0] + b * width, from[1]],
      [to[0] + b * width, to[1]],
      [to[0] + a * width, to[1]],
    ]);
  const sand = recede(
    stage,
    camera,
    mix(land.crop.light, land.wall.base, 0.4),
    mix(land.crop.base, land.soil.light, 0.5),
  );
  const worn = recede(stage, camera, mix(land.crop.light, land.paper, 0.2), mix(land.crop.light, land.soil.light, 0.3));
  const edges: string[] = [];
  for (let t = 0; t < 1; t += 0.012) {
    for (const side of [-0.5, -0.04, 0.04, 0.5]) {
      const seen = camera.see(
        from[0] + (to[0] - from[0]) * t + (side + random.range(-0.04, 0.04)) * width,
        from[1] + (to[1] - from[1]) * t,
      );
      const size = seen.scale * random.range(0.14, 0.34) * (Math.abs(side) < 0.1 ? 0.6 : 1);
      if (seen.y < 1040 && size > 3)
        edges.push(tussock(random, seen.x, seen.y, size, stage.airRamp(land.grass, seen.metres)));
    }
  }
  return (
    fill(lane(-0.5, 0.5), sand) +
    fill(lane(-0.4, -0.16) + lane(0.16, 0.4), worn) +
    fill(lane(-0.07, 0.07), recede(stage, camera, land.grass.light, land.grass.dark), 0.75) +
    edges.join('')
  );
}

/** An unmown strip between two lines that run away along `z`: tussock beside tussock, as far as they can be told apart. */
export function verge(stage: Stage, camera: Camera, left: number, right: number): string {
  const random = stage.random.fork(`verge-${left}`);
  const tussocks: string[] = [];
  for (let z = 90; z > 3; z /= 1.05) {
    for (let index = 0; index < 4; index += 1) {
      const seen = camera.see(random.range(left, right), z * random.range(0.98, 1.02));
      const size = seen.scale * random.range(0.3, 0.6);
      if (seen.metres < 2 || seen.y > 1060 || size < 3) continue;
      tussocks.push(
        tussock(random, seen.x, seen.y, size, stage.airRamp(stage.land.leaf, seen.metres * 1.4), stage.side * 0.2),
      );
    }
  }
  return tussocks.join('');
}

/** A ditch: its two banks, and water that mirrors the sky. */
export function ditch(
  stage: Stage,
  camera: Camera,
  { x, half, from, to }: { readonly x: number; readonly half: number; readonly from: number; readonly to: number },
): string {
  const { land } = stage;
  const bank = half * 1.55;
  const low = -0.55;
  const slope = (a: number, b: number): string =>
    camera.area([
      [x + a, to],
      [x + b, to, low],
      [x + b, from, low],
      [x + a, from],
    ]);
  const shade = recede(stage, camera, land.leaf.base, land.leaf.dark);
  const lit = recede(stage, camera, land.grass.dark, land.leaf.base);
  const water = camera.area(band(x - half, x + half, from, to, low));
  const glint = ripples(stage, stage.random.fork(`glint-${x}`), camera.horizon + 30, stage.h, 46, stage.sky.sun, 0.5);
  return (
    fill(water, mirror(stage, camera.horizon)) +
    fill(slope(-bank, -half), stage.side === 1 ? lit : shade) +
    fill(slope(bank, half), stage.side === 1 ? shade : lit) +
    stage.clip(water, glint) +
    fringe(stage, camera, x, bank)
  );
}

/** Rough grass along both edges of a ditch, as far as single blades can be seen. */
function fringe(stage: Stage, camera: Camera, x: number, bank: number): string {
  const random = stage.random.fork(`fringe-${x}`);
  const tussocks: string[] = [];
  for (let z = 70; z > 4; z /= 1.075) {
    for (const edge of [-bank, bank]) {
      const seen = camera.see(x + edge + random.range(-0.2, 0.2), z);
      const size = seen.scale * random.range(0.3, 0.62);
      if (seen.metres < 3 || seen.y > 1040 || seen.x < -40 || seen.x > stage.w + 40 || size < 4) continue;
      tussocks.push(
        tussock(random, seen.x, seen.y, size, stage.airRamp(stage.land.leaf, seen.metres * 1.4), stage.side * 0.2),
      );
    }
  }
  return tussocks.join('');
}

/** Still water under this sky: the low sky far off, the high sky at the viewer's feet. */
export function mirror(stage: Stage, from: number, to = stage.h): string {
  const { sky, land } = stage;
  return stage.fall(from, to, [
    [0, mix(sky.low, sky.sun, 0.35)],
    [0.22, mix(sky.low, sky.middle, 0.6)],
    [0.55, mix(sky.middle, sky.top, 0.55)],
    [1, mix(sky.top, land.water.dark, 0.55)],
  ]);
}

/** Posts with wire or rails along a line in the land. */
export function fence(
  stage: Stage,
  camera: Camera,
  {
    from,
    to,
    count,
    height = 1.2,
    rails = 2,
  }: {
    readonly from: Spot;
    readonly to: Spot;
    readonly count: number;
    readonly height?: number;
    readonly rails?: number;
  },
): string {
  const { wood } = stage.land;
  const posts: string[] = [];
  const wires: Point[][] = Array.from({ length: rails }, () => []);
  for (let index = count; index >= 0; index -= 1) {
    const t = index / count;
    const [px, pz] = [from[0] + (to[0] - from[0]) * t, from[1] + (to[1] - from[1]) * t];
    const foot = camera.see(px, pz);
    if (foot.metres < 1) continue;
    const wide = Math.max(1.2, foot.scale * 0.11);
    const lean = Math.sin(index * 12.9) * 0.03 * height * foot.scale;
    const top = foot.y - height * foot.scale;
    const body = `M${n(foot.x)} ${n(foot.y)}L${n(foot.x + lean)} ${n(top)}`;
    posts.push(stroke(body, stage.air(wood.dark, foot.metres), wide));
    posts.push(
      stroke(
        `M${n(foot.x + stage.side * wide * 0.28)} ${n(foot.y)}L${n(foot.x + lean + stage.side * wide * 0.28)} ${n(top)}`,
        stage.air(wood.light, foot.metres),
        wide * 0.34,
      ),
    );
    wires.forEach((wire, rail) => {
      wire.push([foot.x + lean, foot.y - height * foot.scale * (0.88 - rail * 0.36)]);
    });
  }
  const lines = wires.map((wire) => `M${wire.map(([x, y]) => `${n(x)} ${n(y)}`).join('L')}`);
  return stroke(lines.join(''), wood.dark, 1.3, 0.7) + posts.join('');
}
