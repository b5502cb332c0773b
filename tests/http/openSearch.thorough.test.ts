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
  `a portal whose OpenSearch comes and goes${clusterNote}`,
  () => {
    let nodes: TestNodes;
    let portal: OwnPortal;
    beforeAll(async () => {
      nodes = await startTestNodes(1);
      await nodes.kill(0);
      portal = await startOnOpenSearch(nodes.url);
    });
    afterAll(async () => {
      await portal?.close();
      await nodes?.remove();
    });

    const ready = (status: number) =>
      expect.poll(async () => (await portal.ask('/readyz')).status, { timeout: 120_000, interval: 500 }).toBe(status);
    const expectAway = async () => {
      expect((await portal.ask('/')).status).toBe(200);
      const search = await portal.ask('/zoeken/droogte');
      expect([search.status, search.text.includes('<form')]).toEqual([503, true]);
      expect((await portal.ask('/healthz')).status).toBe(200);
    };

    it('starts without it, with its pages, and has its searches when it comes', async () => {
      expect((await portal.ask('/readyz')).status).toBe(503);
      await expectAway();
      await nodes.start(0);
      await ready(200);
      expect(await importRecords(portal)).toBe(200);
      await expectWhole(portal);
    });

    it('goes on without it, refuses an import, and has all records back', async () => {
      await nodes.kill(0);
      await ready(503);
      await expectAway();
      expect(await importRecords(portal)).toBe(503);
      await nodes.start(0);
      await ready(200);
      await expect.poll(() => importRecords(portal), { timeout: 120_000, interval: 500 }).toBe(200);
      await expectWhole(portal);
    });
  },
);
