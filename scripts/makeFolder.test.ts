import { mkdtemp, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { makeFolder } from './makeFolder.ts';

let root = '';
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'folder-'));
});
afterEach(() => rm(root, { recursive: true, force: true }));

it('makes a folder with those above it, and leaves one that is there', async () => {
  const path = join(root, 'tokens', 'plain');
  await makeFolder(path);
  await makeFolder(path);
  expect((await stat(path)).isDirectory()).toBe(true);
});

it('says where a file stands in its place, or in its way', async () => {
  const file = join(root, 'README.md');
  await writeFile(file, '');
  await expect(makeFolder(file)).rejects.toThrow(`No folder can be made at ${file}: EEXIST.`);
  await expect(makeFolder(join(file, 'tokens'))).rejects.toThrow(`No folder can be made at ${file}/tokens: ENOTDIR.`);
});

it.runIf(process.platform === 'linux')('says where the system makes none', async () => {
  await expect(makeFolder('/proc/tokens-export/sites')).rejects.toThrow(
    'No folder can be made at /proc/tokens-export: ENOENT.',
  );
});
