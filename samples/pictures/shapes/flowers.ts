import { mix } from '../colour.ts';
import type { Random } from '../random.ts';
import { circle, ellipse, fill, group, n, stroke } from '../svg.ts';
import type { Ramp } from '../tones.ts';

/** A thick stalk with a light on one side. */
export function stem(d: string, { light, base, dark }: Ramp, width: number): string {
  return stroke(d, dark, width) + stroke(d, base, width * 0.7) + stroke(d, light, width * 0.2, 0.8);
}

/** A pointed leaf from its foot at the origin to its tip on the right, with ribs. */
export function leafBlade(length: number, wide: number, { light, base, dark }: Ramp, ribs = 7): string {
  const half = `M0 0C${n(length * 0.2)} ${n(-wide)} ${n(length * 0.7)} ${n(-wide)} ${n(length)} 0`;
  const veins = Array.from({ length: ribs }, (_, index) => {
    const at = length * (0.08 + (0.72 * index) / ribs);
    const reach = wide * 0.7 * Math.sin(Math.PI * Math.min(1, at / length + 0.13));
    return `M${n(at)} 0q${n(length * 0.05)} ${n(-reach * 0.5)} ${n(length * 0.14)} ${n(-reach * 0.86)}M${n(at)} 0q${n(length * 0.05)} ${n(reach * 0.5)} ${n(length * 0.14)} ${n(reach * 0.86)}`;
  });
  return [
    fill(`${half}C${n(length * 0.7)} ${n(wide)} ${n(length * 0.2)} ${n(wide)} 0 0Z`, base),
    fill(`${half}Z`, mix(base, light, 0.6)),
    stroke(veins.join(''), dark, 3, 0.45),
    stroke(`M0 0H${n(length * 0.97)}`, dark, 5, 0.7),
    stroke(`M0-2H${n(length * 0.9)}`, light, 2, 0.8),
  ].join('');
}

/** A daisy-like flower seen a little from above; `flat` is how far it lies down. */
export function rayFlower(
  random: Random,
  size: number,
  petals: number,
  { petal, shade, heart }: { readonly petal: string; readonly shade: string; readonly heart: string },
  flat = 0.62,
): string {
  const ring = (reach: number, wide: number, turn: number, colour: string): string =>
    Array.from({ length: petals }, (_, index) => {
      const angle = (index / petals) * 360 + turn + random.range(-3, 3);
      const long = size * reach * random.range(0.92, 1.06);
      return group(
        fill(
          `M0 0C${n(long * 0.3)} ${n(-wide)} ${n(long * 0.9)} ${n(-wide)} ${n(long)} 0C${n(long * 0.9)} ${n(wide)} ${n(long * 0.3)} ${n(wide)} 0 0Z`,
          colour,
        ) + stroke(`M${n(long * 0.3)} 0H${n(long * 0.86)}`, shade, 2.4, 0.5),
        `transform="rotate(${n(angle)})"`,
      );
    }).join('');
  const wide = (size * 3.2) / petals;
  const button = Array.from({ length: 60 }, (_, index) => {
    const angle = index * 2.4;
    const reach = size * 0.3 * Math.sqrt(index / 60);
    return circle(Math.cos(angle) * reach, Math.sin(angle) * reach, size * 0.022);
  });
  return group(
    [
      ring(1, wide, 0, mix(petal, shade, 0.35)),
      ring(0.94, wide * 0.94, 180 / petals, petal),
      fill(circle(0, size * 0.04, size * 0.33), mix(heart, shade, 0.35)),
      fill(circle(0, 0, size * 0.32), heart),
      fill(button.join(''), mix(heart, shade, 0.5), 0.9),
      fill(ellipse(-size * 0.08, -size * 0.1, size * 0.14, size * 0.1), '#ffffff', 0.3),
    ].join(''),
    `transform="scale(1 ${flat})"`,
  );
}

/** A head of clover: many small trumpets that stand away from its middle, about twice `size` wide. */
export function cloverHead(random: Random, size: number, petal: string, shade: string): string {
  const rows = [1, 0.82, 0.62, 0.4];
  return rows
    .map((reach, row) =>
      Array.from({ length: 15 - row * 2 }, (_, index) => {
        const angle = -200 + (220 * index) / (14 - row * 2) + random.range(-6, 6);
        const long = size * reach;
        return group(
          fill(
            `M${n(long * 0.2)} 0C${n(long * 0.5)} ${n(-size * 0.13)} ${n(long)} ${n(-size * 0.13)} ${n(long * 1.04)} 0C${n(long)} ${n(size * 0.11)} ${n(long * 0.5)} ${n(size * 0.1)} ${n(long * 0.2)} 0Z`,
            index % 2 === 0 ? petal : mix(petal, shade, 0.3 + row * 0.08),
          ),
          `transform="rotate(${n(angle)})"`,
        );
      }).join(''),
    )
    .join('');
}
