import type { Migration } from '#services/database/migrate.ts';

/** Whom an answer goes to, and where one unsubscribes. */
export const headers: Migration = {
  name: 'mail/0002-headers',
  up: async (query) => {
    for (const table of ['mail_outbox', 'mailbox_letter']) {
      await query(`alter table ${table} add column reply_to text, add column unsubscribe text`);
    }
  },
};
