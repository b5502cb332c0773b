import { z } from 'zod';
import type { MapResponse } from '#app/api/responses.ts';
import { boxOf } from '#app/search/placeParameters.ts';
import type { JsonClient } from '../calls/jsonClient.ts';
import { clustersCall } from './queryCalls.ts';
import type { SearchQuery } from './searchQuery.ts';

const side = z.number();

/** Answer of the query service's `/clusters`. */
const schema = z.object({
  hits: z.number().int().nonnegative(),
  clusters: z.array(
    z.object({
      lat: z.number(),
      lon: z.number(),
      count: z.number().int().positive(),
      name: z.string(),
      bounds: z.tuple([side, side, side, side]),
      record: z.object({ id: z.string(), title: z.string() }).optional(),
    }),
  ),
});

/** What the map shows of a search; `view` and `zoom` are parameters beside those of the search. */
export async function loadClusters(
  query: JsonClient,
  scope: string,
  asked: {
    readonly search: SearchQuery;
    readonly parameters: URLSearchParams;
    readonly signal: AbortSignal | undefined;
  },
): Promise<MapResponse | 'unknown' | undefined> {
  const view = boxOf(new URLSearchParams({ box: asked.parameters.get('view') ?? '' }));
  const zoom = asked.parameters.get('zoom') ?? '';
  if (view === undefined || !/^(?:1?\d|20)$/.test(zoom)) return 'unknown';
  const outcome = await query.get(clustersCall(scope, asked.search, view, zoom), undefined, asked.signal);
  return outcome.kind === 'object' ? schema.safeParse(outcome.value).data : undefined;
}
