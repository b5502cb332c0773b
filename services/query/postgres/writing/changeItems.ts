import type { RunQuery } from '#services/database/database.ts';
import type { Facet } from '#services/query/collection/facet.ts';
import type { CollectionRecord } from '#services/query/collection/record.ts';
import type { Change, Outcome } from '#services/query/ports/collectionPort.ts';
import { announce, takeTurn } from '#services/query/postgres/schema/coordination.ts';
import { dateDeleted, dateWritten } from './recordDates.ts';
import { recordText } from './recordText.ts';
import { type NumberedRecord, writeItems } from './writeItems.ts';

/** Is given what was written, and the number of the change, before it is committed. */
export type Wrote = (version: number, records: readonly NumberedRecord[]) => void;

interface Options {
  readonly sample?: boolean | undefined;
  readonly tell?: typeof announce;
  readonly wrote?: Wrote;
}

/** As many records as one statement takes. */
const batchSize = 250;

/**
 * Brings records to the state given, in this order; several changes of one record become the last of them. What is
 * there already is not written again, so that the same changes may come twice. An imported record (`sample` false)
 * takes the place of a sample with its identifier, never the other way round. Call it inside a transaction whose turn
 * has come; the words that were written wait for `sortIn`.
 */
export async function changeItems(
  query: RunQuery,
  facets: readonly Facet[],
  changes: readonly Change[],
  { sample = false, tell = announce, wrote }: Options = {},
): Promise<Outcome> {
  const outcome = { written: 0, unchanged: 0, deleted: 0 };
  const touched: number[] = [];
  const put: NumberedRecord[] = [];
  const all = [...lastOf(changes)];
  for (let at = 0; at < all.length; at += batchSize) {
    const batch = all.slice(at, at + batchSize);
    const known = await readKnown(
      query,
      batch.map(([id]) => id),
    );
    const wanted = batch.flatMap(([id, change]) => {
      if (change.kind === 'delete') return [];
      const found = known.get(id);
      const stays = found !== undefined && (sample && !found.sample ? true : isSame(found, change.record, sample));
      return stays ? [] : [{ id: found?.id, record: change.record }];
    });
    const gone = batch.flatMap(([id, { kind }]) => (kind === 'delete' ? (known.get(id)?.id ?? []) : []));
    const records = await number(query, wanted);
    if (records.length > 0) {
      const ids = records.map(({ record }) => record.id);
      await writeItems(query, facets, records, sample);
      await dateWritten(query, ids);
    }
    if (gone.length > 0) await deleteItems(query, gone);
    put.push(...records);
    touched.push(...records.map(({ id }) => id), ...gone);
    outcome.written += records.length;
    outcome.deleted += gone.length;
    outcome.unchanged += batch.length - records.length - gone.length;
  }
  if (touched.length > 0) {
    const version = await tell(query, touched);
    wrote?.(version, put);
  }
  return outcome;
}

/** By identifier: several changes of one record become the last of them. */
export function lastOf(changes: readonly Change[]): ReadonlyMap<string, Change> {
  return new Map(changes.map((change) => [change.kind === 'put' ? change.record.id : change.id, change]));
}

/** Deletes every sample that is not among the given identifiers. Call it inside a transaction. */
export async function deleteSamples(query: RunQuery, except: readonly string[]): Promise<number> {
  await takeTurn(query);
  const rows = await query('select id from item where sample and record_id <> all($1::text[])', [except]);
  const ids = rows.map(({ id }) => Number(id));
  await deleteItems(query, ids);
  if (ids.length > 0) await announce(query, ids);
  return ids.length;
}

interface Known {
  readonly id: number;
  readonly sample: boolean;
  readonly record: string;
}

async function readKnown(query: RunQuery, recordIds: readonly string[]): Promise<Map<string, Known>> {
  const rows = await query(
    'select record_id, id, sample, record::text as record from item where record_id = any($1::text[])',
    [recordIds],
  );
  return new Map(
    rows.map((row) => [
      String(row.record_id),
      { id: Number(row.id), sample: row.sample === true, record: String(row.record) },
    ]),
  );
}

function isSame(known: Known, record: CollectionRecord, sample: boolean): boolean {
  return known.sample === sample && known.record === recordText(record);
}

/** New records take the next numbers. */
async function number(
  query: RunQuery,
  records: readonly { id: number | undefined; record: CollectionRecord }[],
): Promise<NumberedRecord[]> {
  const fresh = records.filter(({ id }) => id === undefined).length;
  const [row] = await query(
    `insert into meta (key, value) values ('items', $1::int4::text)
     on conflict (key) do update set value = (meta.value::int4 + $1::int4)::text returning value::int4 as next`,
    [fresh],
  );
  let next = Number(row?.next) - fresh;
  return records.map(({ id, record }) => {
    if (id !== undefined) return { id, record };
    next += 1;
    return { id: next - 1, record };
  });
}

async function deleteItems(query: RunQuery, ids: readonly number[]): Promise<void> {
  await dateDeleted(query, ids);
  await query('delete from item_facet where item = any($1::int4[])', [ids]);
  await query('delete from item_text where item = any($1::int4[])', [ids]);
  await query('delete from item where id = any($1::int4[])', [ids]);
}
