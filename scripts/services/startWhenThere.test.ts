import { setTimeout as wait } from 'node:timers/promises';
import { describe, expect, it, vi } from 'vitest';
import { EngineAway } from '#services/query/ports/engineAway.ts';
import { startWhenThere } from './startWhenThere.ts';

/** How soon is tried again (ms). */
const soon = 5;

describe('a service whose engine is away at the start', () => {
  const program = () => ({ log: vi.fn(), running: [] as (() => Promise<void>)[] });
  const away = () => Promise.reject(new EngineAway('nobody there'));

  it('is started when the engine is there, and the rest goes on meanwhile', async () => {
    const start = vi.fn<() => Promise<void>>(away);
    const { log, running } = program();
    await startWhenThere(start, { log, running }, soon);
    expect(log).toHaveBeenCalledWith('query.away', { reason: 'OPENSEARCH_URL: nobody there' });
    const tries = start.mock.calls.length;
    start.mockResolvedValue();
    await expect.poll(() => start.mock.calls.length).toBeGreaterThan(tries);
    const { length } = start.mock.calls;
    await wait(10 * soon);
    expect(start).toHaveBeenCalledTimes(length);
  });

  it('is not tried again by a program that ends', async () => {
    const start = vi.fn<() => Promise<void>>(away);
    const { log, running } = program();
    await startWhenThere(start, { log, running }, soon);
    for (const end of running) await end();
    const { length } = start.mock.calls;
    await wait(10 * soon);
    expect(start).toHaveBeenCalledTimes(length);
  });

  it('fails as a whole with anything else', async () => {
    await expect(startWhenThere(() => Promise.reject(new Error('a bad index')), program())).rejects.toThrow(
      'a bad index',
    );
  });
});
