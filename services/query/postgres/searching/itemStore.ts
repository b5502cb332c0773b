import { LRUCache } from 'lru-cache';
import type { RunQuery } from '#services/database/database.ts';
import type { SuggestedTitle } from '#services/query/ports/searchPort.ts';
import { createMoments, type Memory } from '#services/query/postgres/memory.ts';

/** How much memory records and titles that were read may take, in bytes each. */
const recordsBytes = 8 * 1024 * 1024;
const titlesBytes = 4 * 1024 * 1024;
/** The same for records that have just come in: lists by year show some thousand of them. */
const freshBytes = 32 * 1024 * 1024;

/** Reads items, and remembers the records and titles that results were made of. */
export interface ItemStore extends Memory {
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
  const moments = createMoments();
  const memoryOf = (maxSize: number) =>
    new LRUCache<number, string>({ maxSize, sizeCalculation: (text) => 2 * text.length + 64 });
  // What comes in is among the results at once, but must not take the place of what has been read often.
  const fresh = memoryOf(freshBytes);
  const textsOf = (column: 'record' | 'title', maxSize: number) => {
    const remembered = memoryOf(maxSize);
    /** What came in is a result now: it is remembered like all that was read. */
    const takeFresh = (id: number) => {
      const text = column === 'record' ? fresh.get(id) : undefined;
      if (text !== undefined) remembered.set(id, text);
      return text;
    };
    const read = async (ids: readonly number[]): Promise<ReadonlyMap<number, string>> => {
      const found = new Map<number, string>();
      for (const id of ids) {
        const known = remembered.get(id) ?? takeFresh(id);
        if (known !== undefined) found.set(id, known);
      }
      const unknown = ids.filter((id) => !found.has(id));
      if (unknown.length === 0) return found;
      const isCurrent = moments.begin();
      const rows = await query(`select id, ${column}::text as text from item where id = any($1::int4[])`, [unknown]);
      for (const { id, text } of rows) {
        found.set(Number(id), textOf(text));
        if (isCurrent()) remembered.set(Number(id), textOf(text));
      }
      return found;
    };
    return { remembered, read };
  };
  const records = textsOf('record', recordsBytes);
  const titles = textsOf('title', titlesBytes);
  const all = [records.remembered, titles.remembered, fresh];

  return {
    readRecords: async (ids) => {
      const found = await records.read(ids);
      return ids.flatMap((id) => found.get(id) ?? []);
    },
    readTitles: titles.read,
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
    prepare: async ({ items, written }) => {
      moments.leave();
      return () => {
        for (const memory of all) for (const id of items) memory.delete(id);
        for (const [id, { record, title }] of written) {
          fresh.set(id, record);
          titles.remembered.set(id, title);
        }
        moments.arrive();
      };
    },
    forget: () => {
      for (const memory of all) memory.clear();
      moments.arrive();
    },
  };
}

function textOf(value: unknown): string {
  if (typeof value !== 'string') throw new Error('Expected a text.');
  return value;
}
