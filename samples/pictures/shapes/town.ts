import { mix } from '../colour.ts';
import type { Random } from '../random.ts';
import { fill, n, type Point, polygon, polyline, rect, stroke } from '../svg.ts';
import type { Land, Ramp } from '../tones.ts';

/** How a town house ends above. */
export type Gable = 'stepped' | 'neck' | 'bell' | 'straight';

export interface TownHouse {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  /** Up to the cornice, without the gable. */
  readonly height: number;
  readonly gable: Gable;
  readonly walls: Ramp;
  /** Windows with the lamp on. */
  readonly lit: boolean;
}

function gableTop(kind: Gable, x: number, y: number, width: number): string {
  const p = (u: number, v: number): Point => [x + u * width, y - v * width];
  if (kind === 'straight') return polygon([p(-0.03, 0), p(0.06, 0.42), p(0.94, 0.42), p(1.03, 0)]);
  if (kind === 'stepped') {
    const left = [0, 1, 2, 3].flatMap((step): Point[] => [
      p(step * 0.12, step * 0.15),
      p(step * 0.12, (step + 1) * 0.15),
    ]);
    const right = [3, 2, 1, 0].flatMap((step): Point[] => [
      p(1 - step * 0.12, (step + 1) * 0.15),
      p(1 - step * 0.12, step * 0.15),
    ]);
    return polygon([...left, ...right]);
  }
  const c = (u: number, v: number): string => p(u, v).map(n).join(' ');
  if (kind === 'neck') {
    return `M${c(0, 0)}L${c(0.04, 0.1)}C${c(0.24, 0.08)} ${c(0.24, 0.22)} ${c(0.26, 0.46)}L${c(0.32, 0.5)}Q${c(0.5, 0.66)} ${c(0.68, 0.5)}L${c(0.74, 0.46)}C${c(0.76, 0.22)} ${c(0.76, 0.08)} ${c(0.96, 0.1)}L${c(1, 0)}Z`;
  }
  return `M${c(0, 0)}C${c(0.02, 0.2)} ${c(0.2, 0.16)} ${c(0.26, 0.36)}C${c(0.34, 0.6)} ${c(0.66, 0.6)} ${c(0.74, 0.36)}C${c(0.8, 0.16)} ${c(0.98, 0.2)} ${c(1, 0)}Z`;
}

/** A narrow Dutch town house: tall windows in white frames, a door, a gable. */
export function townHouse(
  random: Random,
  { x, y, width, height, gable, walls, lit }: TownHouse,
  land: Land,
  side: 1 | -1,
): string {
  const top = y - height;
  const columns = width > 120 ? 3 : 2;
  const floors = Math.max(2, Math.round(height / 90));
  const pane = width / (columns * 1.75);
  const glass = (): string =>
    lit && random.chance(0.55)
      ? mix(land.bloom, land.paper, 0.25)
      : mix(land.water.dark, land.ink, random.range(0, 0.35));
  const windows: string[] = [];
  for (let floor = 0; floor < floors; floor += 1) {
    for (let column = 0; column < columns; column += 1) {
      if (floor === 0 && column === columns - 1) continue;
      const wx = x + ((column + 0.5) * width) / columns - pane / 2;
      const tall = (height / floors) * 0.62;
      const wy = y - (floor * height) / floors - tall - (height / floors) * 0.16;
      windows.push(fill(rect(wx - 2.4, wy - 2.4, pane + 4.8, tall + 4.8), land.paper));
      windows.push(fill(rect(wx, wy, pane, tall), glass()));
      windows.push(
        stroke(
          polyline([
            [wx + pane / 2, wy],
            [wx + pane / 2, wy + tall],
          ]) +
            polyline([
              [wx, wy + tall * 0.4],
              [wx + pane, wy + tall * 0.4],
            ]),
          land.paper,
          1.8,
        ),
      );
      windows.push(fill(rect(wx - 3, wy + tall + 2, pane + 6, 3), walls.dark));
    }
  }
  const doorX = x + ((columns - 0.5) * width) / columns - pane * 0.45;
  const doorTall = (height / floors) * 0.76;
  const roof = gableTop(gable, x, top + 1, width);
  return [
    fill(rect(x, top, width, height), walls.base),
    fill(rect(side === 1 ? x : x + width * 0.9, top, width * 0.1, height), walls.dark, 0.5),
    fill(roof, gable === 'straight' ? land.roof.base : walls.base),
    stroke(roof, gable === 'straight' ? land.roof.dark : land.paper, 2.6, 0.9),
    gable === 'straight'
      ? ''
      : fill(rect(x + width * 0.5 - pane * 0.4, top - width * 0.26, pane * 0.8, width * 0.2), glass()),
    fill(rect(x - 2, top - 2, width + 4, 5), land.paper),
    ...windows,
    fill(rect(doorX - 3, y - doorTall - 3, pane * 0.9 + 6, doorTall + 3), land.paper),
    fill(rect(doorX, y - doorTall, pane * 0.9, doorTall), random.pick([land.leaf.dark, land.roof.dark, land.ink])),
    fill(rect(x - 1, y - 7, width + 2, 7), walls.dark),
  ].join('');
}

/** A market stall under a striped awning, with its trays of produce. `x` is its left edge, `y` the ground. */
export function stall(
  { x, y, width }: { readonly x: number; readonly y: number; readonly width: number },
  land: Land,
  stripe: string,
  goods: readonly string[],
): string {
  const u = width / 100;
  const p = (px: number, py: number): Point => [x + px * u, y - py * u];
  const stripes: string[] = [];
  const scallops: string[] = [];
  const shade: string[] = [];
  for (let index = 0; index < 10; index += 1) {
    const [a, b] = [index * 10.8 - 4, (index + 1) * 10.8 - 4];
    const [ta, tb] = [6 + index * 8.8, 6 + (index + 1) * 8.8];
    const shape = polygon([p(ta, 96), p(tb, 96), p(b, 76), p(a, 76)]);
    const lobe = `M${p(a, 76.2).map(n).join(' ')}L${p(a, 72).map(n).join(' ')}Q${p((a + b) / 2, 66)
      .map(n)
      .join(' ')} ${p(b, 72).map(n).join(' ')}L${p(b, 76.2).map(n).join(' ')}Z`;
    stripes.push(fill(shape, index % 2 === 0 ? stripe : land.paper));
    scallops.push(fill(lobe, index % 2 === 0 ? mix(stripe, land.ink, 0.16) : mix(land.paper, land.ink, 0.1)));
    shade.push(shape);
  }
  const trays = goods.flatMap((colour, index) => {
    const left = 2 + (index * 96) / goods.length;
    const right = left + 96 / goods.length - 1.6;
    const heap: string[] = [];
    for (let row = 3; row >= 0; row -= 1) {
      for (let px = left + 2.4; px < right - 1.6; px += 4.8) {
        const [cx, cy] = p(px + (row % 2) * 2.2, 30 + row * 4.2);
        const r = n(2.7 * u);
        const shade = row === 3 ? mix(colour, land.ink, 0.16) : row === 0 ? mix(colour, land.paper, 0.2) : colour;
        heap.push(
          fill(`M${n(cx - 2.7 * u)} ${n(cy)}a${r} ${r} 0 1 1 ${n(5.4 * u)} 0a${r} ${r} 0 1 1 ${n(-5.4 * u)} 0Z`, shade),
        );
      }
    }
    return [
      fill(polygon([p(left + 0.8, 47), p(right - 0.8, 47), p(right, 26), p(left, 26)]), land.wood.dark),
      ...heap,
      fill(polygon([p(left - 0.4, 30), p(right + 0.4, 30), p(right + 0.6, 24), p(left - 0.6, 24)]), land.wood.light),
      fill(polygon([p(left - 0.5, 26.5), p(right + 0.5, 26.5), p(right + 0.6, 24), p(left - 0.6, 24)]), land.wood.base),
    ];
  });
  const folds = Array.from({ length: 9 }, (_, index) => polyline([p(8 + index * 10.5, 24), p(8.6 + index * 10.4, 4)]));
  const cloth = mix(land.wall.base, stripe, 0.12);
  return [
    fill(polygon([p(3, 78), p(97, 78), p(97, 26), p(3, 26)]), mix(land.ink, land.wood.dark, 0.5), 0.5),
    ...trays,
    fill(polygon([p(0, 24), p(100, 24), p(98, 3), p(2, 3)]), cloth),
    stroke(folds.join(''), mix(cloth, land.ink, 0.4), 2, 0.3),
    stroke(polyline([p(2, 0), p(2, 78)]) + polyline([p(98, 0), p(98, 78)]), land.wood.dark, 1.9 * u),
    ...stripes,
    ...scallops,
  ].join('');
}

/** A line of small flags between two places. */
export function bunting(from: Point, to: Point, sag: number, count: number, inks: readonly string[]): string {
  const at = (t: number): Point => [
    from[0] + (to[0] - from[0]) * t,
    from[1] + (to[1] - from[1]) * t + sag * 4 * t * (1 - t),
  ];
  const flags = Array.from({ length: count }, (_, index) => {
    const [ax, ay] = at((index + 0.15) / count);
    const [bx, by] = at((index + 0.85) / count);
    const drop = Math.hypot(bx - ax, by - ay) * 1.15;
    return fill(
      polygon([
        [ax, ay],
        [bx, by],
        [(ax + bx) / 2, (ay + by) / 2 + drop],
      ]),
      inks[index % inks.length] ?? '#ffffff',
    );
  });
  return (
    stroke(polyline(Array.from({ length: 20 }, (_, index) => at(index / 19))), inks[0] ?? '#ffffff', 1.6, 0.7) +
    flags.join('')
  );
}
