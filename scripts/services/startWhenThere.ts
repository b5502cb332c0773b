import { setTimeout as wait } from 'node:timers/promises';
import { EngineAway } from '#services/query/ports/engineAway.ts';
import type { Program } from './runProgram.ts';

/**
 * Starts what stands on a system of others. Where that is away it is tried again until it is there, and the rest of the
 * portal goes on without: a restart during an outage must not be one itself. Rejects with whatever else is wrong.
 *
 * @param againMs how soon is tried again, in milliseconds
 */
export async function startWhenThere(
  start: () => Promise<void>,
  { log, running }: Pick<Program, 'log' | 'running'>,
  againMs = 5000,
): Promise<void> {
  const starts = async () => {
    try {
      await start();
      return true;
    } catch (error) {
      if (!(error instanceof EngineAway)) throw error;
      log('query.away', { reason: `OPENSEARCH_URL: ${error.message}` });
      return false;
    }
  };
  if (await starts()) return;
  const over = new AbortController();
  running.push(async () => over.abort());
  const tryAgain = async () => {
    do await wait(againMs, undefined, { signal: over.signal }).catch(() => undefined);
    while (!over.signal.aborted && !(await starts()));
  };
  void tryAgain();
}
