import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '#services/database/database.ts';
import { type OwnDatabase, testDatabases } from '#services/database/testing/testDatabases.ts';
import { describeSearchPort } from '#services/query/ports/searchPort.contract.ts';
import type { SearchPort } from '#services/query/ports/searchPort.ts';
import { followColumns } from './columns/followColumns.ts';
import { expectCountsOfSql } from './counting/facetCounts.contract.ts';
import { createSearchEngine } from './searching/createSearch.ts';
import { openItemStore } from './searching/itemStore.ts';
import { seed } from './writing/seed.ts';

async function openEngine(database: Database): Promise<SearchPort> {
  await seed(database);
  const { current } = await followColumns(database, () => {});
  return createSearchEngine({ query: database.query, store: await openItemStore(database), current });
}

for (const { name, available, create } of testDatabases) {
  describe.runIf(available)(`the search engine on ${name}`, () => {
    let own: OwnDatabase;
    let database: Database;
    let engine: SearchPort;
    /** How often the database was asked for the items of a term. */
    let asked = 0;

    beforeAll(async () => {
      own = await create();
      database = await own.open();
      const query: Database['query'] = (sql, params) => {
        if (sql.includes('search @@')) asked += 1;
        return database.query(sql, params);
      };
      engine = await openEngine({ ...database, query });
    }, 300_000);
    afterAll(async () => {
      await database.close();
      await own.remove();
    });

    describeSearchPort(name, async () => ({ engine, close: async () => {} }));

    const search = (term: string, by: 'score' | 'titel' = 'score') =>
      engine.search({
        scope: 'gkn3',
        term,
        choices: [],
        order: by === 'score' ? { by } : { by, direction: 'asc' },
        offset: 0,
        limit: 1000,
        facetValues: 0,
      });

    it(
      'counts what plain SQL counts, in 200 searches by chance',
      () => expectCountsOfSql(engine, database.query),
      300_000,
    );

    it('asks the database once for a term, whatever is filtered, sorted or paged', async () => {
      await search(' Kringlopen ');
      const before = asked;
      await search('KRINGLOPEN', 'titel');
      await search('kringlopen');
      expect(asked).toBe(before);
    });
  });
}
