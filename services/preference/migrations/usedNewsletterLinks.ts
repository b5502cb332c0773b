import type { Migration } from '#services/database/migrate.ts';

/**
 * Links in newsletters' letters that were used, until their time is over: of the address only a hash. In a table of their
 * own: an older portal that runs beside a newer one takes every row of `newsletter_link` for a link that still works.
 */
export const usedNewsletterLinks: Migration = {
  name: 'preference/0007-used-newsletter-links',
  up: async (query) => {
    await query(
      `create table newsletter_used_link (
         key text primary key,
         purpose text not null check (purpose in ('confirm', 'stop')),
         address text not null,
         list text not null,
         site text not null,
         language text not null,
         expires_at timestamptz not null
       )`,
    );
    await query('create index newsletter_used_link_address on newsletter_used_link (address, list)');
    await query('create index newsletter_used_link_expiry on newsletter_used_link (expires_at)');
  },
};
