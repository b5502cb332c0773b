import type { RunQuery } from '#services/database/database.ts';
import { OutOfStep, type Reached } from '#services/query/ports/collectionPort.ts';

/** Up to which line a source has been read; 0 when it has not been begun. */
export async function readProgress(query: RunQuery, source: string): Promise<number> {
  const [row] = await query('select line from import_progress where source = $1', [source]);
  return Number(row?.line ?? 0);
}

/**
 * Call it in the transaction that writes what stands on these lines, when its turn has come.
 * @throws {OutOfStep} when what came before is not there
 */
export async function storeProgress(query: RunQuery, { source, line, after }: Reached): Promise<void> {
  if (after !== undefined) {
    const before = await readProgress(query, source);
    if (before !== after) throw new OutOfStep(`The source has been read up to ${before}, not ${after}.`);
  }
  await query(
    `insert into import_progress (source, line) values ($1, $2)
     on conflict (source) do update set line = excluded.line, at = now()`,
    [source, line],
  );
}

/** Forgets a source, and lets the database see how much there is now: the embedded one does nothing by itself. */
export async function tidyUp(query: RunQuery, source: string): Promise<void> {
  await query('delete from import_progress where source = $1', [source]);
  for (const table of ['item', 'item_text', 'item_facet', 'dim']) await query(`vacuum analyze ${table}`);
}
