import type { RunQuery } from '#services/database/database.ts';

/*
 * Call these in the transaction that writes, when its turn has come: moments then follow each other as changes show.
 */

const upsert = `on conflict (record_id) do update set changed = excluded.changed, deleted = excluded.deleted`;

/** Notes that records were written now. */
export async function dateWritten(query: RunQuery, recordIds: readonly string[]): Promise<void> {
  await query(
    `insert into record_date select id, statement_timestamp(), false from unnest($1::text[]) as written (id) ${upsert}`,
    [recordIds],
  );
}

/** Notes that the records of these items, which are still there, are deleted now. */
export async function dateDeleted(query: RunQuery, items: readonly number[]): Promise<void> {
  await query(
    `insert into record_date select record_id, statement_timestamp(), true from item where id = any($1::int4[]) ${upsert}`,
    [items],
  );
}
