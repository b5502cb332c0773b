import { z } from 'zod';
import type { SearchRecord } from '#app/api/responses.ts';
import { StaleCache } from '../cache/StaleCache.ts';
import { isMissing } from '../calls/isMissing.ts';
import type { JsonClient } from '../calls/jsonClient.ts';
import { hitOf, queryRecordSchema } from '../records/queryRecord.ts';
import { isUrn } from '../records/recordSource.ts';

/** As many as stand under a record. */
const similarMost = 4;

/** How long a record's page waits for others (ms). */
const patienceMs = 1000;

const similarSchema = z.object({
  records: z
    .array(queryRecordSchema.optional().catch(undefined))
    .transform((records) => records.filter((record) => record !== undefined)),
});

/** Records about the same as one; none where a query service cannot tell. Never rejects. */
export type LoadSimilar = (scope: string, id: string) => Promise<readonly SearchRecord[]>;

/** Asks which records are about the same (`/{scope}/{id}/similar`, beyond the specification). */
export function createSimilarSource(query: JsonClient, freshSeconds: number): LoadSimilar {
  const cache = new StaleCache<{ readonly records?: readonly SearchRecord[] | undefined; readonly isMissing: boolean }>(
    {
      name: 'similar-records',
      freshSeconds,
      maximumSize: 2_000_000,
      sizeOf: ({ records }) => JSON.stringify(records ?? '').length,
      worth: ({ records, isMissing }) => (records ? 'good' : isMissing ? 'poor' : 'failed'),
    },
  );
  return async (scope, id) => {
    if (isUrn(id)) return [];
    const path = `/${encodeURIComponent(scope)}/${encodeURIComponent(id)}/similar?max=${similarMost}`;
    const { value } = await cache.get(path, async () => {
      // A page does without what comes later.
      const outcome = await query.get(path, undefined, AbortSignal.timeout(patienceMs));
      const read = outcome.kind === 'object' ? similarSchema.safeParse(outcome.value).data : undefined;
      const records = read?.records.slice(0, similarMost).map((record) => shown(hitOf(record)));
      return { records, isMissing: isMissing(outcome) };
    });
    return value.records ?? [];
  };
}

/** What a line under another record says of it. */
function shown({ id, title, type, publisher, journal, year, language }: SearchRecord): SearchRecord {
  return { id, title, type, publisher, journal, year, language, keywords: [], links: [] };
}
