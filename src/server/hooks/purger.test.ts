import { afterEach, describe, expect, it } from 'vitest';
import { createLog } from '../log.ts';
import { startTestService, type TestService } from '../testing/testService.ts';
import { createPurger } from './purger.ts';

interface Purge {
  readonly method: string | undefined;
  readonly keys: string;
  readonly authorization: string | undefined;
}

let cache: TestService;
afterEach(() => cache.close());

const times = { delayMs: 20, pausesMs: [10, 10], timeoutMs: 1000 };

/** A cache that answers with these statuses, and then with 200. */
async function start(statuses: number[] = [], more: Partial<Parameters<typeof createPurger>[0]> = {}) {
  const purges: Purge[] = [];
  cache = await startTestService(({ method, headers }, response) => {
    purges.push({ method, keys: String(headers['surrogate-key']), authorization: headers.authorization });
    response.writeHead(statuses.shift() ?? 200).end('{}');
  });
  const purger = createPurger({
    ...{ url: cache.origin, method: 'POST', token: undefined, everything: ['site-a', 'site-b'], times },
    ...{ log: createLog('silent'), ...more },
  });
  return { purger, purges };
}

describe('a cache in front', () => {
  it('is told by Surrogate-Key what it must not give out, each name once', async () => {
    const { purger, purges } = await start([], { token: 'a-token', method: 'PURGE' });
    purger.purge(['id-1', 'lists']);
    purger.purge(['id-2', 'lists']);
    await expect
      .poll(() => purges)
      .toEqual([{ method: 'PURGE', keys: 'id-1 lists id-2', authorization: 'Bearer a-token' }]);
    await purger.close();
  });

  it('is told after the other portals have heard of it', async () => {
    const { purger, purges } = await start([], { times: { ...times, delayMs: 300 } });
    const began = performance.now();
    purger.purge(['id-1']);
    await expect.poll(() => purges, { interval: 5 }).toHaveLength(1);
    expect(performance.now() - began).toBeGreaterThan(290);
    await purger.close();
  });

  it('is told again where it fails, and given up at last', async () => {
    const { purger, purges } = await start([503, 500, 503, 200]);
    purger.purge(['id-1']);
    await expect.poll(() => purges).toHaveLength(3);
    await new Promise((resolve) => setTimeout(resolve, 100));
    purger.purge(['id-2']);
    await expect.poll(() => purges.map(({ keys }) => keys)).toEqual(['id-1', 'id-1', 'id-1', 'id-2']);
    await purger.close();
  });

  it('is told of a hundred at once, and of everything where that is too much', async () => {
    const { purger, purges } = await start();
    purger.purge(Array.from({ length: 150 }, (_, at) => `id-${at}`));
    await expect.poll(() => purges.map(({ keys }) => keys.split(' ').length)).toEqual([100, 50]);
    purger.purge(Array.from({ length: 2001 }, (_, at) => `id-${at}`));
    await expect.poll(() => purges.at(-1)?.keys).toBe('site-a site-b');
    expect(purges).toHaveLength(3);
    await purger.close();
  });

  it('is told of what waits when the portal stops, without waiting', async () => {
    const { purger, purges } = await start([500], { times: { ...times, delayMs: 60_000, pausesMs: [60_000] } });
    purger.purge(['id-1']);
    await purger.close();
    expect(purges).toHaveLength(1);
  });
});
