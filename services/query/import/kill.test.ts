import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, it } from 'vitest';
import { copySeededDatabase } from '../../database/testing/copiedDatabase.ts';
import { surviveKilledImport } from '../testing/surviveKills.ts';

const folder = mkdtempSync(join(tmpdir(), 'query-kill-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

// Killed during an update as well, and on the other engines: `kill.thorough.test.ts`.
it('a service killed during an import starts again, its folder free, nothing lost or doubled', async () => {
  const database = join(folder, 'database');
  await copySeededDatabase(database);
  const program = await surviveKilledImport(database, folder);
  await program.end('SIGTERM');
});
