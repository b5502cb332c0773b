import { mix } from '../colour.ts';
import type { Random } from '../random.ts';
import { circle, ellipse, fill, n, type Point, stroke } from '../svg.ts';
import type { Ramp } from '../tones.ts';
import { dots } from './leaves.ts';

/** One blade of grass from its foot, bending over by `lean`. */
export function blade(x: number, y: number, height: number, lean: number, width: number): string {
  const half = width / 2;
  const tip = `${n(x + lean)} ${n(y - height)}`;
  return `M${n(x - half)} ${n(y)}Q${n(x - half + lean * 0.2)} ${n(y - height * 0.62)} ${tip}Q${n(x + half + lean * 0.24)} ${n(y - height * 0.55)} ${n(x + half)} ${n(y)}Z`;
}

export interface Sward {
  readonly from: number;
  readonly to: number;
  /** The height of the feet on the sheet; a function makes them follow a bank. */
  readonly y: number | ((x: number) => number);
  readonly height: number;
  /** Blades for each 100 units of width. */
  readonly density: number;
  /** Which way the wind blows, -1 to 1. */
  readonly wind?: number;
}

/** Many blades as one path. */
export function blades(random: Random, { from, to, y, height, density, wind = 0 }: Sward): string {
  const count = Math.round(((to - from) / 100) * density);
  return Array.from({ length: count }, () => {
    const x = random.range(from, to);
    const foot = typeof y === 'number' ? y : y(x);
    const tall = height * random.range(0.45, 1);
    return blade(x, foot + 4, tall, (random.range(-0.5, 0.5) + wind * 0.5) * tall, Math.max(1.4, tall * 0.05));
  }).join('');
}

/** Standing grass in three depths of one ramp, the darkest behind. */
export function meadowGrass(random: Random, sward: Sward, ramp: Ramp): string {
  return (
    fill(blades(random, sward), ramp.dark) +
    fill(blades(random, { ...sward, height: sward.height * 0.86, density: sward.density * 0.7 }), ramp.base) +
    fill(blades(random, { ...sward, height: sward.height * 0.68, density: sward.density * 0.4 }), ramp.light, 0.9)
  );
}

/** A tussock: blades that fan out from one foot, the light ones in front. */
export function tussock(random: Random, x: number, y: number, size: number, ramp: Ramp, wind = 0): string {
  const fan = (count: number, reach: number): string =>
    Array.from({ length: count }, () => {
      const out = random.range(-1, 1);
      const tall = size * reach * random.range(0.6, 1) * (1 - 0.3 * Math.abs(out));
      return blade(
        x + out * size * 0.16,
        y + 2,
        tall,
        out * tall * 0.75 + wind * tall * 0.4,
        Math.max(1.2, size * 0.035),
      );
    }).join('');
  const count = Math.round(Math.min(26, 9 + size * 0.14));
  return (
    fill(fan(count, 1), ramp.dark) +
    fill(fan(Math.round(count * 0.8), 0.92), ramp.base) +
    fill(fan(Math.round(count * 0.5), 0.8), ramp.light)
  );
}

/** Flowering grasses: thin stalks with a loose drooping ear. */
export function seedGrass(random: Random, sward: Sward, stalk: string, ear: string): string {
  const count = Math.round(((sward.to - sward.from) / 100) * sward.density);
  const stalks: string[] = [];
  const ears: string[] = [];
  for (let index = 0; index < count; index += 1) {
    const x = random.range(sward.from, sward.to);
    const foot = typeof sward.y === 'number' ? sward.y : sward.y(x);
    const tall = sward.height * random.range(0.7, 1.05);
    const lean = (random.range(-0.16, 0.16) + (sward.wind ?? 0) * 0.22) * tall;
    stalks.push(`M${n(x)} ${n(foot)}q${n(lean * 0.2)} ${n(-tall * 0.6)} ${n(lean)} ${n(-tall)}`);
    for (let seed = 0; seed < 6; seed += 1) {
      const t = seed / 6;
      const sx = x + lean * (1 - t * 0.3) + (seed % 2 === 0 ? 1 : -1) * tall * 0.012 * (1 + t);
      ears.push(ellipse(sx, foot - tall + t * tall * 0.2, tall * 0.011, tall * 0.026));
    }
  }
  return stroke(stalks.join(''), stalk, Math.max(1.1, sward.height * 0.009)) + fill(ears.join(''), ear);
}

/** Reed: strong blades, stalks and feathery plumes that all hang with the wind. */
export function reeds(random: Random, sward: Sward, ramp: Ramp, plume: Ramp): string {
  const wind = sward.wind ?? 0.5;
  const stalks: string[] = [];
  const shade: string[] = [];
  const light: string[] = [];
  const count = Math.round(((sward.to - sward.from) / 100) * sward.density * 0.3);
  for (let index = 0; index < count; index += 1) {
    const x = random.range(sward.from, sward.to);
    const foot = typeof sward.y === 'number' ? sward.y : sward.y(x);
    const tall = sward.height * random.range(0.8, 1.3);
    const lean = wind * tall * random.range(0.06, 0.16);
    stalks.push(`M${n(x)} ${n(foot)}Q${n(x)} ${n(foot - tall * 0.6)} ${n(x + lean)} ${n(foot - tall)}`);
    const size = sward.height * random.range(0.2, 0.28);
    const hang = wind * random.range(0.8, 1.3);
    shade.push(feather(random, x + lean, foot - tall, size, hang, 15));
    light.push(feather(random, x + lean, foot - tall, size * 0.94, hang, 8));
  }
  const thin = Math.max(1.1, sward.height * 0.009);
  return [
    fill(blades(random, { ...sward, density: sward.density * 1.1, wind }), ramp.dark),
    stroke(stalks.join(''), mix(ramp.dark, plume.dark, 0.45), thin),
    stroke(shade.join(''), plume.dark, thin * 1.25),
    stroke(light.join(''), plume.base, thin * 1.05),
    fill(blades(random, { ...sward, height: sward.height * 0.86, density: sward.density * 0.6, wind }), ramp.base),
    fill(blades(random, { ...sward, height: sward.height * 0.6, density: sward.density * 0.3, wind }), ramp.light, 0.8),
  ].join('');
}

/** A plume: hairs that leave a bent axis and stream with the wind. */
function feather(random: Random, x: number, y: number, size: number, hang: number, hairs: number): string {
  return Array.from({ length: hairs }, (_, index) => {
    const t = (index + random.range(0, 0.8)) / hairs;
    const ax = x + hang * size * 0.55 * t ** 1.6;
    const ay = y - size * (t - 0.34 * t * t);
    const length = size * (0.16 + 0.3 * Math.sin(Math.PI * (0.12 + 0.7 * t)));
    const across = hang * length * random.range(0.35, 0.8) - (index % 3 === 0 ? Math.sign(hang) * length * 0.55 : 0);
    return `M${n(ax)} ${n(ay)}q${n(across * 0.3)} ${n(-length * 0.5)} ${n(across)} ${n(-length * random.range(0.3, 0.66))}`;
  }).join('');
}

/** Bulrushes: straight stalks with a brown cigar. */
export function bulrushes(random: Random, places: readonly Point[], height: number, stalk: string, head: Ramp): string {
  const parts = places.map(([x, y]) => {
    const tall = height * random.range(0.8, 1.1);
    const lean = random.range(-0.04, 0.06) * tall;
    const top = y - tall;
    const width = height * 0.034;
    return (
      stroke(
        `M${n(x)} ${n(y)}Q${n(x)} ${n(y - tall * 0.5)} ${n(x + lean)} ${n(top - height * 0.07)}`,
        stalk,
        Math.max(1.4, height * 0.011),
      ) +
      stroke(`M${n(x + lean)} ${n(top + height * 0.14)}L${n(x + lean)} ${n(top + width / 2)}`, head.dark, width) +
      stroke(
        `M${n(x + lean + width * 0.16)} ${n(top + height * 0.13)}L${n(x + lean + width * 0.16)} ${n(top + width)}`,
        head.base,
        width * 0.34,
      )
    );
  });
  return parts.join('');
}

/** Cow parsley and its kin: a stalk, rays, and flat white heads. */
export function umbels(
  random: Random,
  places: readonly Point[],
  height: number,
  stalk: string,
  flower: string,
): string {
  const stalks: string[] = [];
  const rays: string[] = [];
  const heads: Point[] = [];
  for (const [x, y] of places) {
    const tall = height * random.range(0.75, 1.1);
    const lean = random.range(-0.1, 0.1) * tall;
    const [tx, ty] = [x + lean, y - tall];
    stalks.push(`M${n(x)} ${n(y)}Q${n(x)} ${n(y - tall * 0.5)} ${n(tx)} ${n(ty)}`);
    const spread = tall * 0.15;
    for (let ray = 0; ray < 9; ray += 1) {
      const t = ray / 4 - 1;
      const [hx, hy] = [tx + t * spread, ty - spread * (0.5 - 0.3 * t * t) - random.range(0, 0.1) * spread];
      rays.push(`M${n(tx)} ${n(ty)}Q${n(tx + t * spread * 0.4)} ${n(ty - spread * 0.3)} ${n(hx)} ${n(hy)}`);
      for (let dot = 0; dot < 5; dot += 1) {
        heads.push([hx + random.range(-0.16, 0.16) * spread, hy + random.range(-0.12, 0.06) * spread]);
      }
    }
  }
  const thin = Math.max(1, height * 0.011);
  return (
    stroke(stalks.join(''), stalk, thin * 1.5) +
    stroke(rays.join(''), stalk, thin * 0.8) +
    stroke(dots(heads), flower, height * 0.024)
  );
}

/** The inks of a flower: stalk, petals in the light and in the shade, and its heart. */
export interface FlowerInks {
  readonly stalk: string;
  readonly petal: string;
  readonly shade: string;
  readonly heart: string;
}

/** Poppies: four broad petals round a dark heart, on hairy bent stalks. */
export function poppies(random: Random, places: readonly Point[], size: number, inks: FlowerInks): string {
  const parts = places.map(([x, y]) => {
    const tall = size * random.range(3.4, 6);
    const lean = random.range(-0.14, 0.14) * tall;
    const [cx, cy] = [x + lean, y - tall];
    const r = size * random.range(0.75, 1.1);
    const tilt = random.range(0.5, 0.8);
    return (
      stroke(`M${n(x)} ${n(y)}Q${n(x - lean * 0.3)} ${n(y - tall * 0.6)} ${n(cx)} ${n(cy)}`, inks.stalk, size * 0.12) +
      fill(ellipse(cx, cy - r * 0.3, r * 0.8, r * 0.7 * tilt), inks.shade) +
      fill(
        ellipse(cx - r * 0.5, cy, r * 0.62, r * 0.72 * tilt) +
          ellipse(cx + r * 0.5, cy - r * 0.04, r * 0.6, r * 0.74 * tilt),
        inks.petal,
      ) +
      fill(ellipse(cx, cy + r * 0.22 * tilt, r * 0.66, r * 0.6 * tilt), mix(inks.petal, inks.shade, 0.3)) +
      fill(ellipse(cx, cy - r * 0.06, r * 0.22, r * 0.17), inks.heart)
    );
  });
  return parts.join('');
}

/** Daisy-like flowers: rays round a button. */
export function daisies(
  random: Random,
  places: readonly Point[],
  size: number,
  inks: Omit<FlowerInks, 'shade'>,
): string {
  const stalks: string[] = [];
  const petals: string[] = [];
  const hearts: string[] = [];
  for (const [x, y] of places) {
    const tall = size * random.range(3.2, 6);
    const lean = random.range(-0.12, 0.12) * tall;
    const [cx, cy] = [x + lean, y - tall];
    const r = size * random.range(0.8, 1.1);
    const flat = random.range(0.5, 0.85);
    stalks.push(`M${n(x)} ${n(y)}Q${n(x)} ${n(y - tall * 0.5)} ${n(cx)} ${n(cy)}`);
    for (let petal = 0; petal < 11; petal += 1) {
      const angle = (petal / 11) * Math.PI * 2 + lean;
      petals.push(
        `M${n(cx + Math.cos(angle) * r * 0.3)} ${n(cy + Math.sin(angle) * r * 0.3 * flat)}L${n(cx + Math.cos(angle) * r)} ${n(cy + Math.sin(angle) * r * flat)}`,
      );
    }
    hearts.push(ellipse(cx, cy - r * 0.05, r * 0.34, r * 0.3 * flat + r * 0.05));
  }
  return (
    stroke(stalks.join(''), inks.stalk, size * 0.13) +
    stroke(petals.join(''), inks.petal, size * 0.3) +
    fill(hearts.join(''), inks.heart)
  );
}

/** Cornflowers: a ragged ring of trumpets over a scaly cup. */
export function cornflowers(random: Random, places: readonly Point[], size: number, inks: FlowerInks): string {
  const parts = places.map(([x, y]) => {
    const tall = size * random.range(4, 7);
    const lean = random.range(-0.14, 0.14) * tall;
    const [cx, cy] = [x + lean, y - tall];
    const r = size * random.range(0.75, 1);
    const rays = Array.from({ length: 8 }, (_, index) => {
      const angle = (index / 8) * Math.PI * 2 + lean;
      const [dx, dy] = [Math.cos(angle), Math.sin(angle) * 0.72];
      const [tx, ty] = [cx + dx * r, cy + dy * r - r * 0.1];
      const [nx, ny] = [-dy * r * 0.3, dx * r * 0.3];
      return `M${n(cx)} ${n(cy)}L${n(tx + nx)} ${n(ty + ny)}L${n(tx + nx * 0.3 - dx * r * 0.14)} ${n(ty + ny * 0.3 - dy * r * 0.14)}L${n(tx + dx * r * 0.1)} ${n(ty + dy * r * 0.1)}L${n(tx - nx * 0.3 - dx * r * 0.14)} ${n(ty - ny * 0.3 - dy * r * 0.14)}L${n(tx - nx)} ${n(ty - ny)}Z`;
    });
    return [
      stroke(`M${n(x)} ${n(y)}Q${n(x)} ${n(y - tall * 0.6)} ${n(cx)} ${n(cy)}`, inks.stalk, size * 0.11),
      fill(ellipse(cx - lean * 0.02, cy + r * 0.34, r * 0.26, r * 0.36), inks.stalk),
      fill(rays.filter((_, index) => index % 2 === 0).join(''), inks.shade),
      fill(rays.filter((_, index) => index % 2 === 1).join(''), inks.petal),
      fill(ellipse(cx, cy - r * 0.06, r * 0.26, r * 0.2), inks.heart, 0.6),
    ].join('');
  });
  return parts.join('');
}

/** Flowers too far off to have petals: round dots in one ink. */
export function specks(random: Random, from: Point, to: Point, count: number, size: number, colour: string): string {
  const points: Point[] = Array.from({ length: count }, () => [
    random.range(from[0], to[0]),
    random.range(from[1], to[1]),
  ]);
  return stroke(dots(points), colour, size);
}

/** Ripe corn: nodding ears with two rows of grain and long awns. */
export function wheat(random: Random, sward: Sward, ramp: Ramp): string {
  const stalks: string[] = [];
  const awns: string[] = [];
  const grains: string[] = [];
  const lights: string[] = [];
  const wind = sward.wind ?? 0.3;
  const count = Math.round(((sward.to - sward.from) / 100) * sward.density);
  for (let index = 0; index < count; index += 1) {
    const x = random.range(sward.from, sward.to);
    const foot = typeof sward.y === 'number' ? sward.y : sward.y(x);
    const tall = sward.height * random.range(0.66, 1.06);
    const lean = (random.range(-0.05, 0.05) + wind * 0.1) * tall;
    const [tx, ty] = [x + lean, foot - tall];
    stalks.push(`M${n(x)} ${n(foot)}Q${n(x)} ${n(foot - tall * 0.6)} ${n(tx)} ${n(ty)}`);
    const nod = Math.sign(wind) * random.range(0.2, 1.1);
    const step = sward.height * 0.023;
    let [gx, gy, angle] = [tx, ty, -Math.PI / 2 + nod * 0.25];
    for (let row = 0; row < 7; row += 1) {
      const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
      const wide = step * (row < 5 ? 0.5 : 0.34);
      grains.push(grain(gx - sin * wide, gy + cos * wide, angle + 0.35, step));
      lights.push(grain(gx + sin * wide, gy - cos * wide, angle - 0.35, step));
      if (row > 0)
        awns.push(
          `M${n(gx)} ${n(gy)}l${n(Math.cos(angle + 0.26) * step * 6)} ${n(Math.sin(angle + 0.26) * step * 6)}M${n(gx)} ${n(gy)}l${n(Math.cos(angle - 0.26) * step * 6)} ${n(Math.sin(angle - 0.26) * step * 6)}`,
        );
      gx += cos * step * 1.15;
      gy += sin * step * 1.15;
      angle += nod * 0.16;
    }
  }
  const thin = Math.max(1, sward.height * 0.007);
  return (
    stroke(stalks.join(''), ramp.dark, thin * 1.3) +
    stroke(awns.join(''), ramp.light, thin * 0.5, 0.7) +
    fill(grains.join(''), ramp.dark) +
    fill(lights.join(''), ramp.light)
  );
}

/** One grain: a pointed drop. */
function grain(x: number, y: number, angle: number, size: number): string {
  const [cos, sin] = [Math.cos(angle) * size, Math.sin(angle) * size];
  return `M${n(x - cos * 0.4)} ${n(y - sin * 0.4)}Q${n(x - sin * 0.5)} ${n(y + cos * 0.5)} ${n(x + cos)} ${n(y + sin)}Q${n(x + sin * 0.5)} ${n(y - cos * 0.5)} ${n(x - cos * 0.4)} ${n(y - sin * 0.4)}Z`;
}

/** A round-leaved low plant seen from the side: cabbage, beet, potato. */
export function leafPlant(random: Random, x: number, y: number, size: number, ramp: Ramp): string {
  const leaves: string[] = [];
  for (let index = 0; index < 7; index += 1) {
    const angle = -Math.PI * (0.08 + 0.84 * ((index * 0.618) % 1));
    const length = size * random.range(0.7, 1);
    const [tx, ty] = [x + Math.cos(angle) * length, y + Math.sin(angle) * length * 0.8];
    const [nx, ny] = [-Math.sin(angle) * size * 0.24, Math.cos(angle) * size * 0.24];
    const [mx, my] = [(x + tx) / 2, (y + ty) / 2];
    const colour = index < 3 ? ramp.dark : index < 5 ? ramp.base : ramp.light;
    leaves.push(
      fill(
        `M${n(x)} ${n(y)}Q${n(mx + nx)} ${n(my + ny)} ${n(tx)} ${n(ty)}Q${n(mx - nx)} ${n(my - ny)} ${n(x)} ${n(y)}Z`,
        colour,
      ),
    );
  }
  return leaves.join('') + fill(circle(x, y, size * 0.04), ramp.dark);
}
