import { fork } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Log } from '#services/log.ts';

/**
 * Makes the embedded database with the sample records at the first start, in a process of its own, so that the one that
 * serves them does not keep what that takes. Where it fails that one writes them itself, and says why it cannot.
 *
 * @param place where the database will be; a server's is not made
 * @param running is told how to end the process
 */
export async function writeFirstRecords(
  { url, folder }: { readonly url: string | undefined; readonly folder: string },
  log: Log,
  running: (() => Promise<void>)[],
): Promise<void> {
  if (url !== undefined || existsSync(folder)) return;
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
