import process from 'node:process';
import { afterAll, beforeAll, describe } from 'vitest';
import { sampleRecords } from '#samples/records/sampleRecords.ts';
import type { Facet } from '#services/query/collection/facet.ts';
import { facets } from '#services/query/collection/facets.ts';
import { contractThesaurus, describeEngine } from '#services/query/ports/engine.contract.ts';
import type { Engine } from '#services/query/ports/engine.ts';
import { describeFacets } from '#services/query/ports/facets.contract.ts';
import { extendedFacets } from '#services/query/testing/extendedFacets.ts';
import { openOpenSearchEngine } from './openOpenSearchEngine.ts';
import { describeStalledWriters } from './testing/stalledWriters.contract.ts';
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
  });
  afterAll(() => cluster.remove());

  describe.each(lists)('with $name', ({ facets, isWhole }) => {
    let engine: Engine;

    beforeAll(async () => {
      const { url, prefix } = cluster;
      engine = await openOpenSearchEngine({ url, prefix, facets, thesaurus: contractThesaurus, log: () => {} });
      await engine.collection.seed(sampleRecords);
    });

    if (!isWhole) {
      describeFacets(() => engine.search, facets);
      return;
    }

    describeEngine(name, () => engine, facets);
  });

  describeStalledWriters(() => cluster);
});
