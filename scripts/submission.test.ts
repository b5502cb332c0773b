import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { migrate } from '#services/database/migrate.ts';
import { startDatabase } from '#services/database/startDatabase.ts';
import { copyEmptyDatabase } from '#services/database/testing/copiedDatabase.ts';
import { createSubmissionStore } from '#services/preference/forms/submissionStore.ts';
import { submissions } from '#services/preference/migrations/submissions.ts';
import { runScript } from './testing/runScript.ts';

let dataDir: string;
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'submission-'));
  await copyEmptyDatabase(join(dataDir, 'database'));
});
afterAll(() => rm(dataDir, { recursive: true, force: true }));

const run = (...args: string[]) => runScript('submission.ts', dataDir, args);

it('writes the files of a form into a new folder, under names that stay in it, and says what it cannot do', async () => {
  const database = await startDatabase(join(dataDir, 'database'));
  await migrate(database, [submissions]);
  const bytes = (text: string) => new TextEncoder().encode(text);
  const names = ['akker.jpg', 'akker.jpg', '../../../etc/weg\n.txt', `${'ä'.repeat(300)}.pdf`, ''];
  const files = names.map((name, at) => ({ field: 'bijlage', name, bytes: bytes(`${at}`) }));
  const store = createSubmissionStore(database);
  const number = await store.keep({ form: '/nl/groenkennisnet/Contact', fields: [], files }, database.query);
  const empty = await store.keep({ form: '/nl/groenkennisnet/Contact', fields: [], files: [] }, database.query);
  const folder = join(dataDir, 'files');
  // The embedded database belongs to one process.
  expect((await run(String(number), folder)).said).toContain('stop that one first');
  await database.close();

  const { code, said } = await run(String(number), folder);
  expect(code).toBe(0);
  const written = await readdir(folder);
  expect(written.sort()).toEqual([
    '1-akker.jpg',
    '2-akker.jpg',
    '3-.._.._.._etc_weg_.txt',
    `4-${'ä'.repeat(56)}.pdf`,
    '5-',
  ]);
  for (const [at, name] of written.entries()) expect(await readFile(join(folder, name), 'utf8')).toBe(String(at));
  expect(said).toContain('1-akker.jpg');
  expect(said).toContain('Scan them before you open or pass them on.');

  expect(await run(String(number), folder)).toEqual({ code: 1, said: expect.stringContaining(`${folder} is there`) });
  const other = join(dataDir, 'other');
  for (const [args, refusal] of [
    [[String(empty), other], 'came without files'],
    [['4711', other], 'There is no submission 4711'],
    [['x', other], 'npm run submission -- 12 folder'],
    [['99999999999', other], 'npm run submission -- 12 folder'],
    [[], 'npm run submission -- 12 folder'],
  ] as const) {
    expect(await run(...args)).toEqual({ code: 1, said: expect.stringContaining(refusal) });
  }
  expect(await readdir(dataDir)).not.toContain('other');
});
