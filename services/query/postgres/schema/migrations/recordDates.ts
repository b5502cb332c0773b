import type { Migration } from '#services/database/migrate.ts';

/**
 * When each record was last written, or deleted: what others keep a copy by. Records that are there already count as
 * written now; what was deleted before is not known.
 */
export const recordDates: Migration = {
  name: 'query/0002-record-dates',
  up: async (query) => {
    await query('drop table if exists record_date');
    await query(
      'create table record_date (record_id text primary key, changed timestamptz not null, deleted bool not null)',
    );
    await query('insert into record_date select record_id, statement_timestamp(), false from item');
    await query('create index record_date_changed on record_date (changed, record_id)');
  },
};
