import type { Migration } from '#services/database/migrate.ts';

/** The words of records are sorted into their index a batch at a time (`textIndex.ts`). */
export const sortedTogether: Migration = {
  name: 'query/0004-sorted-together',
  up: async (query) => {
    await query('alter index if exists item_text_search set (fastupdate = on)');
  },
};
