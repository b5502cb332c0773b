import process from 'node:process';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sampleRecords } from '#samples/records/sampleRecords.ts';
import type { Database } from '#services/database/database.ts';
import { type OwnDatabase, testDatabases } from '#services/database/testing/testDatabases.ts';
import { facets } from '#services/query/collection/facets.ts';
import { openThesaurus } from '#services/query/engine/thesaurus/openThesaurus.ts';
import { openOpenSearchEngine } from '#services/query/opensearch/openOpenSearchEngine.ts';
import {
  clusterNote,
  hasCluster,
  openTestCluster,
  type TestCluster,
} from '#services/query/opensearch/testing/testCluster.ts';
import type { Engine } from '#services/query/ports/engine.ts';
import type { Cluster, SearchRequest } from '#services/query/ports/searchPort.ts';
import { anySearch } from '#services/query/postgres/counting/facetCounts.contract.ts';
import { openPostgresEngine } from '#services/query/postgres/openPostgresEngine.ts';
import { needsEn } from '../bench/relevance/needs.en.ts';
import { needsNl } from '../bench/relevance/needs.nl.ts';

const isThorough = process.env.THOROUGH === 'true';

/** Each a search in both engines. */
const runs = isThorough ? 200 : 25;
const needs = [...needsNl, ...needsEn].filter((_, at) => isThorough || at % 6 === 0);

/** Of terms that find nothing as they stand, or that ask for more than words. */
const odd = [
  ...['weidevogles', 'ammoni', 'stikstofdep*', 'kringlooplandbouw -melkvee', '"organische stof"', 'droogte or water'],
  ...['regenwormen bodemleven groenbemesters compost', 'regenwormen bodemleven eenhoorn', 'CO2-uitstoot', 'de het'],
  ...['hoe kan ik de uitstoot van ammoniak uit stallen beperken?', 'grasslnd management', 'bodemerosie'],
];

describe.runIf(hasCluster)(`OpenSearch beside PostgreSQL${clusterNote}`, () => {
  let own: OwnDatabase;
  let database: Database;
  let cluster: TestCluster;
  let postgres: Engine;
  let openSearch: Engine;

  beforeAll(async () => {
    own = await (testDatabases[0] ?? expect.fail()).create();
    [database, cluster] = await Promise.all([own.open(), openTestCluster()]);
    const log = () => {};
    const thesaurus = await openThesaurus({ thesaurus: undefined, synonyms: undefined, log });
    postgres = await openPostgresEngine({ database, facets, thesaurus, log });
    openSearch = await openOpenSearchEngine({ url: cluster.url, prefix: cluster.prefix, facets, thesaurus, log });
    for (const { collection } of [postgres, openSearch]) await collection.seed(sampleRecords);
  });
  afterAll(async () => {
    await cluster.remove();
    await database.close();
    await own.remove();
  });

  const expectSame = async (asked: Partial<SearchRequest>) => {
    const page = { order: { by: 'score' }, offset: 0, limit: 20, facetValues: 12 } as const;
    const request = { scope: 'gkn3', term: '*', choices: [], ...page, ...asked } as const;
    const [one, other] = await Promise.all([openSearch.search.search(request), postgres.search.search(request)]);
    expect({ ...one, records: one.records.map(({ id }) => id) }).toEqual({
      ...other,
      records: other.records.map(({ id }) => id),
    });
    expect(one.records).toEqual(other.records);
  };

  it(`finds and counts the same in ${runs} searches by chance`, async () => {
    await fc.assert(
      fc.asyncProperty(await anySearch(postgres.search), (asked) => expectSame(asked)),
      { numRuns: runs },
    );
  }, 600_000);

  it.each([...needs.map(({ query }) => query), ...odd])('has the same answer, in the same order: %s', (term) =>
    expectSame({ term }),
  );

  it('puts the same pages in every order', async () => {
    for (const by of ['titel', 'jaar', 'toegevoegd'] as const) {
      for (const direction of ['asc', 'desc'] as const) {
        await expectSame({ term: 'bodem', order: { by, direction }, offset: 40 });
      }
    }
  });

  it.each(['bod', 'mest uitr', 'dairy c', 'bodemverdig'])('suggests the same for %s', async (typed) => {
    for (const language of ['nl', 'en'] as const) {
      const asked = { scope: 'gkn3', typed, language } as const;
      expect(await openSearch.search.suggest(asked)).toEqual(await postgres.search.suggest(asked));
    }
  });

  it('draws the same map', async () => {
    const view = { west: 3, south: 50.5, east: 7.5, north: 53.7 };
    for (const zoom of [6, 8, 11]) {
      const asked = { scope: 'gkn3', term: 'bodem', choices: [], view, zoom } as const;
      const [one, other] = await Promise.all([openSearch.search.clusters(asked), postgres.search.clusters(asked)]);
      const byPlace = (a: Cluster, b: Cluster) => a.bounds.west - b.bounds.west || a.bounds.south - b.bounds.south;
      const expected = other.clusters
        .toSorted(byPlace)
        // The middle of many places, summed up in another order.
        .map((each) => ({ ...each, lat: expect.closeTo(each.lat, 4), lon: expect.closeTo(each.lon, 4) }));
      expect([one.hits, one.clusters.toSorted(byPlace)]).toEqual([other.hits, expected]);
    }
  });

  it('tells of the same other records', async () => {
    const { records } = await postgres.search.listing({ scope: 'gkn3', part: 1, size: 8 });
    for (const { id } of records) {
      const similar = ({ search }: Engine) => search.similar({ id, limit: 4 });
      expect((await similar(openSearch))?.map((each) => each.id)).toEqual(
        (await similar(postgres))?.map((each) => each.id),
      );
    }
  });
});
