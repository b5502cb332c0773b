import { wholeLetters } from '#templates/contract/wholeLetters.ts';
import { isMapOpen, lasting } from './parameters.ts';

/** The sides of a part of the earth, in degrees. */
export type Box = readonly [west: number, south: number, east: number, north: number];

/** How a map is looked at. */
export interface MapView {
  readonly lat: number;
  readonly lon: number;
  readonly zoom: number;
}

/** Distances that can be chosen (km), and the one that is meant where none is. */
export const distances = [5, 10, 25, 50, 100] as const;
const distanceMeant = 10;

/** More than any place's name (characters). */
const longestPlace = 100;

/** The part of the earth that a search is narrowed to: `box=5.6,52,6.1,52.4`. */
export function boxOf(parameters: URLSearchParams): Box | undefined {
  const [west, south, east, north, ...more] = numbersIn(parameters.get('box'));
  if (west === undefined || south === undefined || east === undefined || north === undefined || more.length > 0)
    return undefined;
  const isRight = west < east && south < north && Math.abs(west) <= 180 && Math.abs(east) <= 180;
  return isRight && south >= -90 && north <= 90 ? [west, south, east, north] : undefined;
}

/** A place as it was typed, and how far around it one looks (km). */
export function nearOf(parameters: URLSearchParams): { typed: string; kilometres: number } | undefined {
  const typed = wholeLetters((parameters.get('near') ?? '').trim().slice(0, longestPlace)).trim();
  if (typed === '') return undefined;
  const given = Number(parameters.get('km'));
  return { typed, kilometres: distances.find((distance) => distance === given) ?? distanceMeant };
}

/** How the map was looked at last: `at=52.1,5.4,8`. */
export function mapViewOf(parameters: URLSearchParams): MapView | undefined {
  const [lat, lon, zoom] = numbersIn(parameters.get('at'));
  if (lat === undefined || lon === undefined || zoom === undefined) return undefined;
  return Math.abs(lat) <= 85 && Math.abs(lon) <= 180 && zoom >= 0 && zoom <= 20 ? { lat, lon, zoom } : undefined;
}

/** The search in a part of the earth, and in no other place. */
export function withBox(parameters: URLSearchParams, box: Box): URLSearchParams {
  const next = withoutPlace(parameters);
  next.set('box', box.map((side) => side.toFixed(4)).join(','));
  return next;
}

/** The search around a place. */
export function withNear(parameters: URLSearchParams, near: string, kilometres?: number): URLSearchParams {
  const next = withoutPlace(parameters);
  next.set('near', near);
  if (kilometres !== undefined) next.set('km', String(kilometres));
  return next;
}

/** The search wherever its records are about. */
export function withoutPlace(parameters: URLSearchParams): URLSearchParams {
  const next = lasting(parameters);
  for (const name of ['box', 'near', 'km', 'at']) next.delete(name);
  return next;
}

/** The same search with the map looked at in this way. */
export function withMapView(parameters: URLSearchParams, { lat, lon, zoom }: MapView): URLSearchParams {
  const next = new URLSearchParams(parameters);
  next.set('at', `${lat.toFixed(4)},${lon.toFixed(4)},${zoom}`);
  return next;
}

/** Parameters with the map looked at as the query of an address has it, which keeps that while other parts change. */
export function withMapViewOf(parameters: URLSearchParams, query: string): URLSearchParams {
  const view = mapViewOf(new URLSearchParams(query));
  return view && isMapOpen(parameters) ? withMapView(parameters, view) : parameters;
}

function numbersIn(text: string | null): number[] {
  const parts = (text ?? '').split(',');
  return parts.every((part) => /^-?\d{1,3}(?:\.\d{1,8})?$/.test(part)) ? parts.map(Number) : [];
}
