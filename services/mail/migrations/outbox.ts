import type { Migration } from '#services/database/migrate.ts';

const tables = [
  `create table mail_outbox (
     message_id text primary key,
     recipient text not null,
     subject text not null,
     text text not null,
     html text,
     created_at timestamptz not null default now(),
     attempts int4 not null default 0,
     due_at timestamptz not null default now()
   )`,
  'create index mail_outbox_due on mail_outbox (due_at)',
  `create table mailbox_letter (
     id int4 generated always as identity primary key,
     message_id text not null unique,
     recipient text not null,
     subject text not null,
     text text not null,
     html text,
     received_at timestamptz not null default now()
   )`,
];

/** Letters on their way, and the embedded mailbox in which they arrive. */
export const outbox: Migration = {
  name: 'mail/0001-outbox',
  up: async (query) => {
    for (const table of tables) await query(table);
  },
};
