import type { RunQuery } from '#services/database/database.ts';

/** Raise it with every change of the tables or of what is written in them: the collection is then written anew. */
export const SCHEMA_VERSION = 5;

/** Writers of the collection take turns, so that changes are numbered in the order in which they show. */
const WRITERS = 7_061;

// An item's `id` is its row in the columns in memory: 0, 1, 2, … and never another record's afterwards. The identifier
// that visitors know is `record_id`. A `sample` comes with the portal; everything else was imported.
const create = [
  'create table meta (key text primary key, value text not null)',
  `create table item (
     id int4 primary key,
     record_id text not null unique,
     sample bool not null,
     language text not null,
     year int4 not null,
     title text not null,
     title_key text not null,
     record json not null
   )`,
  // What matching walks along. A search of a broad term comes by tens of thousands of rows, so that they have to be
  // narrow: a row of the number alone, with the text beside the table. PostgreSQL moves text out of a row only when the
  // row is longer than two kilobytes. Hence the padding, which it then presses into some thirty bytes.
  'create table item_text (item int4 primary key, search tsvector not null, pad text not null) with (toast_tuple_target = 128)',
  'alter table item_text alter column search set storage external, alter column pad set storage main',
  'create table item_facet (item int4, facet int2, value int4, primary key (item, facet, value))',
  'create table dim (facet int2, id int4, value text not null, primary key (facet, id), unique (facet, value))',
  // Which items each transaction wrote or deleted, for the columns in the memory of every portal.
  'create table item_change (version int4 primary key, items int4[] not null)',
  // How far an import of a file has come, written together with what it wrote.
  'create table import_progress (source text primary key, line int4 not null, at timestamptz not null default now())',
];

const tables = ['meta', 'item', 'item_text', 'item_facet', 'dim', 'item_change', 'import_progress'];

// Without fastupdate a search never has to read through a list of entries that are waiting to be sorted in.
const index = 'create index item_text_search on item_text using gin (search) with (fastupdate = off)';

/** Waits for the turn to write the collection, which lasts until the transaction ends. */
export async function takeTurn(query: RunQuery): Promise<void> {
  await query('select pg_advisory_xact_lock($1)', [WRITERS]);
}

/** Drops the tables and makes them anew, empty, without the index of the texts. Call it inside a transaction. */
export async function recreateTables(query: RunQuery): Promise<void> {
  for (const table of tables) await query(`drop table if exists ${table}`);
  for (const statement of create) await query(statement);
}

/** Indexes what has been written: once, after the items, which is several times quicker than along the way. */
export async function indexTables(query: RunQuery): Promise<void> {
  await query(index);
  for (const table of ['item', 'item_text']) await query(`analyze ${table}`);
}

/** Which tables and which sample records the database holds; empty texts where it holds none. */
export type StoredVersion = { schema: string; samples: string };

export async function storedVersion(query: RunQuery): Promise<StoredVersion> {
  const [table] = await query(`select to_regclass('meta') is not null as present`);
  if (table?.present !== true) return { schema: '', samples: '' };
  const rows = await query(`select key, value from meta where key in ('schema', 'samples')`);
  const stored = (key: string) => String(rows.find((row) => row.key === key)?.value ?? '');
  return { schema: stored('schema'), samples: stored('samples') };
}

export async function storeVersion(query: RunQuery, { schema, samples }: StoredVersion): Promise<void> {
  await query(
    `insert into meta (key, value) values ('schema', $1), ('samples', $2)
     on conflict (key) do update set value = excluded.value`,
    [schema, samples],
  );
}
