import type { Camera, Spot } from '../camera.ts';
import { mix } from '../colour.ts';
import type { Random } from '../random.ts';
import type { Stage, Stop } from '../stage.ts';
import { fill, n, type Point, stroke } from '../svg.ts';
import type { Ramp } from '../tones.ts';

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

/** Short strokes of grass scattered over a piece of land, smaller towards the horizon. */
export function tufts(
  random: Random,
  camera: Camera,
  {
    left,
    right,
    from,
    to,
  }: { readonly left: number; readonly right: number; readonly from: number; readonly to: number },
  count: number,
  colour: string,
  height = 0.3,
): string {
  const tuft = (): string => {
    const z = from * (to / from) ** random.next();
    const { x, y, scale } = camera.see(random.range(left, right), z);
    const tall = height * scale * random.range(0.6, 1.2);
    if (tall < 1 || y > 1060) return '';
    return [-0.5, 0, 0.5]
      .map(
        (lean) =>
          `M${n(x + lean * tall * 0.3)} ${n(y)}q${n(lean * tall * 0.2)} ${n(-tall * 0.6)} ${n(lean * tall)} ${n(-tall)}`,
      )
      .join('');
  };
  return stroke(Array.from({ length: count }, tuft).join(''), colour, 1.6, 0.75);
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
  return (
    fill(water, mirror(stage, camera.horizon)) +
    fill(slope(-bank, -half), stage.side === 1 ? lit : shade) +
    fill(slope(bank, half), stage.side === 1 ? shade : lit)
  );
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
