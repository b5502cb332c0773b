import type { RunQuery } from '#services/database/database.ts';
import type { Migration } from '#services/database/migrate.ts';
import { writeStored } from '#services/query/postgres/schema/stored.ts';
import { createTextIndex } from '#services/query/postgres/schema/textIndex.ts';

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

/** The tables as they were, with a number of their own, before there were migrations. */
const adopted = '5';

/**
 * The tables of the collection. Those of the last version before migrations are just these and are taken over as they
 * are. Of older ones the imported records are, from which everything else is written again.
 */
export const collection: Migration = {
  name: 'query/0001-collection',
  up: async (query) => {
    const before = await versionBefore(query);
    if (before === adopted) {
      await writeStored(query, 'text', '1');
      await writeStored(query, 'facets', '1,2,3,4,5,6,7');
      return;
    }
    // Tables without a version of their own are older than imports.
    if (before !== '') await query('alter table item rename to item_before');
    for (const table of tables) await query(`drop table if exists ${table}`);
    for (const statement of create) await query(statement);
    if (before !== '') await takeImported(query);
    await createTextIndex(query);
    // A portal from before migrations looks for this row, and would make the tables anew without it.
    await query(`insert into meta (key, value) values ('schema', $1)`, [adopted]);
  },
};

async function versionBefore(query: RunQuery): Promise<string> {
  const [table] = await query(`select to_regclass('meta') is not null as present`);
  if (table?.present !== true) return '';
  const [row] = await query(`select value from meta where key = 'schema'`);
  return String(row?.value ?? '');
}

async function takeImported(query: RunQuery): Promise<void> {
  await query(
    `insert into item (id, record_id, sample, language, year, title, title_key, record)
     select row_number() over (order by id) - 1, record->>'id', false, record->>'language', (record->>'year')::int4,
       record->>'title', '', record from item_before where not sample`,
  );
  await query(`insert into meta (key, value) select 'items', count(*)::text from item`);
  await query('drop table item_before');
}
