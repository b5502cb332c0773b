import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { type QueryProgram, startProgram } from '#services/query/testing/startProgram.ts';
import { clusterNote, hasCluster, openTestCluster, type TestCluster } from './testing/testCluster.ts';

const token = 'stalled';
const recordCount = 1000;

const noteSchema = z.object({ _source: z.object({ value: z.unknown() }) });

describe.runIf(hasCluster)(`two services on one collection, of which one is stopped${clusterNote}`, () => {
  let cluster: TestCluster;
  let sleeper: QueryProgram;
  let other: QueryProgram;
  beforeAll(async () => {
    cluster = await openTestCluster();
    const place = `${cluster.url.split(',')[0]}#${cluster.prefix}`;
    other = await startProgram(place, token);
    sleeper = await startProgram(place, token);
  });
  afterAll(async () => {
    await sleeper?.end('SIGKILL');
    await other?.end('SIGTERM');
    await cluster?.remove();
  });

  const importInto = async ({ origin }: QueryProgram, changes: readonly object[]) => {
    const body = changes.map((change) => JSON.stringify(change)).join('\n');
    const headers = { authorization: `Bearer ${token}` };
    const response = await fetch(`${origin}/import`, { method: 'POST', headers, body });
    await response.text();
    return response.status;
  };
  const titled = (title: string) =>
    Array.from({ length: recordCount }, (_, at) => ({ id: `s-${at}`, title: `${title} ${at}`, year: 2000 }));
  const hits = async (term: string) => {
    const response = await fetch(`${other.origin}/gkn3?q=${term}&wq_max=0`);
    return z.object({ hits: z.int() }).parse(await response.json()).hits;
  };
  /** Whether a batch is noted and not carried out. */
  const isWriting = async () => {
    const answer = await fetch(`${cluster.url.split(',')[0]}/${cluster.prefix}-meta/_doc/batch`);
    const note = noteSchema.safeParse(await answer.json());
    return note.success && note.data._source.value !== null;
  };

  it('keep what the other one wrote meanwhile', async () => {
    expect(await importInto(other, titled('Oudst'))).toBe(200);
    const sleeping = importInto(sleeper, titled('Kwezelslaap'));
    while (!(await isWriting())) await wait(2);
    sleeper.child.kill('SIGSTOP');
    // It waits until the turn of the other one has run out.
    const changes = [...titled('Kwezelwaak').slice(1), { id: 's-0', deleted: true }];
    await expect.poll(() => importInto(other, changes), { timeout: 90_000 }).toBe(200);
    expect([await hits('kwezelwaak'), await hits('kwezelslaap')]).toEqual([recordCount - 1, 0]);
    sleeper.child.kill('SIGCONT');
    expect([200, 503]).toContain(await sleeping);
    // Whatever it had not sent yet has come by now; searches see it after another change.
    expect(await importInto(other, [{ id: 'last', title: 'Laatste' }])).toBe(200);
    expect([await hits('kwezelwaak'), await hits('kwezelslaap')]).toEqual([recordCount - 1, 0]);
  });
});
