import type { Migration } from '#services/database/migrate.ts';

/** Whom an answer goes to, where one unsubscribes, and files. */
export const headers: Migration = {
  name: 'mail/0002-headers',
  up: async (query) => {
    for (const table of ['mail_outbox', 'mailbox_letter']) {
      await query(`alter table ${table} add column reply_to text, add column unsubscribe text`);
    }
    await query(`create table mail_attachment (
      message_id text not null references mail_outbox (message_id) on delete cascade,
      place int4 not null,
      name text not null,
      bytes bytea not null,
      primary key (message_id, place)
    )`);
  },
};
