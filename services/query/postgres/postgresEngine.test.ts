import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sampleRecords } from '#samples/records/sampleRecords.ts';
import type { Database } from '#services/database/database.ts';
import { type OwnDatabase, testDatabases } from '#services/database/testing/testDatabases.ts';
import type { Facet } from '#services/query/collection/facet.ts';
import { facets } from '#services/query/collection/facets.ts';
import { contractThesaurus, describeEngine } from '#services/query/ports/engine.contract.ts';
import type { Engine } from '#services/query/ports/engine.ts';
import { extendedFacets } from '#services/query/testing/extendedFacets.ts';
import { expectCountsOfSql, expectViewsOfSql } from './counting/facetCounts.contract.ts';
import { openPostgresEngine } from './openPostgresEngine.ts';

const lists: readonly { name: string; facets: readonly Facet[]; runs: number }[] = [
  { name: 'the facets of the collection', facets, runs: process.env.THOROUGH === 'true' ? 200 : 40 },
  // Opened on the tables of the first: what the new facets count has to be written for records that are there.
  { name: 'two more facets, by data alone', facets: extendedFacets, runs: process.env.THOROUGH === 'true' ? 50 : 10 },
];

/** Each half a dozen counts. */
const views = 200;

for (const { name, available, create } of testDatabases) {
  describe.runIf(available)(`the PostgreSQL engine on ${name}`, () => {
    let own: OwnDatabase;
    let database: Database;
    beforeAll(async () => {
      own = await create();
      database = await own.open();
    });
    afterAll(async () => {
      await database.close();
      await own.remove();
    });

    describe.each(lists)('with $name', ({ facets, runs }) => {
      let engine: Engine;
      /** How often the database was asked for the items of a term. */
      let asked = 0;

      beforeAll(async () => {
        const query: Database['query'] = (sql, params) => {
          if (sql.includes('search @@')) asked += 1;
          return database.query(sql, params);
        };
        engine = await openPostgresEngine({
          database: { ...database, query },
          facets,
          thesaurus: contractThesaurus,
          log: () => {},
        });
        await engine.collection.seed(sampleRecords);
      });

      describeEngine(name, () => engine, facets);

      it(
        `counts what plain SQL counts, in ${runs} searches by chance`,
        () => expectCountsOfSql(engine.search, database.query, facets, runs),
        300_000,
      );

      it(
        `counts in views of a map what plain SQL counts, in ${views} of them`,
        () => expectViewsOfSql(engine.search, database.query, views),
        300_000,
      );

      it('asks the database once for a term, whatever is filtered, sorted or paged', async () => {
        const search = (term: string, by: 'score' | 'titel' = 'score') =>
          engine.search.search({
            scope: 'gkn3',
            term,
            choices: [],
            order: by === 'score' ? { by } : { by, direction: 'asc' },
            offset: 0,
            limit: 1000,
            facetValues: 0,
          });
        await search(' Kringlopen ');
        const before = asked;
        await search('KRINGLOPEN', 'titel');
        await search('kringlopen');
        expect(asked).toBe(before);
      });
    });
  });
}
