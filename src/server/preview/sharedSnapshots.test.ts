import { describe, expect, it } from 'vitest';
import { createLog } from '../log.ts';
import { type SnapshotShelf, shareSnapshots } from './sharedSnapshots.ts';

const log = createLog('silent');

function memoryShelf() {
  const kept = new Map<string, Uint8Array>();
  const shelf: SnapshotShelf = {
    put: async (name, bytes) => void kept.set(name, bytes),
    get: async (name) => kept.get(name),
  };
  return { kept, shelf };
}

describe('what portals keep together for the frames of a board', () => {
  it('is found by any of them, and packed', async () => {
    const { kept, shelf } = memoryShelf();
    const text = '{"één":"klei"}'.repeat(1000);
    const name = (await shareSnapshots(shelf, log).put(text)) ?? '';
    expect(name).toMatch(/^[\w-]{22}$/);
    expect(await shareSnapshots(shelf, log).get(name)).toBe(text);
    expect(kept.get(name)?.length).toBeLessThan(500);
  });

  it('is none where it is too large, or where nothing can be kept', async () => {
    const { shelf } = memoryShelf();
    const away = () => Promise.reject(new Error('away'));
    expect(await shareSnapshots(shelf, log).put('x'.repeat(5 * 1024 * 1024 + 1))).toBeUndefined();
    const lonely = shareSnapshots({ put: away, get: away }, log);
    expect([await lonely.put('a'), await lonely.get('a')]).toEqual([undefined, undefined]);
  });

  it('is not there before it has been put there', async () => {
    const { shelf } = memoryShelf();
    const store = shareSnapshots({ ...shelf, get: async () => 'pending' }, log);
    expect(await store.get('a')).toBeUndefined();
  });
});
