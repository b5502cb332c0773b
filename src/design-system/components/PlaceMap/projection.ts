import type { LonLat } from './lonLat.ts';
import { extent } from './netherlands.ts';

/** How wide the drawing is, in its own units; its height follows from what it shows. */
const width = 400;

const radians = (degrees: number) => (degrees * Math.PI) / 180;

/** Mercator's northing in radians of longitude: true to shape everywhere, as maps that move are. */
const northing = (lat: number) => Math.log(Math.tan(Math.PI / 4 + radians(lat) / 2));

const scale = width / radians(extent.east - extent.west);
const top = northing(extent.north);

/** The drawing's size in its own units. */
export const size = { width, height: Math.round((top - northing(extent.south)) * scale) } as const;

/** A place on the drawing, from its left and its top edge. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

export function project([lon, lat]: LonLat): Point {
  return { x: radians(lon - extent.west) * scale, y: (top - northing(lat)) * scale };
}

/** Whether the drawing reaches a place. */
export function isShown([lon, lat]: LonLat): boolean {
  return lon > extent.west && lon < extent.east && lat > extent.south && lat < extent.north;
}

/** How much of each side is given to the bend at its end: hand-drawn lines have no corners. */
const bend = 0.3;

/** SVG path data along these places, a little rounded at each. */
export function pathAlong(places: readonly LonLat[], end: 'open' | 'closed'): string {
  const points = places.map(project);
  const bends = points.flatMap((point, index) => {
    const before = points.at(index - 1);
    const after = points[(index + 1) % points.length];
    if (!before || !after) return [];
    const isEnd = end === 'open' && (index === 0 || index === points.length - 1);
    return [
      isEnd ? written(point) : `${written(between(point, before))}Q${written(point)} ${written(between(point, after))}`,
    ];
  });
  return `M${bends.join('L')}${end === 'closed' ? 'Z' : ''}`;
}

function between(point: Point, other: Point): Point {
  return { x: point.x + (other.x - point.x) * bend, y: point.y + (other.y - point.y) * bend };
}

/** A point as path data writes it; a tenth of a unit is finer than a pixel. */
export function written({ x, y }: Point): string {
  return `${tenths(x)},${tenths(y)}`;
}

export function tenths(value: number): number {
  return Math.round(value * 10) / 10;
}
