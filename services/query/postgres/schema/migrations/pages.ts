import type { Migration } from '#services/database/migrate.ts';

/** Pages of sites, which are quoted in answers. They stand apart from the records, so that no search counts them. */
export const pages: Migration = {
  name: 'query/0003-pages',
  up: async (query) => {
    await query(`create table if not exists page (
      site text not null,
      address text not null,
      version text not null,
      language text not null,
      title text not null,
      paragraphs json not null,
      search tsvector not null,
      primary key (site, address)
    )`);
    await query('create index if not exists page_search on page using gin (search) with (fastupdate = off)');
  },
};
