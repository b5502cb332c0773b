import type { Migration } from '#services/database/migrate.ts';

// Tables that are there were made before there were migrations, and are these.
const tables = [
  `create table if not exists subscription (
     email text not null,
     list text not null,
     created_at timestamptz not null default now(),
     primary key (email, list)
   )`,
  `create table if not exists submission (
     id int4 generated always as identity primary key,
     form text not null,
     fields json not null,
     created_at timestamptz not null default now()
   )`,
  `create table if not exists submission_file (
     submission int4 not null references submission (id) on delete cascade,
     field text not null,
     name text not null,
     bytes bytea not null
   )`,
];

/** Newsletters and forms. */
export const submissions: Migration = {
  name: 'preference/0001-submissions',
  up: async (query) => {
    for (const table of tables) await query(table);
  },
};
