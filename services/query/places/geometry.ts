/** A point on the earth, in degrees (WGS 84). */
export interface Point {
  readonly lat: number;
  readonly lon: number;
}

/** Degrees; its sides belong to it. It does not cross the date line. */
export interface Box {
  readonly west: number;
  readonly south: number;
  readonly east: number;
  readonly north: number;
}

/** Where a search looks: between four sides, or no further than some kilometres from a point. */
export type Area =
  | ({ readonly kind: 'box' } & Box)
  | ({ readonly kind: 'circle'; readonly kilometres: number } & Point);

/** The earth's mean radius (km). */
const radius = 6371.0088;

const radians = (degrees: number) => (degrees * Math.PI) / 180;

/** Along the earth's surface, taken as a sphere: half a per cent off at most. */
export function kilometresBetween(one: Point, other: Point): number {
  const [northward, eastward] = [radians(other.lat - one.lat), radians(other.lon - one.lon)];
  const half =
    Math.sin(northward / 2) ** 2 +
    Math.cos(radians(one.lat)) * Math.cos(radians(other.lat)) * Math.sin(eastward / 2) ** 2;
  return 2 * radius * Math.asin(Math.min(1, Math.sqrt(half)));
}

export function isInside(area: Area, point: Point): boolean {
  if (area.kind === 'circle') return kilometresBetween(area, point) <= area.kilometres;
  return point.lat >= area.south && point.lat <= area.north && point.lon >= area.west && point.lon <= area.east;
}

export const isPoint = ({ lat, lon }: Point): boolean => Math.abs(lat) <= 90 && Math.abs(lon) <= 180;
