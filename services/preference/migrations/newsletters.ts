import type { Migration } from '#services/database/migrate.ts';

const statements = [
  `alter table subscription
     add column id int4 generated always as identity,
     add column site text not null default '',
     add column language text not null default '',
     add column title text not null default ''`,
  'create unique index subscription_id on subscription (id)',
  `create table newsletter_link (
     key text primary key,
     purpose text not null check (purpose in ('confirm', 'stop')),
     email text not null,
     list text not null,
     site text not null,
     language text not null,
     title text not null,
     expires_at timestamptz not null
   )`,
  'create index newsletter_link_email on newsletter_link (email, list)',
  'create index newsletter_link_expiry on newsletter_link (expires_at)',
  // As rate-limiter-flexible writes it; its own statements name no columns.
  `create table preference_attempt (
     key varchar(255) primary key,
     points integer not null default 0,
     expire bigint
   )`,
];

/** What subscriptions are about, the links in letters that begin and end them, and counted attempts. */
export const newsletters: Migration = {
  name: 'preference/0003-newsletters',
  up: async (query) => {
    for (const statement of statements) await query(statement);
  },
};
