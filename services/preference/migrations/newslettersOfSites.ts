import type { Migration } from '#services/database/migrate.ts';

/** A newsletter that its editor gave no id is its site's own: until now those of all sites were one. */
export const newslettersOfSites: Migration = {
  name: 'preference/0008-newsletters-of-sites',
  up: async (query) => {
    await query(
      `update subscription set list = site where list = '' and site <> '' and not exists (
         select 1 from subscription as known where known.email = subscription.email and known.list = subscription.site)`,
    );
    for (const table of ['newsletter_link', 'newsletter_used_link']) {
      await query(`update ${table} set list = site where list = '' and site <> ''`);
    }
  },
};
