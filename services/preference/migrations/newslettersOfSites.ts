import type { Migration } from '#services/database/migrate.ts';

const statements = [
  // A link that ends one stood in letters of every site, which told that the newsletter of all was read already.
  `update newsletter_link set list = subscription.site from subscription
   where newsletter_link.purpose = 'stop' and newsletter_link.list = '' and subscription.site <> ''
     and subscription.email = newsletter_link.email and subscription.list = ''`,
  "update newsletter_link set list = site where list = '' and site <> ''",
  "update newsletter_used_link set list = site where list = '' and site <> ''",
  `update subscription set list = site where list = '' and site <> '' and not exists (
     select 1 from subscription as known where known.email = subscription.email and known.list = subscription.site)`,
  // Who has the site's by its id has it once: no link would end the other one.
  "delete from subscription where list = '' and site <> ''",
];

/** A newsletter that its editor gave no id is its site's own: until now those of all sites were one. */
export const newslettersOfSites: Migration = {
  name: 'preference/0008-newsletters-of-sites',
  up: async (query) => {
    for (const statement of statements) await query(statement);
  },
};
