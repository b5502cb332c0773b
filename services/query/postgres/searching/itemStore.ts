import type { RunQuery } from '#services/database/database.ts';
import type { SuggestedTitle } from '#services/query/ports/searchPort.ts';

export interface ItemStore {
  /** The records of items as JSON text, in the order of the ids. */
  readonly readRecords: (ids: readonly number[]) => Promise<string[]>;
  readonly readTitles: (ids: readonly number[]) => Promise<ReadonlyMap<number, string>>;
  /** Identifiers and titles of the items with these numbers, the last not included, and one more than the highest number. */
  readonly readPart: (from: number, to: number) => Promise<{ size: number; records: SuggestedTitle[] }>;
  /** The number of the item with this identifier. */
  readonly numberOf: (recordId: string) => Promise<number | undefined>;
  /** What the records of items are called; one that has gone meanwhile is left out. */
  readonly readNames: (ids: readonly number[]) => Promise<ReadonlyMap<number, { id: string; title: string }>>;
  /** One record as JSON text, or `undefined` when there is none with this identifier. */
  readonly readRecord: (recordId: string) => Promise<string | undefined>;
}

export function createItemStore(query: RunQuery): ItemStore {
  return {
    readRecords: async (ids) => {
      if (ids.length === 0) return [];
      const rows = await query(
        `select record::text as record from item join unnest($1::int4[]) with ordinality as asked (id, place) using (id)
         order by place`,
        [ids],
      );
      return rows.map((row) => textOf(row.record));
    },
    readTitles: async (ids) => {
      const rows = await query('select id, title from item where id = any($1::int4[])', [ids]);
      return new Map(rows.map(({ id, title }) => [Number(id), textOf(title)]));
    },
    readPart: async (from, to) => {
      const [highest] = await query('select coalesce(max(id) + 1, 0) as size from item');
      const rows = await query('select record_id, title from item where id >= $1 and id < $2 order by id', [from, to]);
      return {
        size: Number(highest?.size),
        records: rows.map((row) => ({ id: textOf(row.record_id), title: textOf(row.title) })),
      };
    },
    numberOf: async (recordId) => {
      if (recordId.includes('\0')) return undefined;
      const [row] = await query('select id from item where record_id = $1', [recordId]);
      return row === undefined ? undefined : Number(row.id);
    },
    readNames: async (ids) => {
      if (ids.length === 0) return new Map();
      const rows = await query('select id, record_id, title from item where id = any($1::int4[])', [ids]);
      return new Map(rows.map((row) => [Number(row.id), { id: textOf(row.record_id), title: textOf(row.title) }]));
    },
    readRecord: async (recordId) => {
      // PostgreSQL has no text with this character in it, and says so with an error.
      if (recordId.includes('\0')) return undefined;
      const [row] = await query('select record::text as record from item where record_id = $1', [recordId]);
      return row === undefined ? undefined : textOf(row.record);
    },
  };
}

function textOf(value: unknown): string {
  if (typeof value !== 'string') throw new Error('Expected a text.');
  return value;
}
