import type { RunQuery } from '#services/database/database.ts';

/**
 * What the tables were written for: the version of the words in the index, the numbers of the facets, those of the
 * facets that are trees, the version of the samples. Empty where nothing has been written yet.
 */
export type Stored = 'text' | 'facets' | 'trees' | 'samples';

export async function readStored(query: RunQuery, key: Stored): Promise<string> {
  const [row] = await query('select value from meta where key = $1', [key]);
  return String(row?.value ?? '');
}

export async function writeStored(query: RunQuery, key: Stored, value: string): Promise<void> {
  await query('insert into meta (key, value) values ($1, $2) on conflict (key) do update set value = excluded.value', [
    key,
    value,
  ]);
}
