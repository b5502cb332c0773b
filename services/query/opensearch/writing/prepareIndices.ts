import { z } from 'zod';
import type { Log } from '#services/log.ts';
import type { Facet } from '#services/query/collection/facet.ts';
import type { Connection } from '#services/query/opensearch/connection.ts';
import { documentId, documentOf } from '#services/query/opensearch/indexing/document.ts';
import {
  datesIndex,
  type IndexNames,
  keptDeletions,
  metaIndex,
  pagesIndex,
  recordsIndex,
  recordsIndexOf,
} from '#services/query/opensearch/indexing/mapping.ts';
import { searchOne } from '#services/query/opensearch/searchIndex.ts';
import { writeBulk } from './bulk.ts';
import type { Turns } from './turn.ts';

/** What this cluster has to allow, set where it is not so yet: whole terms, and all values of a facet. */
const clusterSettings = { 'indices.query.bool.max_clause_count': 16_384, 'search.max_buckets': 2_000_000 };

interface Parts {
  readonly connection: Connection;
  readonly names: IndexNames;
  readonly facets: readonly Facet[];
  readonly turns: Turns;
  readonly log: Log;
}

/**
 * Makes the indices that are not there, and writes the records into a new one where this version of the code has another
 * form for them, or other facets: searches go on in the old one until the new one takes its name.
 */
export async function prepareIndices(parts: Parts): Promise<void> {
  const { connection, names, facets, turns } = parts;
  await allowAll(connection);
  for (const [index, definition] of [
    [names.meta, metaIndex],
    [names.dates, datesIndex],
    [names.pages, pagesIndex],
  ] as const) {
    await createIndex(connection, index, definition);
  }
  const wanted = recordsIndexOf(names, facets);
  if ((await currentIndex(parts)) === wanted) return keepDeletions(parts);
  await turns.take(async (keepUp) => {
    const current = await currentIndex(parts);
    // Another portal that starts on the same cluster may have done it meanwhile.
    if (current === wanted) return;
    // One that was left halfway.
    await connection.ask({ method: 'DELETE', path: `/${wanted}` }, [404]);
    await createIndex(connection, wanted, recordsIndex(facets));
    if (current !== undefined) await copyRecords(parts, current, wanted, keepUp);
    const actions = [
      ...(current === undefined ? [] : [{ remove_index: { index: current } }]),
      { add: { index: wanted, alias: names.records } },
    ];
    await connection.ask({ method: 'POST', path: '/_aliases', body: { actions } });
  });
}

const settingsSchema = z.object({ persistent: z.record(z.string(), z.unknown()) });

async function allowAll(connection: Connection): Promise<void> {
  const query = { flat_settings: true };
  const { body } = await connection.ask({ method: 'GET', path: '/_cluster/settings', query });
  const { persistent } = settingsSchema.parse(body);
  const isSet = Object.entries(clusterSettings).every(([name, value]) => Number(persistent[name]) >= value);
  if (!isSet)
    await connection.ask({ method: 'PUT', path: '/_cluster/settings', body: { persistent: clusterSettings } });
}

/** 400: it is there, or another portal was quicker. */
async function createIndex(connection: Connection, index: string, definition: object): Promise<void> {
  const { status } = await connection.ask({ method: 'GET', path: `/${index}` }, [404]);
  if (status === 404) await connection.ask({ method: 'PUT', path: `/${index}`, body: definition }, [400]);
}

/** The index that bears the name now; none before the first start. */
async function currentIndex({ connection, names }: Parts): Promise<string | undefined> {
  const { status, body } = await connection.ask({ method: 'GET', path: `/_alias/${names.records}` }, [404]);
  return status === 404 ? undefined : Object.keys(z.record(z.string(), z.unknown()).parse(body))[0];
}

const stored = z.object({ record: z.string(), number: z.int(), sample: z.boolean() });

/** Records read and written at a time. */
const batchSize = 500;

async function copyRecords(
  { connection, facets, log }: Parts,
  from: string,
  to: string,
  keepUp: () => Promise<void>,
): Promise<void> {
  let count = 0;
  for (let after: readonly (string | number)[] | undefined; ; ) {
    const { hits } = await searchOne(connection, from, {
      query: { match_all: {} },
      sort: [{ number: 'asc' }],
      size: batchSize,
      version: true,
      ...(after === undefined ? {} : { search_after: after }),
    });
    after = hits.at(-1)?.sort;
    if (after === undefined) break;
    await keepUp();
    const writes = hits.map(({ _source, _version }) => {
      const { record: text, number, sample } = stored.parse(_source);
      // Written by this very service.
      const record = JSON.parse(text);
      const document = documentOf({ number, sample, record }, facets);
      return { kind: 'put' as const, index: to, id: documentId(record.id), document, version: _version ?? 0 };
    });
    await writeBulk(connection, writes);
    count += writes.length;
  }
  await connection.ask({ method: 'POST', path: `/${to}/_refresh` });
  log('query.reindexed', { records: count });
}

/** An index of an older version of the code has it otherwise. */
async function keepDeletions({ connection, names }: Parts): Promise<void> {
  await connection.ask({ method: 'PUT', path: `/${names.records}/_settings`, body: { index: keptDeletions } });
}
