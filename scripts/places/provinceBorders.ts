import { Delaunay } from 'd3-delaunay';
import { land } from '#design-system/components/PlaceMap/netherlands.ts';
import type { PostalLine } from '#services/query/places/geoNames.ts';

type LonLat = readonly [lon: number, lat: number];

/** How much shorter a degree of longitude is than one of latitude, about the middle of the country. */
const narrowing = Math.cos((52.2 * Math.PI) / 180);

/** Corners nearer to the line without them than this are left out (degrees of latitude: about 700 metres). */
const tolerance = 0.006;

/** Longer sides than this cross a lake or the sea (degrees of latitude). */
const longest = 0.25;

/**
 * The borders of the provinces, told from which of their postal codes is nearest: a kilometre or two off in the country,
 * less in towns. Lines of longitudes and latitudes in turn, with three decimals.
 */
export function provinceBorders(codes: readonly PostalLine[]): number[][] {
  const delaunay = Delaunay.from(codes.map(({ lat, lon }): [number, number] => [lon * narrowing, lat]));
  const { halfedges, triangles } = delaunay;
  const { circumcenters } = delaunay.voronoi([-180, -90, 180, 90]);
  const centre = (triangle: number): LonLat => [
    (circumcenters[2 * triangle] ?? 0) / narrowing,
    circumcenters[2 * triangle + 1] ?? 0,
  ];
  const provinceAt = (edge: number) => codes[triangles[edge] ?? 0]?.province;
  const sides: (readonly [number, number])[] = [];
  halfedges.forEach((opposite, edge) => {
    if (opposite < edge || provinceAt(edge) === provinceAt(opposite)) return;
    const side = [Math.floor(edge / 3), Math.floor(opposite / 3)] as const;
    if (isOnLand(centre(side[0]), centre(side[1]))) sides.push(side);
  });
  return chains(sides)
    .map((chain) => smooth(simplify(chain.map(centre))))
    .filter((line) => line.length > 2)
    .map((line) => line.flat().map((degrees) => Math.round(degrees * 1000) / 1000));
}

function isOnLand(one: LonLat, other: LonLat): boolean {
  if (Math.hypot((one[0] - other[0]) * narrowing, one[1] - other[1]) > longest) return false;
  const middle: LonLat = [(one[0] + other[0]) / 2, (one[1] + other[1]) / 2];
  return land.some((polygon) => isWithin(polygon, middle));
}

function isWithin(polygon: readonly LonLat[], [x, y]: LonLat): boolean {
  let within = false;
  polygon.forEach(([x1, y1], at) => {
    const [x2, y2] = polygon.at(at - 1) ?? [x1, y1];
    if (y1 > y !== y2 > y && x < ((x2 - x1) * (y - y1)) / (y2 - y1) + x1) within = !within;
  });
  return within;
}

/** Sides that meet in a corner of two, one after the other. */
function chains(sides: readonly (readonly [number, number])[]): number[][] {
  const byCorner = new Map<number, number[]>();
  for (const [one, other] of sides) {
    byCorner.set(one, [...(byCorner.get(one) ?? []), other]);
    byCorner.set(other, [...(byCorner.get(other) ?? []), one]);
  }
  const key = (one: number, other: number) => `${Math.min(one, other)} ${Math.max(one, other)}`;
  const left = new Set(sides.map(([one, other]) => key(one, other)));
  const follow = (start: number, next: number) => {
    const chain = [start, next];
    left.delete(key(start, next));
    for (let corner = next; ; ) {
      const on =
        byCorner.get(corner)?.length === 2
          ? byCorner.get(corner)?.find((each) => left.has(key(corner, each)))
          : undefined;
      if (on === undefined) return chain;
      left.delete(key(corner, on));
      chain.push(on);
      corner = on;
    }
  };
  const found: number[][] = [];
  const ends = [...byCorner].filter(([, others]) => others.length !== 2);
  for (const [corner, others] of [...ends, ...byCorner]) {
    for (const other of others) if (left.has(key(corner, other))) found.push(follow(corner, other));
  }
  return found;
}

/** Douglas and Peucker's: without the corners that hardly show. */
function simplify(line: readonly LonLat[]): LonLat[] {
  const [first, last] = [line[0], line.at(-1)];
  if (first === undefined || last === undefined || line.length < 3) return [...line];
  const offs = line.map((point) => offset(point, first, last));
  const farthest = offs.indexOf(Math.max(...offs));
  if ((offs[farthest] ?? 0) <= tolerance) return [first, last];
  return [...simplify(line.slice(0, farthest + 1)).slice(0, -1), ...simplify(line.slice(farthest))];
}

function offset([x, y]: LonLat, [x1, y1]: LonLat, [x2, y2]: LonLat): number {
  const [dx, dy] = [(x2 - x1) * narrowing, y2 - y1];
  const [px, py] = [(x - x1) * narrowing, y - y1];
  const length = dx * dx + dy * dy;
  const along = length === 0 ? 0 : Math.min(1, Math.max(0, (px * dx + py * dy) / length));
  return Math.hypot(px - along * dx, py - along * dy);
}

/** Chaikin's: each corner cut once, for the lines are no surveyor's. */
function smooth(line: readonly LonLat[]): LonLat[] {
  const cut = line.slice(1).flatMap(([x2, y2], at): LonLat[] => {
    const [x1, y1] = line[at] ?? [x2, y2];
    return [
      [x1 * 0.75 + x2 * 0.25, y1 * 0.75 + y2 * 0.25],
      [x1 * 0.25 + x2 * 0.75, y1 * 0.25 + y2 * 0.75],
    ];
  });
  return [...line.slice(0, 1), ...cut, ...line.slice(-1)];
}
