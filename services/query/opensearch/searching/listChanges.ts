import { z } from 'zod';
import type { Connection } from '#services/query/opensearch/connection.ts';
import { allOf, type Query } from '#services/query/opensearch/dsl.ts';
import { documentId } from '#services/query/opensearch/indexing/document.ts';
import type { IndexNames } from '#services/query/opensearch/indexing/mapping.ts';
import { readDocuments, readStored } from '#services/query/opensearch/indexing/records.ts';
import { searchIndex } from '#services/query/opensearch/searchIndex.ts';
import type { ChangesRequest, ChangesResult, RecordChange } from '#services/query/ports/searchPort.ts';

const dated = z.object({ id: z.string(), changed: z.int(), deleted: z.boolean() });

/** `2026-01-31T12:00:00.123456Z`, from and to microseconds. */
export const momentOf = (micros: number): string =>
  `${new Date(Math.floor(micros / 1000)).toISOString().slice(0, -1)}${String(micros % 1000).padStart(3, '0')}Z`;

export function microsOf(moment: string): number {
  const [, fraction = ''] = /\.(\d+)/.exec(moment) ?? [];
  const beyond = Number(fraction.slice(3, 6).padEnd(3, '0'));
  return new Date(moment).getTime() * 1000 + (fraction.length > 3 ? beyond : 0);
}

export async function readChanges(
  connection: Connection,
  names: IndexNames,
  ids: readonly string[],
): Promise<RecordChange[]> {
  const dates = await readDocuments(connection, names.dates, ids.map(documentId));
  return withRecords(
    connection,
    names,
    [...dates.values()].map((each) => dated.parse(each)),
  );
}

export async function listChanges(
  connection: Connection,
  names: IndexNames,
  { from, until, after, limit }: ChangesRequest,
): Promise<ChangesResult> {
  const bounds = {
    ...(from === undefined ? {} : { gte: microsOf(from) }),
    ...(until === undefined ? {} : { lt: microsOf(until) }),
  };
  const query: Query = allOf(Object.keys(bounds).length === 0 ? [] : [{ range: { changed: bounds } }]);
  const sort = [{ changed: 'asc' }, { id: 'asc' }];
  const behind = after === undefined ? {} : { search_after: [microsOf(after.changed), after.id] };
  const [page, earliest] = await searchIndex(connection, names.dates, [
    // One more than is wanted tells whether there are more.
    { query, sort, size: limit + 1, ...behind },
    { query: allOf([]), sort, size: 1 },
  ]);
  const hits = page?.hits ?? [];
  const [first] = earliest?.hits ?? [];
  return {
    earliest: first === undefined ? undefined : momentOf(dated.parse(first._source).changed),
    total: page?.total ?? 0,
    changes: await withRecords(
      connection,
      names,
      hits.slice(0, limit).map(({ _source }) => dated.parse(_source)),
    ),
    isLast: hits.length <= limit,
  };
}

async function withRecords(
  connection: Connection,
  { records }: IndexNames,
  dates: readonly z.output<typeof dated>[],
): Promise<RecordChange[]> {
  const there = dates.filter(({ deleted }) => !deleted).map(({ id }) => id);
  const stored = await readStored(connection, records, there);
  return dates.map(({ id, changed }) => {
    const record = stored.get(id)?.record;
    return { id, changed: momentOf(changed), record: record === undefined ? undefined : JSON.parse(record) };
  });
}
