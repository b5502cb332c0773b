import type { Migration } from '#services/database/migrate.ts';

/**
 * Links that were used, until their time is over. In a table of their own: an older portal that runs beside a newer one
 * takes every row of `identity_link` for a link that still works.
 */
export const usedLinks: Migration = {
  name: 'identity/0003-used-links',
  up: async (query) => {
    await query(
      `create table identity_used_link (
         key text primary key,
         purpose text not null,
         account text not null references identity_account (id) on delete cascade,
         expires_at timestamptz not null
       )`,
    );
    await query('create index identity_used_link_account on identity_used_link (account)');
  },
};
