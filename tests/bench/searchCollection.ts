import { generateMany } from '#samples/records/generateMany.ts';
import { sampleRecords } from '#samples/records/sampleRecords.ts';
import type { Database } from '#services/database/database.ts';
import { migrate } from '#services/database/migrate.ts';
import { readChange } from '#services/query/api/readChange.ts';
import { facets } from '#services/query/collection/facets.ts';
import { placeFacet } from '#services/query/engine/indexing/placeFacet.ts';
import type { Change } from '#services/query/ports/collectionPort.ts';
import { takeTurn } from '#services/query/postgres/schema/coordination.ts';
import { migrations } from '#services/query/postgres/schema/migrations.ts';
import { writeStored } from '#services/query/postgres/schema/stored.ts';
import { createTextIndex, dropTextIndex } from '#services/query/postgres/schema/textIndex.ts';
import { changeItems } from '#services/query/postgres/writing/changeItems.ts';
import { refreshIndex } from '#services/query/postgres/writing/refreshIndex.ts';

const batchSize = 2000;

/** As the engine has them: a service that starts would write what is missing. */
const indexed = [...facets, placeFacet];

/** Writes a collection of so many records into an empty database, which is then indexed: quicker than importing it. */
export async function fillCollection(database: Database, count: number): Promise<void> {
  await migrate(database, migrations);
  await refreshIndex(database, indexed);
  await database.transaction(dropTextIndex);
  let batch: Change[] = [];
  const write = async () => {
    const changes = batch;
    batch = [];
    await database.transaction(async (query) => {
      await takeTurn(query);
      await changeItems(query, indexed, changes);
    });
  };
  for (const record of generateMany(count)) {
    const read = readChange(record);
    if (read.kind === 'change') batch.push(read.change);
    if (batch.length === batchSize) await write();
  }
  await write();
  await database.transaction(async (query) => {
    await createTextIndex(query);
    await writeStored(query, 'samples', sampleRecords.version);
  });
  for (const table of ['item', 'item_text', 'item_facet', 'dim']) await database.query(`vacuum analyze ${table}`);
}
