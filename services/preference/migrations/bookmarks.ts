import type { Migration } from '#services/database/migrate.ts';

const statements = [
  `create table bookmark (
     person text not null references person (id) on delete cascade,
     item text not null,
     place int4 not null,
     note text not null default '',
     created_at timestamptz not null default now(),
     primary key (person, item)
   )`,
  `insert into bookmark (person, item, place, created_at)
   select person.id, listed.item, min(listed.place), person.changed_at
   from person, json_array_elements_text(person.bookmarks) with ordinality as listed (item, place)
   group by person.id, listed.item`,
  'alter table person drop column bookmarks, add column shared text unique, add column shared_name text',
];

/** A row for each bookmark, with a note of one's own, and the links by which lists are shared. */
export const bookmarks: Migration = {
  name: 'preference/0004-bookmarks',
  up: async (query) => {
    for (const statement of statements) await query(statement);
  },
};
