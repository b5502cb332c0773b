import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';
import { makeTemporaryFolder } from './temporaryFolder.ts';

it('is a folder of its own, which other accounts pass through and do not read', () => {
  const folder = makeTemporaryFolder();
  const other = makeTemporaryFolder();
  try {
    writeFileSync(join(folder, 'file'), '');
    expect(other).not.toBe(folder);
    expect(statSync(folder).mode & 0o777).toBe(0o711);
  } finally {
    for (const each of [folder, other]) rmSync(each, { recursive: true });
  }
});

it('takes the place of those whose runs were killed, and leaves those of runs that go on', () => {
  const folder = makeTemporaryFolder();
  const { pid } = spawnSync(process.execPath, ['--version']);
  const abandoned = join(dirname(folder), `portal-tests-${pid}-killed`);
  const lately = join(dirname(folder), `portal-tests-${pid}-elsewhere`);
  for (const each of [abandoned, lately]) mkdirSync(join(each, 'database'), { recursive: true });
  const before = new Date(Date.now() - 2 * 3_600_000);
  utimesSync(abandoned, before, before);
  const next = makeTemporaryFolder();
  try {
    expect([folder, abandoned, lately, next].map((each) => existsSync(each))).toEqual([true, false, true, true]);
  } finally {
    for (const each of [folder, lately, next]) rmSync(each, { recursive: true });
  }
});
