import { existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import process from 'node:process';
import { expect, it } from 'vitest';
import { copyEmptyDatabase } from '#services/database/testing/copiedDatabase.ts';
import { withEmbeddedDatabase } from './embeddedDatabase.ts';

it('finds the database where DATA_DIR says it from the folder that the portal runs in', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'backup-'));
  try {
    const [database, parts] = [join(folder, 'database'), join(folder, 'parts')];
    await copyEmptyDatabase(database);
    mkdirSync(parts);
    const isThere = async () => existsSync(join(parts, 'database', 'PG_VERSION'));
    expect(await withEmbeddedDatabase(relative(process.cwd(), database), parts, isThere)).toBe(true);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});
