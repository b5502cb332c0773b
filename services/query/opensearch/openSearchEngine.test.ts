import process from 'node:process';
import { afterAll, beforeAll, describe } from 'vitest';
import { sampleRecords } from '#samples/records/sampleRecords.ts';
import type { Facet } from '#services/query/collection/facet.ts';
import { facets } from '#services/query/collection/facets.ts';
import { describeChanges } from '#services/query/ports/changes.contract.ts';
import { describeCollectionPort } from '#services/query/ports/collectionPort.contract.ts';
import { describeContributors } from '#services/query/ports/contributors.contract.ts';
import type { Engine } from '#services/query/ports/engine.ts';
import { describeFacets } from '#services/query/ports/facets.contract.ts';
import { describeFinding } from '#services/query/ports/finding.contract.ts';
import { describePassagePort } from '#services/query/ports/passagePort.contract.ts';
import { describeSearchPort } from '#services/query/ports/searchPort.contract.ts';
import { createThesaurus } from '#services/query/postgres/thesaurus/thesaurus.ts';
import { extendedFacets } from '#services/query/testing/extendedFacets.ts';
import { openOpenSearchEngine } from './openOpenSearchEngine.ts';
import { clusterNote, hasCluster, openTestCluster, type TestCluster } from './testing/testCluster.ts';

const name = `OpenSearch${clusterNote}`;

const lists: readonly { name: string; facets: readonly Facet[]; isWhole: boolean }[] = [
  { name: 'the facets of the collection', facets, isWhole: true },
  // Opened on the index of the first: all records are written into another one, with the new facets.
  { name: 'two more facets, by data alone', facets: extendedFacets, isWhole: process.env.THOROUGH === 'true' },
];

describe.runIf(hasCluster)(`the engine on ${name}`, () => {
  let cluster: TestCluster;
  beforeAll(async () => {
    cluster = await openTestCluster();
  }, 150_000);
  afterAll(() => cluster.remove(), 60_000);

  describe.each(lists)('with $name', ({ facets, isWhole }) => {
    let engine: Engine;
    const thesaurus = () => createThesaurus([{ labels: ['quinoa', 'gierstmelde', 'wet parcels'] }]);

    beforeAll(async () => {
      const { url, prefix } = cluster;
      engine = await openOpenSearchEngine({ url, prefix, facets, thesaurus, log: () => {} });
      await engine.collection.seed(sampleRecords);
    }, 300_000);

    if (!isWhole) {
      describeFacets(() => engine.search, facets);
      return;
    }

    describeSearchPort(name, () => engine.search, facets);

    describeFinding(name, () => engine);

    describeChanges(name, () => engine);

    describeContributors(name, () => engine);

    describeCollectionPort(name, () => engine, facets);

    describePassagePort(name, () => engine);
  });
});
