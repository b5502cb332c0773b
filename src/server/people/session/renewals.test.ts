import { describe, expect, it, vi } from 'vitest';
import { createLog } from '../../log.ts';
import { type RenewalShelf, shareRenewals } from './renewals.ts';
import type { Renewal } from './signInClient.ts';

const log = createLog('silent');
const fresh: Renewal = { access: 'new access', refresh: 'new refresh', expires: 2_000_000_000 };

/** A shelf that portals share, in memory. */
function memoryShelf() {
  const kept = new Map<string, Uint8Array | 'pending'>();
  const shelf: RenewalShelf = {
    put: async (name, bytes) => void kept.set(name, bytes),
    get: async (name) => kept.get(name),
    take: async (name) => !kept.has(name) && Boolean(kept.set(name, 'pending')),
    drop: async (name) => void kept.delete(name),
  };
  return { kept, shelf };
}

describe('renewals that portals share', () => {
  it('are made once, however many portals are asked, and all get the same', async () => {
    const { shelf, kept } = memoryShelf();
    const renew = vi.fn(async () => {
      await new Promise((resolve) => setTimeout(resolve, 80));
      return fresh;
    });
    const portals = [shareRenewals(shelf, log), shareRenewals(shelf, log)];
    const all = await Promise.all([...portals, ...portals].map((portal) => portal.once('old refresh', renew)));
    expect(all).toEqual([fresh, fresh, fresh, fresh]);
    expect(renew).toHaveBeenCalledTimes(1);
    const [[name = '', bytes] = []] = [...kept];
    const shown = `${name} ${bytes instanceof Uint8Array ? Buffer.from(bytes).toString() : ''}`;
    expect(shown).not.toMatch(/old refresh|new refresh|new access/);
  });

  it('that did not come about are tried again by the next one', async () => {
    const { shelf } = memoryShelf();
    const [one, other] = [shareRenewals(shelf, log), shareRenewals(shelf, log)];
    expect(await one.once('token', async () => 'unknown')).toBe('unknown');
    expect(await other.once('token', async () => fresh)).toEqual(fresh);
  });

  it('are made by each alone while the shelf is away, once', async () => {
    const away = () => Promise.reject(new Error('away'));
    const renew = vi.fn(async () => fresh);
    const { shelf } = memoryShelf();
    expect(await shareRenewals({ ...shelf, take: away }, log).once('token', renew)).toEqual(fresh);
    expect(await shareRenewals({ ...shelf, put: away }, log).once('token', renew)).toEqual(fresh);
    expect(renew).toHaveBeenCalledTimes(2);
  });
});
