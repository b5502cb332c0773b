import type { Migration } from '#services/database/migrate.ts';

/** What networks asked the portals that share a database for, counted; as rate-limiter-flexible writes it. */
export const rateTable: Migration = {
  name: 'limits/0001-rates',
  up: async (query) => {
    await query(`create table portal_rate (
      key varchar(255) primary key,
      points integer not null default 0,
      expire bigint
    )`);
    await query('create index portal_rate_expire on portal_rate (expire)');
  },
};

/** For how long something is counted at most (seconds). */
export const longestRate = 24 * 60 * 60;
