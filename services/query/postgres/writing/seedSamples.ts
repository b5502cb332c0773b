import type { Database } from '#services/database/database.ts';
import type { Facet } from '#services/query/collection/facet.ts';
import { foldLinks } from '#services/query/collection/record.ts';
import type { SampleRecords } from '#services/query/ports/collectionPort.ts';
import { takeTurn } from '#services/query/postgres/schema/coordination.ts';
import { readStored, writeStored } from '#services/query/postgres/schema/stored.ts';
import { createTextIndex, dropTextIndex, sortIn } from '#services/query/postgres/schema/textIndex.ts';
import { changeItems, deleteSamples } from './changeItems.ts';

/**
 * Writes the samples where the database holds none or those of another version; imported records stay. All or nothing:
 * a start that is cut off halfway leaves what was there before. Returns how many were written.
 */
export async function seedSamples(
  database: Database,
  facets: readonly Facet[],
  { version, load }: SampleRecords,
): Promise<number> {
  if ((await readStored(database.query, 'samples')) === version) return 0;
  const records = await load();
  return database.transaction(async (query) => {
    await takeTurn(query);
    // Another portal that starts on the same database may have done it meanwhile.
    if ((await readStored(query, 'samples')) === version) return 0;
    const isEmpty = (await query('select 1 from item limit 1')).length === 0;
    if (isEmpty) await dropTextIndex(query);
    const changes = records.map((record) => ({ kind: 'put' as const, record: foldLinks(record) }));
    const { written } = await changeItems(query, facets, changes, { sample: true });
    await deleteSamples(
      query,
      records.map(({ id }) => id),
    );
    await (isEmpty ? createTextIndex(query) : sortIn(query));
    await writeStored(query, 'samples', version);
    return written;
  });
}

/** Deletes all samples; a later start with samples writes them anew. Returns how many there were. */
export async function clearSamples(database: Database): Promise<number> {
  return database.transaction(async (query) => {
    const deleted = await deleteSamples(query, []);
    await writeStored(query, 'samples', '');
    return deleted;
  });
}
