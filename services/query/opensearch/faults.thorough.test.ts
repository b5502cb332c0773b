import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { facets } from '#services/query/collection/facets.ts';
import { foldLinks } from '#services/query/collection/record.ts';
import type { Change } from '#services/query/ports/collectionPort.ts';
import type { Engine } from '#services/query/ports/engine.ts';
import { EngineAway } from '#services/query/ports/engineAway.ts';
import { startQuery } from '#services/query/startQuery.ts';
import { openOpenSearchEngine } from './openOpenSearchEngine.ts';
import { clusterNote, hasCluster, startTestNodes, type TestNodes } from './testing/testCluster.ts';

const recordCount = 600;

const put = (at: number, publisher: string): Change => ({
  kind: 'put',
  record: foldLinks({
    ...{
      id: `r-${at}`,
      title: `Kwezelgras in proef ${at}`,
      publisher,
      journal: '',
      abstract: '',
      keywords: ['kwezelgras'],
    },
    ...{ documenttype: 'rapport', language: 'nl', theme: '', year: 1990 + (at % 30), links: [] },
  }),
});

const answerSchema = z.object({
  hits: z.int(),
  facets: z.array(z.object({ name: z.string(), properties: z.array(z.object({ value: z.string(), count: z.int() })) })),
});

describe.runIf(hasCluster && process.env.OPENSEARCH_URL === undefined)(`three nodes${clusterNote}`, () => {
  let nodes: TestNodes;
  let engine: Engine;
  let service: Awaited<ReturnType<typeof startQuery>>;
  beforeAll(async () => {
    nodes = await startTestNodes(3);
    engine = await openOpenSearchEngine({ url: nodes.url, prefix: 'faults', facets, log: () => {} });
    service = await startQuery({ port: 0, engine, facets, log: () => {} });
    await engine.collection.apply(Array.from({ length: recordCount }, (_, at) => put(at, 'Eerste')));
  });
  afterAll(async () => {
    await service?.close();
    await nodes?.remove();
  });

  /** What a search answers: what it counted, or that it is to be asked again. */
  const search = async (publisher = 'Eerste') => {
    const response = await fetch(`${service.origin}/gkn3?q=kwezelgras&wq_flt=uitgever&wq_val=${publisher}`);
    if (response.status !== 200) return { status: response.status, retryAfter: response.headers.get('Retry-After') };
    const { hits, facets: counted } = answerSchema.parse(await response.json());
    const publishers = counted.find(({ name }) => name === 'uitgever')?.properties ?? [];
    return { status: 200, hits, counted: publishers.find(({ value }) => value === publisher)?.count };
  };
  const whole = { status: 200, hits: recordCount, counted: recordCount };
  const away = { status: 503, retryAfter: '5' };
  const untilWhole = () => expect.poll(() => search(), { timeout: 120_000, interval: 500 }).toEqual(whole);

  /** Repeats it until the cluster takes it, as an import does that is run again. */
  const insist = async (write: () => Promise<unknown>): Promise<void> => {
    for (const deadline = Date.now() + 240_000; ; await wait(500)) {
      try {
        await write();
        return;
      } catch (error) {
        if (!(error instanceof EngineAway) || Date.now() > deadline) throw error;
      }
    }
  };

  it('answer rightly or not at all while one of them is killed', async () => {
    const answers: unknown[] = [];
    let isOver = false;
    const asking = (async () => {
      while (!isOver) answers.push(await search());
    })();
    await wait(500);
    await nodes.kill(1);
    await untilWhole();
    await expect.poll(() => answers.length, { timeout: 60_000 }).toBeGreaterThan(20);
    isOver = true;
    await asking;
    await nodes.start(1);
    for (const answer of answers) expect([whole, away]).toContainEqual(answer);
    await untilWhole();
  });

  it('lose no record of an import during which one of them is killed', async () => {
    await expect.poll(() => isGreen(nodes), { timeout: 120_000, interval: 500 }).toBe(true);
    const batches = Array.from({ length: 12 }, (_, batch) =>
      Array.from({ length: 50 }, (_, at) => put(batch * 50 + at, 'Tweede')),
    );
    for (const [at, batch] of batches.entries()) {
      if (at === 4) setTimeout(() => void nodes.kill(2), 30);
      await insist(() => engine.collection.apply(batch, { source: 'a file', line: (at + 1) * 50 }));
    }
    await expect.poll(() => search('Tweede'), { timeout: 60_000 }).toEqual(whole);
    expect(await engine.collection.progress.read('a file')).toBe(recordCount);
    expect((await engine.search.changes({ limit: 1 })).total).toBe(recordCount);
    await nodes.start(2);
  }, 600_000);

  it('say that they are away when two are killed, and heal by themselves', async () => {
    await expect.poll(() => isGreen(nodes), { timeout: 120_000, interval: 500 }).toBe(true);
    await insist(() => engine.collection.apply(Array.from({ length: recordCount }, (_, at) => put(at, 'Eerste'))));
    await untilWhole();
    const [one = 0, other = 1] = await othersThanManager(nodes);
    await nodes.kill(one);
    await nodes.kill(other);
    await expect.poll(() => search(), { timeout: 120_000, interval: 500 }).toEqual(away);
    expect((await fetch(`${service.origin}/healthz`)).status).toBe(503);
    await nodes.start(one);
    await nodes.start(other);
    await untilWhole();
    expect((await fetch(`${service.origin}/healthz`)).status).toBe(200);
    // Every shard is written to: one that only says that it is a primary would keep it waiting for ever.
    await insist(() => engine.collection.apply(Array.from({ length: recordCount }, (_, at) => put(at, 'Derde'))));
    expect(await search('Derde')).toEqual(whole);
  }, 600_000);
});

/** The two nodes that do not lead: when they are lost, the one that does stays behind with what it decided alone. */
async function othersThanManager({ url }: TestNodes): Promise<number[]> {
  const [first] = url.split(',');
  const manager = (await (await fetch(`${first}/_cat/cluster_manager?h=node`)).text()).trim();
  return [0, 1, 2].filter((at) => `node-${at + 1}` !== manager);
}

/** Whether all nodes are together, and every shard and its replica are there. */
async function isGreen({ url }: TestNodes): Promise<boolean> {
  const [first] = url.split(',');
  const answer = await fetch(`${first}/_cluster/health`).catch(() => undefined);
  const health = z.object({ status: z.string(), number_of_nodes: z.int() }).safeParse(await answer?.json());
  return health.data?.status === 'green' && health.data.number_of_nodes === 3;
}
