import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { type ContentAnswer, openContentFolder } from './contentFolder.ts';

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'content-folder-'));
  mkdirSync(join(root, 'nl', 'groenkennisnet'), { recursive: true });
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

const put = (name: string, content: string) =>
  writeFileSync(join(root, 'nl', 'groenkennisnet', `${name}.json`), content);

it('has a file that was saved while the folder was being read for somebody else', async () => {
  const asked: Promise<ContentAnswer>[] = [];
  const folder = await openContentFolder(root, (event) => {
    if (event !== 'content.broken') return;
    // The folder's files are listed by now, and being read.
    put('nieuw', '{"title":"Nieuw"}');
    asked.push(folder.page('nl', 'groenkennisnet', 'nieuw'));
  });
  put('stuk', '{');
  // It is not there, so that the folder is read once more.
  expect(await folder.page('nl', 'groenkennisnet', 'weg')).toEqual({ status: 'missing' });
  expect(await Promise.all(asked)).toEqual([{ status: 'found', json: '{"title":"Nieuw"}' }]);
});
