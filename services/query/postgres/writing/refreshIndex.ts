import type { Database, RunQuery } from '#services/database/database.ts';
import type { Facet } from '#services/query/collection/facet.ts';
import { announceEverything, takeTurn } from '#services/query/postgres/schema/coordination.ts';
import { readStored, writeStored } from '#services/query/postgres/schema/stored.ts';
import { createTextIndex, dropTextIndex } from '#services/query/postgres/schema/textIndex.ts';
import { addFacetValues, type NumberedRecord, writeItems } from './writeItems.ts';

/**
 * Raise it when other words than before stand in the index: when `indexedStems`, the zones or the key that
 * titles are sorted by change. Everything that is derived from records is then written again. A change of tables needs
 * no more than a migration.
 */
const textVersion = '6';

/** Records read at a time. */
const batchSize = 500;

/**
 * Brings what is derived from the records up to date with this version of the code: the words they are found by, when
 * these are others, else the values of facets that were not there before. All or nothing. The records stay as they are.
 */
export async function refreshIndex(database: Database, facets: readonly Facet[]): Promise<void> {
  const numbers = numbersOf(facets);
  const trees = numbersOf(facets.filter(({ isTree }) => isTree));
  const isCurrent = async (query: RunQuery) =>
    (await readStored(query, 'text')) === textVersion &&
    (await readStored(query, 'facets')) === String(numbers) &&
    (await readStored(query, 'trees')) === String(trees);
  if (await isCurrent(database.query)) return;

  await database.transaction(async (query) => {
    await takeTurn(query);
    // Another portal that starts on the same database may have done it meanwhile.
    if (await isCurrent(query)) return;
    if ((await readStored(query, 'text')) === textVersion) await refreshFacets(query, facets);
    else await rewriteAll(query, facets);
    await announceEverything(query);
    await writeStored(query, 'text', textVersion);
    await writeStored(query, 'facets', String(numbers));
    await writeStored(query, 'trees', String(trees));
  });
}

const numbersOf = (facets: readonly Facet[]) => facets.map(({ number }) => number).sort((a, b) => a - b);

async function rewriteAll(query: RunQuery, facets: readonly Facet[]): Promise<void> {
  await dropTextIndex(query);
  for (const sample of [true, false]) {
    for await (const records of readBatches(query, sample)) await writeItems(query, facets, records, sample);
  }
  await createTextIndex(query);
}

/**
 * Writes the values of facets that are new, and those above the values of facets that have become trees, and deletes
 * those of facets that are gone.
 */
async function refreshFacets(query: RunQuery, facets: readonly Facet[]): Promise<void> {
  const written = (await readStored(query, 'facets')).split(',').map(Number);
  const gone = written.filter((number) => facets.every((facet) => facet.number !== number));
  for (const table of ['item_facet', 'dim']) await query(`delete from ${table} where facet = any($1::int2[])`, [gone]);
  const grown = (await readStored(query, 'trees')).split(',').map(Number);
  const fresh = facets.filter(
    ({ number, isTree }) => !written.includes(number) || (isTree === true && !grown.includes(number)),
  );
  if (fresh.length === 0) return;
  for (const sample of [true, false]) {
    for await (const records of readBatches(query, sample)) await addFacetValues(query, fresh, records);
  }
  for (const table of ['item_facet', 'dim']) await query(`analyze ${table}`);
}

async function* readBatches(query: RunQuery, sample: boolean): AsyncGenerator<NumberedRecord[]> {
  for (let after = -1; ; ) {
    const rows = await query(
      'select id, record::text as record from item where sample = $1 and id > $2 order by id limit $3',
      [sample, after, batchSize],
    );
    if (rows.length === 0) return;
    // Written by this very service.
    yield rows.map(({ id, record }) => ({ id: Number(id), record: JSON.parse(String(record)) }));
    after = Number(rows.at(-1)?.id);
  }
}
