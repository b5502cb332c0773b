import type { RunQuery } from '#services/database/database.ts';

// Sorting the words of one record in after the other takes twice as long as all else of writing it: they wait in a list,
// which every search reads through as well, and are sorted in together once a batch is written.
const create = 'create index if not exists item_text_search on item_text using gin (search) with (fastupdate = on)';

/** Indexes what has been written, and lets the planner see how much there is. */
export async function createTextIndex(query: RunQuery): Promise<void> {
  await query(create);
  for (const table of ['item', 'item_text']) await query(`analyze ${table}`);
}

/** Before many records are written: an index is made several times quicker once they are there than along the way. */
export async function dropTextIndex(query: RunQuery): Promise<void> {
  await query('drop index if exists item_text_search');
}

/** Sorts in what waits. Nothing happens while there is no index. */
export async function sortIn(query: RunQuery): Promise<void> {
  await query(
    `select gin_clean_pending_list(to_regclass('item_text_search')) where to_regclass('item_text_search') is not null`,
  );
}
