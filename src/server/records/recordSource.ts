import { createIdSource, type Found } from '../calls/idSource.ts';
import type { JsonClient } from '../calls/jsonClient.ts';
import { type WholeRecord, wholeRecordSchema } from './wholeRecord.ts';

/**
 * Records of a scope by their ids, all asked at once, each shown as its asker needs it; `urn:` ids are never asked. A
 * record that is not there is not found. Never rejects.
 */
export type LoadRecords = <T>(
  scope: string,
  ids: readonly string[],
  show: (record: WholeRecord) => T,
) => Promise<Found<T>>;

interface RecordSourceOptions {
  readonly query: JsonClient;
  readonly freshSeconds: number;
}

/** Asks the query service for single records (specification, section 7). */
export function createRecordSource({ query, freshSeconds }: RecordSourceOptions): LoadRecords {
  const load = createIdSource({
    name: 'records',
    client: query,
    freshSeconds,
    maximumSize: 8_000_000,
    read: (answer) => wholeRecordSchema.safeParse(answer).data,
  });
  return (scope, ids, show) => {
    const asked = ids.filter((id) => !isUrn(id));
    const paths = new Map(asked.map((id) => [id, `/${encodeURIComponent(scope)}/${encodeURIComponent(id)}`]));
    return load(paths, show);
  };
}

/** Ids of records that have no page of their own. */
export function isUrn(id: string): boolean {
  return /^urn:/i.test(id);
}
