import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { promisify } from 'node:util';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { ensureToken } from '#services/query/import/token.ts';

let dataDir = '';
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'running-service-'));
});
afterEach(() => rmSync(dataDir, { recursive: true, force: true }));

/** A port on which nothing listens. */
async function closedPort(): Promise<string> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  await promisify(server.close.bind(server))();
  return String(typeof address === 'object' ? address?.port : '');
}

it('is to be started first where nothing answers', async () => {
  ensureToken(dataDir);
  const QUERY_PORT = await closedPort();
  const env = { PATH: process.env.PATH, DATA_DIR: dataDir, QUERY_PORT };
  const ended = promisify(execFile)(process.execPath, [join(import.meta.dirname, 'clear.ts'), 'samples'], { env });
  await expect(ended).rejects.toMatchObject({
    code: 1,
    stderr: `The portal does not answer (connect ECONNREFUSED 127.0.0.1:${QUERY_PORT}): start it first, with the same settings.\n`,
  });
});
