import { isShown, type Point, project, size } from './projection.ts';

/** Marks that still can be told apart; a map with more of them has dots without numbers. */
export const mostNumbers = 40;

/** How far two numbers stand apart, in the drawing's units: the width of one where the map is narrowest. */
const apart = 38;

/** Room a number needs to the drawing's edge. */
const margin = 20;

/** Steps around a place that is taken, nearest first. */
const steps: readonly Point[] = [1, 1.5, 2, 2.6, 3.3, 4].flatMap((rings) =>
  Array.from({ length: 16 }, (_, step) => {
    const angle = (step / 16) * 2 * Math.PI;
    return { x: Math.cos(angle) * apart * rings, y: -Math.sin(angle) * apart * rings };
  }),
);

/** Where a place lies on the drawing, and where its number stands. */
export interface Mark {
  /** The number of the place in the list, from 1. */
  readonly number: number;
  readonly at: Point;
  /** The place itself, or beside it where that was taken; left out on a map with too many places to number. */
  readonly label: Point | undefined;
}

/** The marks of the places that the drawing reaches; numbers keep their distance from one another. */
export function marksOf(places: readonly { readonly lat: number; readonly lon: number }[]): readonly Mark[] {
  const shown = places.flatMap(({ lat, lon }) => (isShown([lon, lat]) ? [project([lon, lat])] : []));
  const points = shown.map((at) => ({ x: within(at.x, size.width), y: within(at.y, size.height) }));
  if (points.length > mostNumbers) return shown.map((at, index) => ({ number: index + 1, at, label: undefined }));
  const labels: Point[] = [];
  return shown.map((at, index) => {
    const label = freePoint(points[index] ?? at, labels);
    labels.push(label);
    return { number: index + 1, at, label };
  });
}

/** The point itself when no number stands there, else the nearest free one; where all is full, the point after all. */
function freePoint(point: Point, taken: readonly Point[]): Point {
  const isFree = ({ x, y }: Point) =>
    x === within(x, size.width) &&
    y === within(y, size.height) &&
    taken.every((other) => Math.hypot(other.x - x, other.y - y) >= apart);
  if (isFree(point)) return point;
  return steps.map(({ x, y }) => ({ x: point.x + x, y: point.y + y })).find(isFree) ?? point;
}

function within(value: number, length: number): number {
  return Math.min(Math.max(value, margin), length - margin);
}
