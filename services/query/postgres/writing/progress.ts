import type { RunQuery } from '#services/database/database.ts';
import { OutOfStep, type Reached } from '#services/query/ports/collectionPort.ts';

/** Up to which line a source has been read; 0 when it has not been begun. */
export async function readProgress(query: RunQuery, source: string): Promise<number> {
  const [row] = await query('select line from import_progress where source = $1', [source]);
  return Number(row?.line ?? 0);
}

/**
 * Call it in a transaction whose turn has come, before what stands on these lines is written.
 * @throws {OutOfStep} when what came before is not there
 */
export async function expectProgress(query: RunQuery, { source, after }: Reached): Promise<void> {
  if (after === undefined) return;
  const before = await readProgress(query, source);
  if (before !== after) throw new OutOfStep(`The source has been read up to ${before}, not ${after}.`);
}

/** Call it in the transaction that writes the last of what stands on these lines. */
export async function storeProgress(query: RunQuery, { source, line }: Reached): Promise<void> {
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
