import { setTimeout as wait } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { createSnapshotStore } from './snapshots.ts';

const limits = { lifetimeMs: 60_000, number: 3, size: 100, total: 250 };

describe('what is kept for the frames of a board', () => {
  it('is found by its name alone', async () => {
    const store = createSnapshotStore(limits);
    const name = (await store.put('één')) ?? '';
    expect(name).toMatch(/^[\w-]{22}$/);
    expect(await store.get(name)).toBe('één');
    expect(await store.get(name.toUpperCase())).not.toBe('één');
  });

  it('is no more than a number, the oldest goes', async () => {
    const store = createSnapshotStore(limits);
    const names = await Promise.all(['a', 'b', 'c', 'd'].map((text) => store.put(text)));
    expect(await Promise.all(names.map((name) => store.get(name ?? '')))).toEqual([undefined, 'b', 'c', 'd']);
  });

  it('is no more than so many bytes, alone and together', async () => {
    const store = createSnapshotStore(limits);
    expect(await store.put('x'.repeat(101))).toBeUndefined();
    const first = (await store.put('x'.repeat(100))) ?? '';
    await store.put('y'.repeat(100));
    await store.put('z'.repeat(100));
    expect(await store.get(first)).toBeUndefined();
  });

  it('is gone after its time', async () => {
    const store = createSnapshotStore({ ...limits, lifetimeMs: 5 });
    const name = (await store.put('a')) ?? '';
    await wait(20);
    expect(await store.get(name)).toBeUndefined();
  });
});
