import type { Migration } from '#services/database/migrate.ts';

const tables = [
  `create table identity_secret (
     name text primary key,
     value json not null,
     created_at timestamptz not null default now()
   )`,
  `create table identity_account (
     id text primary key,
     email text not null unique,
     nickname text not null,
     password text not null,
     permissions text[] not null default '{}',
     is_sample boolean not null default false,
     created_at timestamptz not null default now(),
     updated_at timestamptz not null default now()
   )`,
  // What goes with an account: sessions, grants, codes and refresh tokens are found by it.
  `create table identity_state (
     key text primary key,
     model text not null,
     payload json not null,
     uid text,
     grant_id text,
     account text references identity_account (id) on delete cascade,
     consumed_at timestamptz,
     expires_at timestamptz
   )`,
  'create index identity_state_uid on identity_state (uid)',
  'create index identity_state_grant on identity_state (grant_id)',
  'create index identity_state_account on identity_state (account)',
  'create index identity_state_expiry on identity_state (expires_at)',
  `create table identity_link (
     key text primary key,
     purpose text not null,
     email text not null,
     account text references identity_account (id) on delete cascade,
     details json not null,
     expires_at timestamptz not null
   )`,
  'create index identity_link_email on identity_link (email)',
  // As rate-limiter-flexible writes it; its own statements name no columns.
  `create table identity_attempt (
     key varchar(255) primary key,
     points integer not null default 0,
     expire bigint
   )`,
];

/** Accounts, the provider's state and keys, one-time links and counted attempts. */
export const identityTables: Migration = {
  name: 'identity/0001-tables',
  up: async (query) => {
    for (const table of tables) await query(table);
  },
};
