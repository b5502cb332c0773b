import type { Migration } from '#services/database/migrate.ts';

const tables = [
  `create table person (
     id text primary key,
     bookmarks json not null,
     changed_at timestamptz not null default now()
   )`,
  `create table comment (
     id int4 generated always as identity primary key,
     author text not null,
     external_id text not null,
     content_subtype text not null,
     title text not null,
     url text not null,
     name text not null,
     content text not null,
     created_at timestamptz not null default now(),
     state text not null default 'shown' check (state in ('shown', 'held', 'removed')),
     reason text,
     request text,
     unique (author, request)
   )`,
  "create index comment_of_item on comment (external_id, created_at desc) where state = 'shown'",
  'create index comment_by_author on comment (author, created_at desc)',
  `create table comment_report (
     comment int4 not null references comment (id) on delete cascade,
     person text not null,
     reason text not null,
     created_at timestamptz not null default now(),
     primary key (comment, person)
   )`,
];

/** Bookmarks, comments and what is reported of them. */
export const people: Migration = {
  name: 'preference/0002-people',
  up: async (query) => {
    for (const table of tables) await query(table);
  },
};
