import type { RunQuery } from '#services/database/database.ts';
import type { ChangesRequest, ChangesResult, RecordChange } from '#services/query/ports/searchPort.ts';

const moment = (column: string) => `to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')`;

const changes = `select record_date.record_id as id, ${moment('changed')} as changed, item.record::text as record
  from record_date left join item on item.record_id = record_date.record_id and not deleted`;

export async function readChanges(query: RunQuery, ids: readonly string[]): Promise<readonly RecordChange[]> {
  return (await query(`${changes} where record_date.record_id = any($1::text[])`, [ids])).map(changeOf);
}

export async function listChanges(
  query: RunQuery,
  { from, until, after, limit }: ChangesRequest,
): Promise<ChangesResult> {
  const [parameters, conditions]: [string[], string[]] = [[], ['true']];
  const given = (value: string) => `$${parameters.push(value)}`;
  if (from !== undefined) conditions.push(`changed >= ${given(from)}::timestamptz`);
  if (until !== undefined) conditions.push(`changed < ${given(until)}::timestamptz`);
  const within = conditions.join(' and ');
  const total = `select count(*) as total, (select ${moment('min(changed)')} from record_date) as earliest
    from record_date where ${within}`;
  const [counted] = await query(total, [...parameters]);
  if (after !== undefined) {
    conditions.push(
      `(changed, record_date.record_id) > (${given(after.changed)}::timestamptz, ${given(after.id)}::text)`,
    );
  }
  // One more than is wanted tells whether there are more.
  const rows = await query(
    `${changes} where ${conditions.join(' and ')} order by changed, record_date.record_id limit ${limit + 1}`,
    parameters,
  );
  return {
    earliest: counted?.earliest === null ? undefined : String(counted?.earliest),
    total: Number(counted?.total),
    changes: rows.slice(0, limit).map(changeOf),
    isLast: rows.length <= limit,
  };
}

function changeOf({ id, changed, record }: Record<string, unknown>): RecordChange {
  return {
    id: String(id),
    changed: String(changed),
    // Written by this very service.
    record: record === null ? undefined : JSON.parse(String(record)),
  };
}
