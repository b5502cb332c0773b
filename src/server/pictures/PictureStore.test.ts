import { mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { PictureStore } from './PictureStore.ts';

let directory: string;
beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), 'picture-store-'));
});
afterEach(() => rm(directory, { recursive: true, force: true }));

const files = async () =>
  (await readdir(directory, { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile())
    .map(({ name }) => name)
    .sort();
const picture = (size: number) => Buffer.alloc(size, 1);

describe('PictureStore', () => {
  it('gives back what it was given', async () => {
    const store = await PictureStore.open(directory);
    await store.set('aa1.webp', picture(10));
    expect(await store.get('aa1.webp')).toEqual(picture(10));
    expect(await store.get('aa2.webp')).toBeUndefined();
  });

  it('removes what was not used for longest when it is full', async () => {
    const store = await PictureStore.open(directory, 100);
    await store.set('aa1.webp', picture(40));
    await store.set('bb2.webp', picture(40));
    await store.get('aa1.webp');
    await store.set('cc3.webp', picture(40));
    await vi.waitFor(async () => expect(await files()).toEqual(['aa1.webp', 'cc3.webp']), 30_000);
    expect(await store.get('bb2.webp')).toBeUndefined();
  });

  it('knows what an earlier run has left, and keeps to its size', async () => {
    const earlier = await PictureStore.open(directory);
    for (const [index, name] of ['aa1.webp', 'bb2.webp', 'cc3.webp'].entries()) {
      await earlier.set(name, picture(40));
      await utimes(join(directory, name.slice(0, 2), name), 1000 + index, 1000 + index);
    }
    const store = await PictureStore.open(directory, 100);
    await vi.waitFor(async () => expect(await files()).toEqual(['bb2.webp', 'cc3.webp']), 30_000);
    expect(await store.get('cc3.webp')).toEqual(picture(40));
  });

  it('forgets a picture whose file was taken away', async () => {
    const store = await PictureStore.open(directory);
    await store.set('aa1.webp', picture(10));
    await rm(join(directory, 'aa'), { recursive: true });
    expect(await store.get('aa1.webp')).toBeUndefined();
    await store.set('aa1.webp', picture(12));
    expect(await store.get('aa1.webp')).toEqual(picture(12));
  });

  it('cannot be opened where a file stands in the way', async () => {
    await writeFile(join(directory, 'file'), '');
    await expect(PictureStore.open(join(directory, 'file', 'pictures'))).rejects.toThrow();
  });
});
