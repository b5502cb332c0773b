import { generateMany } from '#samples/records/generateMany.ts';
import { SEED_VERSION } from '#samples/records/seedVersion.ts';
import type { Database } from '#services/database/database.ts';
import { readChange } from '#services/query/api/readChange.ts';
import { indexTables, recreateTables, SCHEMA_VERSION, storeVersion } from '#services/query/postgres/schema/schema.ts';
import { type Change, changeItems } from '#services/query/postgres/writing/changeItems.ts';

const BATCH = 2000;

/** Writes a collection of so many records into an empty database, which is then indexed: quicker than importing it. */
export async function fillCollection(database: Database, count: number): Promise<void> {
  await database.transaction(recreateTables);
  let batch: Change[] = [];
  const write = async () => {
    const changes = batch;
    batch = [];
    await database.transaction((query) => changeItems(query, changes));
  };
  for (const record of generateMany(count)) {
    const read = readChange(record);
    if (read.kind === 'change') batch.push(read.change);
    if (batch.length === BATCH) await write();
  }
  await write();
  await database.transaction(async (query) => {
    await indexTables(query);
    await storeVersion(query, { schema: String(SCHEMA_VERSION), samples: SEED_VERSION });
  });
  for (const table of ['item', 'item_text', 'item_facet', 'dim']) await database.query(`vacuum analyze ${table}`);
}
