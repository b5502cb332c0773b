import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  clusterNote,
  hasCluster,
  startTestNodes,
  type TestNodes,
} from '#services/query/opensearch/testing/testCluster.ts';
import type { OwnPortal } from '#tests/e2e/helpers/ownPortal.ts';
import { expectWhole, importRecords, startOnOpenSearch } from './onOpenSearch.ts';

describe.runIf(hasCluster && process.env.OPENSEARCH_URL === undefined)(
  `a portal whose collection stands in OpenSearch${clusterNote}`,
  () => {
    let nodes: TestNodes;
    let portal: OwnPortal;
    /** Another one on the same cluster, with a database of its own. */
    let other: OwnPortal;
    beforeAll(async () => {
      nodes = await startTestNodes(1);
      [portal, other] = await Promise.all([startOnOpenSearch(nodes.url), startOnOpenSearch(nodes.url)]);
    });
    afterAll(async () => {
      await Promise.all([portal?.close(), other?.close()]);
      await nodes?.remove();
    });

    it('takes records in, and shows all of them', async () => {
      for (const { ask } of [portal, other])
        await expect.poll(async () => (await ask('/readyz')).status, { timeout: 60_000 }).toBe(200);
      // What there is to choose is remembered for a minute.
      const choices = async () => (await other.ask('/zoeken/*?taal=nl')).text.includes('name="taal" checked');
      expect(await choices()).toBe(false);
      expect(await importRecords(portal)).toBe(200);
      await expect.poll(choices, { timeout: 10_000, interval: 100 }).toBe(true);
      await expectWhole(portal);
    });

    it('shows them at the other portals, too', () => expectWhole(other));
  },
);
