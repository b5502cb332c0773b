import { mix } from '../colour.ts';
import type { Random } from '../random.ts';
import type { Stage } from '../stage.ts';
import { ellipse, fill, group, n } from '../svg.ts';

export interface Glints {
  readonly from: number;
  readonly to: number;
  /** The middle of the glittering path on the sheet, and half its width at the lower end. */
  readonly x: number;
  readonly spread: number;
  readonly count: number;
}

/** A flat lens of light on water. */
function lens(x: number, y: number, half: number, thick: number): string {
  return `M${n(x - half)} ${n(y)}Q${n(x)} ${n(y - thick)} ${n(x + half)} ${n(y)}Q${n(x)} ${n(y + thick)} ${n(x - half)} ${n(y)}Z`;
}

/** Light on small waves: short lenses, finer and closer together towards the horizon. */
export function glints(random: Random, { from, to, x, spread, count }: Glints, colour: string, opacity = 0.8): string {
  const lenses = Array.from({ length: count }, () => {
    const t = random.next() ** 1.5;
    const y = from + (to - from) * t;
    const wide = spread * (0.25 + 0.75 * t);
    const px = x + (random.next() + random.next() - 1) * wide;
    return lens(px, y, random.range(5, 34) * (0.25 + t), 0.8 + 3.2 * t);
  });
  return fill(lenses.join(''), colour, opacity);
}

/** Long calm ripples over the whole width. */
export function ripples(
  stage: Stage,
  random: Random,
  from: number,
  to: number,
  count: number,
  colour: string,
  opacity: number,
): string {
  const lenses = Array.from({ length: count }, () => {
    const t = random.next() ** 1.3;
    return lens(
      random.range(-50, stage.w + 50),
      from + (to - from) * t,
      random.range(40, 180) * (0.3 + t),
      0.7 + 2.6 * t,
    );
  });
  return fill(lenses.join(''), colour, opacity);
}

/** The drawing again, upside down in the water below `y`, paler and squeezed as still water shows it. */
export function reflection(drawing: string, y: number, opacity = 0.4, squeeze = 0.8): string {
  return group(drawing, `transform="translate(0 ${n(y * (1 + squeeze))}) scale(1 ${-squeeze})" opacity="${opacity}"`);
}

/** Water-lily leaves with their notch, and now and then a flower. */
export function lilies(
  stage: Stage,
  random: Random,
  place: { readonly x: number; readonly y: number; readonly spread: number; readonly size: number },
  count: number,
): string {
  const { land } = stage;
  const parts: string[] = [];
  const spots: { x: number; y: number }[] = [];
  for (let attempt = 0; attempt < count * 8 && spots.length < count; attempt += 1) {
    const x = place.x + (random.next() + random.next() - 1) * place.spread;
    const y = place.y + (random.next() + random.next() - 1) * place.spread * 0.24;
    const clear = spots.every((spot) => Math.hypot(spot.x - x, (spot.y - y) * 3) > place.size * 1.5);
    if (clear) spots.push({ x, y });
  }
  spots.sort((a, b) => a.y - b.y);
  for (const { x, y } of spots) {
    const r = place.size * random.range(0.6, 1.1);
    const flat = 0.3;
    const cut = random.range(0, 6);
    const [ax, ay] = [Math.cos(cut) * r, Math.sin(cut) * r * flat];
    const [bx, by] = [Math.cos(cut + 0.5) * r, Math.sin(cut + 0.5) * r * flat];
    const leaf = `M${n(x)} ${n(y)}L${n(x + bx)} ${n(y + by)}A${n(r)} ${n(r * flat)} 0 1 1 ${n(x + ax)} ${n(y + ay)}Z`;
    parts.push(fill(ellipse(x, y + r * 0.07, r * 1.02, r * flat), land.ink, 0.25));
    parts.push(fill(leaf, mix(land.leaf.base, land.leaf.light, random.range(0, 0.7))));
    if (random.chance(0.22)) parts.push(lily(x + r * 0.2, y - r * 0.06, r * 0.52, land.paper, land.bloom));
  }
  return parts.join('');
}

function lily(x: number, y: number, size: number, petal: string, heart: string): string {
  const petals = [-0.9, 0.9, -0.5, 0.5, 0].map((turn) => {
    const [tx, ty] = [x + Math.sin(turn) * size, y - Math.cos(turn) * size * 0.8];
    const [nx, ny] = [Math.cos(turn) * size * 0.28, Math.sin(turn) * size * 0.24];
    const [mx, my] = [(x + tx) / 2, (y + ty) / 2];
    return fill(
      `M${n(x)} ${n(y)}Q${n(mx - nx)} ${n(my - ny)} ${n(tx)} ${n(ty)}Q${n(mx + nx)} ${n(my + ny)} ${n(x)} ${n(y)}Z`,
      petal,
      0.96,
    );
  });
  return petals.join('') + fill(ellipse(x, y - size * 0.18, size * 0.14, size * 0.12), heart);
}
