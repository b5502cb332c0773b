import { SEED_VERSION } from '#samples/records/seedVersion.ts';
import type { Database, RunQuery } from '#services/database/database.ts';
import { readChange } from '#services/query/api/readChange.ts';
import { foldLinks } from '#services/query/collection/record.ts';
import {
  indexTables,
  recreateTables,
  SCHEMA_VERSION,
  storedVersion,
  storeVersion,
  takeTurn,
} from '#services/query/postgres/schema/schema.ts';
import { type Change, changeItems, deleteSamples } from './changeItems.ts';

const wanted = { schema: String(SCHEMA_VERSION), samples: SEED_VERSION };

/** Records read at a time while all of them are written anew. */
const BATCH = 500;

/**
 * Makes the tables and writes the sample collection, where the database holds none or those of another version.
 * Imported records stay: when the tables change they are written anew from their own text. All or nothing: a start that
 * is cut off halfway leaves what was there before. Returns how many records were written; 0 when all was well.
 */
export async function seed(database: Database): Promise<number> {
  const isCurrent = async (query: RunQuery) => {
    const stored = await storedVersion(query);
    return stored.schema === wanted.schema && stored.samples === wanted.samples;
  };
  if (await isCurrent(database.query)) return 0;
  // Loaded only when it is needed: the vocabularies are the largest part of the service's code.
  const { generateRecords } = await import('#samples/records/generateRecords.ts');
  return database.transaction(async (query) => {
    await takeTurn(query);
    // Another portal that starts on the same database may have done it meanwhile.
    if (await isCurrent(query)) return 0;
    const remade = await remakeTables(query);
    const samples = generateRecords().map((record): Change => ({ kind: 'put', record: foldLinks(record) }));
    const { written } = await changeItems(query, samples, true);
    await deleteSamples(
      query,
      samples.flatMap((change) => (change.kind === 'put' ? [change.record.id] : [])),
    );
    if (remade !== undefined) await indexTables(query);
    await storeVersion(query, wanted);
    return written + (remade ?? 0);
  });
}

/** Returns how many imported records were written into new tables; `undefined` when the old tables will do. */
async function remakeTables(query: RunQuery): Promise<number | undefined> {
  const { schema } = await storedVersion(query);
  if (schema === wanted.schema) return undefined;
  // Tables without a version of their own are older than imports.
  if (schema !== '') {
    await query('alter table item rename to item_before');
  }
  await recreateTables(query);
  if (schema === '') return 0;
  const moved = await moveImported(query);
  await query('drop table item_before');
  return moved;
}

async function moveImported(query: RunQuery): Promise<number> {
  let moved = 0;
  for (let after = -1; ; ) {
    const rows = await query('select id, record from item_before where not sample and id > $1 order by id limit $2', [
      after,
      BATCH,
    ]);
    if (rows.length === 0) return moved;
    const changes = rows.map(({ record }) => changeOf(record));
    moved += (await changeItems(query, changes)).written;
    after = Number(rows.at(-1)?.id);
  }
}

function changeOf(record: unknown): Change {
  const read = readChange(record);
  if (read.kind === 'bad') throw new Error(`A record in the database cannot be read: ${read.reason}`);
  return read.change;
}
