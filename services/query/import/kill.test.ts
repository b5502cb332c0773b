import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { copySeededDatabase } from '../../database/testing/copiedDatabase.ts';
import { surviveKills } from '../testing/surviveKills.ts';

const folder = mkdtempSync(join(tmpdir(), 'query-kill-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

it('a service killed during an import and an update starts again, its folder free, nothing lost or doubled', async () => {
  const database = join(folder, 'database');
  await copySeededDatabase(database);
  await expect(surviveKills(database, folder)).resolves.toBeUndefined();
}, 180_000);
