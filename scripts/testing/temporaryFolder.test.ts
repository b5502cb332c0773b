import { rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
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
