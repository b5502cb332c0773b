import { describe, expect, it } from 'vitest';
import { migrate } from '#services/database/migrate.ts';
import { testDatabases } from '#services/database/testing/testDatabases.ts';
import { migrations } from './migrations.ts';

describe.for(testDatabases)('long records, on $name', ({ available, create }) => {
  it.runIf(available)('are compressed quickly where the database knows how, and kept in any case', async () => {
    const own = await create();
    const database = await own.open();
    try {
      await migrate(database, migrations);
      const record = JSON.stringify({ abstract: 'Veen, klei en zand. '.repeat(500) });
      await database.query(
        `insert into item (id, record_id, sample, language, year, title, title_key, record)
         values (1, 'one', false, 'nl', 2026, 'Veen', 'veen', $1)`,
        [record],
      );
      const [row] = await database.query(
        `select pg_column_compression(record) as how, record::text as record,
           exists (select from pg_config where name = 'CONFIGURE' and setting like '%--with-lz4%') as "hasLz4" from item`,
      );
      expect(row?.record).toBe(record);
      expect(row?.how).toBe(row?.hasLz4 ? 'lz4' : 'pglz');
    } finally {
      await database.close();
      await own.remove();
    }
  });
});
