import { mix } from '../colour.ts';
import { softLand } from '../shapes/backdrop.ts';
import { handInks, offered } from '../shapes/hands.ts';
import { tussock } from '../shapes/plants.ts';
import { earth } from '../shapes/surfaces.ts';
import type { Stage } from '../stage.ts';
import { ellipse, fill, group, n, place, stroke } from '../svg.ts';

/** A hand that lets a mixture of seeds run out over raked earth. */
export function seedHand(stage: Stage): string {
  const { w, land } = stage;
  const random = stage.random.fork('seeds');
  const x = w * 0.66;
  const colours = [land.crop.base, land.soil.dark, land.wall.light, land.bloom, land.heather.base] as const;
  const seed = (sx: number, sy: number, size: number): string =>
    `<g transform="translate(${n(sx)} ${n(sy)}) rotate(${random.int(0, 180)})">${fill(ellipse(0, 0, size, size * 0.56), random.pick(colours))}${fill(ellipse(-size * 0.2, -size * 0.14, size * 0.4, size * 0.16), land.paper, 0.5)}</g>`;
  const heap = Array.from({ length: 90 }, () => {
    const t = random.range(-1, 1);
    return seed(x - 250 + t * 150, 372 - (1 - t * t) * random.range(0, 64), random.range(7, 14));
  });
  const rain = Array.from({ length: 70 }, () => {
    const t = random.next();
    return seed(x + 10 + random.range(-60, 70) * (0.3 + t), 400 + t * 420, random.range(6, 12));
  });
  const sown = Array.from({ length: 60 }, () =>
    seed(x + random.range(-260, 260), random.range(800, 960), random.range(7, 12)),
  );
  const rake = [0, 1, 2, 3, 4].map(
    (row) => `M0 ${n(730 + row * 56)}Q${n(w / 2)} ${n(712 + row * 62)} ${n(w)} ${n(726 + row * 58)}`,
  );
  return [
    softLand(stage, 480),
    ...[0.04, 0.12, 0.9, 0.98].map((t) => tussock(random, w * t, 690, 150, land.grass)),
    earth(stage, 660, 150),
    stroke(rake.join(''), mix(land.soil.dark, land.ink, 0.4), 7, 0.45),
    ...sown,
    ...heap,
    place(group(offered(handInks(stage, land.leaf)), 'transform="rotate(11)"'), x - 10, 400, 1.2),
    ...heap.slice(0, 40),
    ...rain,
    fill(ellipse(x + 10, 940, 220, 30), mix(land.ink, land.soil.dark, 0.4), 0.2),
  ].join('');
}
