import { expect, it } from 'vitest';
import { migrate } from '#services/database/migrate.ts';
import { testDatabases } from '#services/database/testing/testDatabases.ts';
import { newsletters } from '../migrations/newsletters.ts';
import { submissions } from '../migrations/submissions.ts';
import { startTestPreference } from '../testing/testPreference.ts';

for (const { name, available, create } of testDatabases) {
  it.runIf(available)(
    `newsletters without an id from before are their sites’ own on ${name}`,
    async () => {
      const own = await create();
      const database = await own.open();
      try {
        await migrate(database, [submissions, newsletters]);
        await database.query(`insert into subscription (email, list, site) values
          ('anna@example.nl', '', 'coegroen'), ('bram@example.nl', '', 'coegroen'),
          ('bram@example.nl', 'coegroen', 'coegroen'), ('eva@example.nl', 'bodem', 'coegroen'), ('oud@example.nl', '', '')`);
        const preference = await startTestPreference(database);
        await preference.close();
        expect(await database.query('select email, list from subscription order by email, list')).toEqual([
          { email: 'anna@example.nl', list: 'coegroen' },
          { email: 'bram@example.nl', list: '' },
          { email: 'bram@example.nl', list: 'coegroen' },
          { email: 'eva@example.nl', list: 'bodem' },
          { email: 'oud@example.nl', list: '' },
        ]);
      } finally {
        await database.close();
        await own.remove();
      }
    },
    60_000,
  );
}
