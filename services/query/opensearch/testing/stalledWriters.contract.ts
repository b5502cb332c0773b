import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { facets } from '#services/query/collection/facets.ts';
import { openOpenSearchEngine } from '#services/query/opensearch/openOpenSearchEngine.ts';
import type { Engine } from '#services/query/ports/engine.ts';
import { put, recordOf, remove } from '#services/query/ports/given.contract.ts';
import { type HoldingProxy, startHoldingProxy } from './holdingProxy.ts';
import type { TestCluster } from './testCluster.ts';

/** Short, so that the test need not sleep for half a minute (ms). */
const lease = 300;

const titled = (title: string, ...ids: readonly string[]) => ids.map((id) => put(recordOf({ id, title })));

/** Two portals write the same collection; one falls asleep in the middle, and wakes up when the other one is done. */
export function describeStalledWriters(cluster: () => TestCluster): void {
  describe('a writer that falls asleep', () => {
    let proxy: HoldingProxy;
    let sleeper: Engine;
    let other: Engine;
    beforeAll(async () => {
      const { url, prefix } = cluster();
      proxy = await startHoldingProxy(url.split(',')[0] ?? url);
      const open = (through: string) =>
        openOpenSearchEngine({ url: through, prefix: `${prefix}-stalled`, facets, lease, log: () => {} });
      other = await open(url);
      sleeper = await open(proxy.url);
    }, 120_000);
    afterAll(() => proxy.close());

    const titleOf = async (id: string) => (await other.search.record(id))?.title;

    it.each<[when: string, isIt: (asked: { path: string; body: string }) => boolean]>([
      ['while it reads what is there', ({ path }) => path.includes('_mget')],
      ['before it notes its batch', ({ path }) => path.includes('_doc/batch?')],
      ['before it writes the records', ({ path, body }) => path.includes('_bulk') && body.includes('-records')],
      ['before it says what the collection is', ({ path, body }) => path.includes('_bulk') && body.includes('"state"')],
      ['before it says that it is done', ({ path, body }) => path.includes('_doc/batch?') && body.includes('null')],
    ])('%s puts nothing older over what another one wrote', async (when, isIt) => {
      await other.collection.apply(titled('Zoals het was', 'kept', 'changed', 'deleted'));
      const { held, release } = proxy.hold(isIt);
      const sleeping = sleeper.collection.apply([...titled(`Slaper ${when}`, 'changed', 'deleted', 'fresh')]).then(
        () => 'written',
        (error: Error) => error.message,
      );
      await held;
      await wait(lease + 50);
      await other.collection.apply([...titled('Wakker', 'changed', 'fresh'), remove('deleted')]);
      const { total } = await other.search.changes({ limit: 1 });
      release();
      expect(await sleeping).toMatch(/^written$|meanwhile/);
      expect([await titleOf('kept'), await titleOf('changed'), await titleOf('fresh')]).toEqual([
        'Zoals het was',
        'Wakker',
        'Wakker',
      ]);
      expect(await titleOf('deleted')).toBeUndefined();
      expect((await other.search.changes({ limit: 1 })).total).toBe(total);
      // And the collection is written on as if nothing had been.
      await sleeper.collection.apply([...titled('Later', 'changed'), remove('kept'), remove('fresh')]);
      expect(await titleOf('changed')).toBe('Later');
      await other.collection.apply([remove('changed')]);
    });
  });
}
