import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { hostname, tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { expect, it } from 'vitest';
import { SettingsError } from '#server/settings/readSettings.ts';
import { connectDatabase } from '#services/database/connectDatabase.ts';
import { createdMarkOf, dataOf } from '#services/database/databaseFolder.ts';
import { lockFolder } from '#services/database/folderLock.ts';
import { startDatabase } from '#services/database/startDatabase.ts';
import { errorOf, failedStart } from './services/messages.ts';
import { startFailure } from './startFailure.ts';

/** What the system says when nothing can listen there. */
async function refusalOf(port: number, host: string): Promise<unknown> {
  const server = createServer().listen(port, host);
  return once(server, 'listening').then(
    () => server.close(),
    (error: unknown) => error,
  );
}

it('says what to set for an address that is not of this machine', async () => {
  // Of those that are for documents alone (RFC 5737).
  expect(startFailure(await refusalOf(3000, '192.0.2.1'))).toBe(
    'The portal could not start: listen EADDRNOTAVAIL: address not available 192.0.2.1:3000. ' +
      'Set LISTEN_ADDRESS (MANAGEMENT_HOST, where it is that one) to an address of this machine, of a kind that it speaks.',
  );
});

it('says what to do about a port that is taken', async () => {
  const taken = createServer().listen(0, '127.0.0.1');
  await once(taken, 'listening');
  const address = taken.address();
  const port = typeof address === 'object' ? (address?.port ?? 0) : 0;
  expect(startFailure(await refusalOf(port, '127.0.0.1'))).toBe(
    `The portal could not start: listen EADDRINUSE: address already in use 127.0.0.1:${port}. ` +
      'Stop what runs there, or set PORT, or what names this port (MANAGEMENT_PORT, CONTENT_PORT, QUERY_PORT, ' +
      'PREFERENCE_PORT, MAIL_PORT), to another one.',
  );
  taken.close();
});

it('says the same of an address of a kind that this machine does not speak', () => {
  const refused = Object.assign(new Error('listen EAFNOSUPPORT: address family not supported :::3000'), {
    code: 'EAFNOSUPPORT',
  });
  expect(startFailure(refused)).toMatch(/:::3000\. Set LISTEN_ADDRESS /);
});

it('says what to do about a port that only an administrator may take, and not about a file', () => {
  const refused = (message: string) => startFailure(Object.assign(new Error(message), { code: 'EACCES' }));
  expect(refused('listen EACCES: permission denied 0.0.0.0:80')).toMatch(/Set PORT, .* to one from 1024 on/);
  expect(refused("EACCES: permission denied, open 'file'")).not.toMatch(/Set PORT,/);
});

/** As the process of the services tells the portal's what it met. */
const reasonOf = (opening: Promise<unknown>) =>
  opening.then(
    () => undefined,
    (error: unknown) => startFailure(errorOf(failedStart(error))),
  );

it('says in one sentence why a database does not open', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'start-failure-'));
  const unlock = lockFolder(folder);
  expect(await reasonOf(startDatabase(folder))).toBe(
    `The portal could not start: ${folder} is in use by process ${process.pid} on ${hostname()}: ` +
      'stop that one first, or set DATA_DIR to another folder.',
  );
  unlock();
  const file = join(folder, 'file');
  writeFileSync(file, '');
  expect(await reasonOf(startDatabase(file))).toMatch(
    /^The portal could not start: .*file cannot be locked .*locks\.$/,
  );
  rmSync(folder, { recursive: true });
  expect(await reasonOf(connectDatabase('postgres://portal@127.0.0.1:1/portal'))).toMatch(
    /^The portal could not start: The database portal on 127\.0\.0\.1:1 cannot be used .* Check DATABASE_URL\.$/,
  );
});

it('has what is in a database that does not open kept, and says how to go on', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'start-failure-'));
  mkdirSync(dataOf(folder));
  writeFileSync(join(dataOf(folder), 'PG_VERSION'), 'none\n');
  writeFileSync(createdMarkOf(folder), '');
  expect(await reasonOf(startDatabase(folder))).toMatch(
    /does not open \(.*\)\. Move that folder aside; then restore a backup \(npm run restore\), or start with an empty database\.$/s,
  );
  rmSync(folder, { recursive: true });
});

it('repeats what is wrong with settings, and says of anything else where it happened', () => {
  expect(startFailure(new SettingsError('A setting is wrong:\n  PORT is …'))).toBe('A setting is wrong:\n  PORT is …');
  expect(startFailure(new Error('broken'))).toMatch(/^The portal could not start: Error: broken\n {4}at /);
  expect(startFailure('broken')).toBe('The portal could not start: broken');
});
