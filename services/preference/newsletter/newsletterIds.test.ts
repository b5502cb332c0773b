import { expect, it } from 'vitest';
import { migrate } from '#services/database/migrate.ts';
import { testDatabases } from '#services/database/testing/testDatabases.ts';
import { hashOf } from '#services/hashOf.ts';
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
        const token = 'eerder';
        await database.query(
          `insert into newsletter_link (key, purpose, email, list, site, language, title, expires_at)
           values ($1, 'stop', 'anna@example.nl', '', 'eurcaw-pigs', 'en', '', now() + interval '1 day')`,
          [hashOf(token)],
        );
        const preference = await startTestPreference(database);
        expect(await database.query('select email, list from subscription order by email, list')).toEqual([
          { email: 'anna@example.nl', list: 'coegroen' },
          { email: 'bram@example.nl', list: 'coegroen' },
          { email: 'eva@example.nl', list: 'bodem' },
          { email: 'oud@example.nl', list: '' },
        ]);
        // In a letter of another site, which told that the newsletters of all were read already.
        const press = {
          method: 'POST',
          body: new URLSearchParams({ token }),
          headers: { 'sec-fetch-site': 'same-origin' },
        };
        const { status } = await preference.visit('http://eurcaw-pigs.localhost:3000/subscriptions/stop', press);
        const left = await database.query("select list from subscription where email = 'anna@example.nl'");
        await preference.close();
        expect([status, left]).toEqual([200, []]);
      } finally {
        await database.close();
        await own.remove();
      }
    },
    60_000,
  );
}
