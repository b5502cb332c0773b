import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { SettingsError } from '#server/settings/readSettings.ts';
import { ensureDataFolder } from './dataFolder.ts';

let folder = '';

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'data-folder-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

it('is made when it is not there', async () => {
  await ensureDataFolder(join(folder, 'portal', 'data'));
  expect(statSync(join(folder, 'portal', 'data')).isDirectory()).toBe(true);
});

it('is a setting that is wrong when nothing can be kept there', async () => {
  const file = join(folder, 'file');
  writeFileSync(file, '');
  for (const path of [file, join(file, 'data')]) {
    await expect(ensureDataFolder(path)).rejects.toThrow(SettingsError);
    await expect(ensureDataFolder(path)).rejects.toThrow(
      `A setting is wrong:\n  DATA_DIR is "${path}": give a folder that this account may write in, on a disk that has room (E`,
    );
  }
});
