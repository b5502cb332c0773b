import type { Migration } from '#services/database/migrate.ts';

/** What a letter says where its files cannot go along, by why. */
export const withoutFiles: Migration = {
  name: 'mail/0003-without-files',
  up: async (query) => {
    await query(
      'alter table mail_outbox add column text_files_too_large text, add column text_files_not_accepted text',
    );
  },
};
