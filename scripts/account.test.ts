import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { migrate } from '#services/database/migrate.ts';
import { startDatabase } from '#services/database/startDatabase.ts';
import { copyEmptyDatabase } from '#services/database/testing/copiedDatabase.ts';
import { createAccountStore } from '#services/identity/accounts/accountStore.ts';
import { identityMigrations } from '#services/identity/migrations/identityMigrations.ts';
import { runScript } from './testing/runScript.ts';

let dataDir: string;
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'account-'));
  await copyEmptyDatabase(join(dataDir, 'database'));
});
afterAll(() => rm(dataDir, { recursive: true, force: true }));

const run = (...args: string[]) => runScript('account.ts', dataDir, args);

it('gives an account the permission to moderate, takes it away, and says what it cannot do', async () => {
  const database = await startDatabase(join(dataDir, 'database'));
  await migrate(database, identityMigrations);
  const accounts = createAccountStore(database);
  await accounts.create({ email: 'anna@example.nl', nickname: 'Anna', password: 'x' });
  // The embedded database belongs to one process.
  expect((await run('anna@example.nl', '--moderator')).said).toContain('stop that one first');
  await database.close();

  expect(await run('Anna@example.nl', '--moderator')).toEqual({
    code: 0,
    said: 'anna@example.nl moderates comments from now on.',
  });
  const unknown = await run('bram@example.nl', '--moderator');
  expect([unknown.code, unknown.said]).toEqual([1, expect.stringContaining('There is no account')]);
  expect((await run('anna@example.nl')).said).toContain('npm run account -- anna@example.nl --moderator');

  const again = await startDatabase(join(dataDir, 'database'));
  const found = await createAccountStore(again).byEmail('anna@example.nl');
  await again.close();
  expect(found?.permissions).toEqual(['moderate:comments']);
});
