import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { readPictureName } from './pictureName.ts';
import { openPictureStore } from './pictureStore.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'picture-store-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

it('takes what another process has drawn into the same folder since it was opened', async () => {
  const request = readPictureName('7_logo_1.png');
  if (request === undefined) throw new Error('no such picture');
  const drawn: string[] = [];
  const open = (name: string) =>
    openPictureStore(folder, async () => {
      drawn.push(name);
      return Uint8Array.from([1, 2, 3]);
    });
  const [first, second] = [await open('first'), await open('second')];
  await first.get(request);
  expect([...(await second.get(request))]).toEqual([1, 2, 3]);
  expect(drawn).toEqual(['first']);
});
