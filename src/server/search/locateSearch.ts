import { z } from 'zod';
import type { SearchPlaces } from '#app/api/responses.ts';
import { isMapOpen } from '#app/search/parameters.ts';
import { boxOf, nearOf } from '#app/search/placeParameters.ts';
import type { JsonClient } from '../calls/jsonClient.ts';
import type { AskedArea } from './searchQuery.ts';

/** What a map is drawn on: tiles from outside, with whom to thank for them. */
export interface MapTiles {
  /** With `{z}`, `{x}` and `{y}`. */
  readonly url: string;
  readonly credit: string;
}

export interface LocatedSearch {
  /** What the query service is asked to look in; everywhere where there is none. */
  readonly area: AskedArea | undefined;
  readonly places: SearchPlaces;
}

/** Answer of the query service's `/places`. */
const found = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('found'), name: z.string(), lat: z.number(), lon: z.number() }),
  z.object({ kind: z.enum(['malformed', 'notFound', 'notCovered', 'unknown']) }),
  z.object({ kind: z.literal('several'), names: z.array(z.string()) }),
]);

/** Where a search looks, as its address says it. A place that is not found narrows nothing, and the page says why. */
export async function locateSearch(
  query: JsonClient,
  scope: string,
  parameters: URLSearchParams,
  { tiles, signal }: { readonly tiles: MapTiles | undefined; readonly signal: AbortSignal | undefined },
): Promise<LocatedSearch> {
  const isOpen = isMapOpen(parameters);
  const around = { isOpen, tiles: tiles && { url: tiles.url, credit: tiles.credit } };
  const near = nearOf(parameters);
  if (near === undefined) {
    const box = boxOf(parameters);
    return { area: box && { name: 'box', value: box.join(',') }, places: { ...around, box } };
  }
  const place = await findPlace(query, scope, near.typed, signal);
  if (place.kind !== 'found') return { area: undefined, places: { ...around, near: { ...near, ...place } } };
  const { lat, lon } = place;
  const value = [lat, lon, near.kilometres].join(',');
  return { area: { name: 'near', value }, places: { ...around, near: { ...near, ...place } } };
}

/** `52.5,5.25 Oosterwold`: a latitude and a longitude, as addresses have them and as maps elsewhere copy them, and what is there. */
const pointTyped = /^(-?\d{1,2}\.\d+),\s?(-?\d{1,3}\.\d+)(?:\s(.*))?$/;

/** Degrees to a metre: more digits than that are refused. */
const metres = (degrees: string) => Number(Number(degrees).toFixed(5));

async function findPlace(query: JsonClient, scope: string, typed: string, signal: AbortSignal | undefined) {
  const [, first = '', second = '', name = ''] = pointTyped.exec(typed) ?? [];
  const [lat, lon] = [metres(first), metres(second)];
  const isPoint = first !== '' && Math.abs(lat) <= 90 && Math.abs(lon) <= 180;
  if (isPoint) return { kind: 'found' as const, name: name || `${lat}, ${lon}`, lat, lon };
  const path = `/${encodeURIComponent(scope)}/places?${new URLSearchParams({ find: typed })}`;
  const outcome = await query.get(path, undefined, signal);
  const read = outcome.kind === 'object' ? found.safeParse(outcome.value).data : undefined;
  return read ?? { kind: 'failed' as const };
}
