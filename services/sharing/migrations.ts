import type { Migration } from '#services/database/migrate.ts';

/** What portals side by side share beside the services' own tables. */
export const sharingTables: Migration = {
  name: 'sharing/0001-tables',
  up: async (query) => {
    await query('create table portal_secret (name text primary key, value text not null)');
    // What is kept for some minutes under a name; without bytes it is on its way.
    await query(`create table portal_shelf (
      kind text not null,
      name text not null,
      bytes bytea,
      expire bigint not null,
      primary key (kind, name)
    )`);
    await query('create index portal_shelf_expire on portal_shelf (expire)');
    await query('create table portal_notice (version integer primary key, notice text not null)');
  },
};
