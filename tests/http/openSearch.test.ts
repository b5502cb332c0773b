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
    beforeAll(async () => {
      nodes = await startTestNodes(1);
      portal = await startOnOpenSearch(nodes.url);
    }, 300_000);
    afterAll(async () => {
      await portal?.close();
      await nodes?.remove();
    }, 60_000);

    it('takes records in, and shows all of them', async () => {
      await expect.poll(async () => (await portal.ask('/readyz')).status, { timeout: 60_000 }).toBe(200);
      expect(await importRecords(portal)).toBe(200);
      await expectWhole(portal);
    }, 120_000);
  },
);
