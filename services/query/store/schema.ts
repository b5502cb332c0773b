import type { RunQuery } from '../../database/database.ts';

/** Raise it with every change of the tables or of what is written in them: the collection is then written anew. */
export const SCHEMA_VERSION = 3;

const drop = ['meta', 'item', 'item_facet', 'dim'].map((table) => `drop table if exists ${table}`);

// An item's `id` is its row in the columns in memory: 0, 1, 2, … The identifier that visitors know is `record_id`.
const create = [
  'create table meta (key text primary key, value text not null)',
  `create table item (
     id int4 primary key,
     record_id text not null unique,
     language text not null,
     year int4 not null,
     title text not null,
     title_key text not null,
     record json not null,
     search tsvector not null
   )`,
  'create table item_facet (item int4, facet int2, value int4, primary key (item, facet, value))',
  'create table dim (facet int2, id int4, value text not null, primary key (facet, id), unique (facet, value))',
];

// Without fastupdate a search never has to read through a list of entries that are waiting to be sorted in.
const index = 'create index item_search on item using gin (search) with (fastupdate = off)';

/** Drops the tables and makes them anew, empty. Call it inside a transaction. */
export async function recreateTables(query: RunQuery): Promise<void> {
  for (const statement of [...drop, ...create]) await query(statement);
}

/** Indexes what has been written: once, after the items, which is several times quicker than along the way. */
export async function indexTables(query: RunQuery): Promise<void> {
  await query(index);
  await query('analyze item');
}

/** The version of what the database holds; empty when it holds nothing. */
export async function storedVersion(query: RunQuery): Promise<string> {
  const [table] = await query(`select to_regclass('meta') is not null as present`);
  if (table?.present !== true) return '';
  const [row] = await query(`select value from meta where key = 'version'`);
  return typeof row?.value === 'string' ? row.value : '';
}

export async function storeVersion(query: RunQuery, version: string): Promise<void> {
  await query(`insert into meta (key, value) values ('version', $1)`, [version]);
}
