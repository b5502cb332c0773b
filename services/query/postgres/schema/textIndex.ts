import type { RunQuery } from '#services/database/database.ts';

// Without fastupdate a search never has to read through a list of entries that are waiting to be sorted in.
const create = 'create index if not exists item_text_search on item_text using gin (search) with (fastupdate = off)';

/** Indexes what has been written, and lets the planner see how much there is. */
export async function createTextIndex(query: RunQuery): Promise<void> {
  await query(create);
  for (const table of ['item', 'item_text']) await query(`analyze ${table}`);
}

/** Before many records are written: an index is made several times quicker once they are there than along the way. */
export async function dropTextIndex(query: RunQuery): Promise<void> {
  await query('drop index if exists item_text_search');
}
