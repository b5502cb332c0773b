import { fork } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Settings } from '#server/settings.ts';
import type { Log } from '#services/log.ts';

/**
 * Makes the embedded database with the sample records at the first start, in a process of its own, so that the portal's
 * does not keep what that takes. Where it fails the portal writes them itself, and says why it cannot.
 *
 * @param folder where the database will be
 * @param running is told how to end the process
 */
export async function writeFirstRecords(
  folder: string,
  settings: Pick<Settings, 'databaseUrl' | 'sampleRecords' | 'query'>,
  log: Log,
  running: (() => Promise<void>)[],
): Promise<void> {
  const isFirst = settings.databaseUrl === undefined && settings.query.embedded && !existsSync(folder);
  if (!isFirst || !settings.sampleRecords) return;
  const began = performance.now();
  const child = fork(join(import.meta.dirname, 'query', 'writeSamples.ts'), [folder], {
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  const ended = once(child, 'exit');
  running.push(async () => {
    child.kill();
    await ended.catch(() => {});
  });
  // It may not even start: `once` rejects then.
  const [code] = await ended.catch(() => []);
  log('query.samples', { ok: code === 0, milliseconds: Math.round(performance.now() - began) });
}
