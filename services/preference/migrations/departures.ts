import type { Migration } from '#services/database/migrate.ts';

/** Accounts that were closed, while tokens of theirs may still be about. */
export const departures: Migration = {
  name: 'preference/0006-departures',
  up: async (query) => {
    await query('create table departed_person (id text primary key, until timestamptz not null)');
  },
};
