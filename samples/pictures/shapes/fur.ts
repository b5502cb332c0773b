import type { Random } from '../random.ts';
import { n, type Point, stroke } from '../svg.ts';

export interface Coat {
  readonly x: number;
  readonly y: number;
  readonly rx: number;
  readonly ry: number;
  /** Which way the hair lies, in radians, at a place in the ellipse (-1 to 1 both ways). */
  readonly lie: (x: number, y: number) => number;
  readonly length: number;
  readonly width: number;
}

/** Short hairs over an ellipse, each a little bent. */
export function fur(
  random: Random,
  { x, y, rx, ry, lie, length, width }: Coat,
  count: number,
  colour: string,
  opacity = 0.5,
): string {
  const hairs = Array.from({ length: count }, () => {
    const angle = random.range(0, Math.PI * 2);
    const reach = Math.sqrt(random.next());
    const [u, v] = [Math.cos(angle) * reach, Math.sin(angle) * reach];
    const turn = lie(u, v) + random.range(-0.25, 0.25);
    const long = length * random.range(0.5, 1.1);
    const [dx, dy] = [Math.cos(turn) * long, Math.sin(turn) * long];
    return `M${n(x + u * rx)} ${n(y + v * ry)}q${n(dx * 0.5 - dy * 0.14)} ${n(dy * 0.5 + dx * 0.14)} ${n(dx)} ${n(dy)}`;
  });
  return stroke(hairs.join(''), colour, width, opacity);
}

/** Feathers as rows of scales, from the first row to the last; each is a drop that points along `lie`. */
export function plumage(
  random: Random,
  rows: readonly { readonly from: Point; readonly to: Point; readonly count: number; readonly size: number }[],
  lie: number,
  draw: (x: number, y: number, size: number, turn: number, row: number) => string,
): string {
  return rows
    .map(({ from, to, count, size }, row) =>
      Array.from({ length: count }, (_, index) => {
        const t = (index + 0.5 + (row % 2 === 0 ? 0 : 0.5)) / count;
        const [px, py] = [from[0] + (to[0] - from[0]) * t, from[1] + (to[1] - from[1]) * t];
        return draw(
          px + random.range(-0.1, 0.1) * size,
          py,
          size * random.range(0.9, 1.1),
          lie + random.range(-0.12, 0.12),
          row,
        );
      }).join(''),
    )
    .join('');
}
