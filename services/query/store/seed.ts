import type { Database } from '../../database/database.ts';
import { SEED_VERSION } from '../records/seedVersion.ts';
import { indexTables, recreateTables, SCHEMA_VERSION, storedVersion, storeVersion } from './schema.ts';
import { writeItems } from './writeItems.ts';

/**
 * Writes the embedded collection when the database holds none, or one of another version. All or nothing: a start that
 * is cut off halfway leaves what was there before. Returns how many records were written; 0 when all was well.
 */
export async function seed(database: Database): Promise<number> {
  const version = `${SCHEMA_VERSION}-${SEED_VERSION}`;
  if ((await storedVersion(database.query)) === version) return 0;
  // Loaded only when it is needed: the vocabularies are the largest part of the service's code.
  const { generateRecords } = await import('../records/generateRecords.ts');
  const records = generateRecords();
  await database.transaction(async (query) => {
    await recreateTables(query);
    await writeItems(query, records);
    await indexTables(query);
    await storeVersion(query, version);
  });
  return records.length;
}
