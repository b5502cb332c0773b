import process from 'node:process';
import type { Stop } from './embeddedServices.ts';
import { startFailure } from './startFailure.ts';

/**
 * Runs a program made of parts that have to be stopped: `start` adds how to stop each as it starts. SIGINT and SIGTERM
 * stop them, the last one started first; when starting fails, the reason is printed and the exit code says so.
 */
export async function runUntilStopped(start: (running: Stop[]) => Promise<string>): Promise<void> {
  const running: Stop[] = [];
  let stopping: Promise<void> | undefined;
  const stopAll = async () => {
    for (const stop of running.reverse()) await stop();
  };
  const stop = () => {
    stopping ??= stopAll();
    return stopping;
  };
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => {
      void stop().then(() => process.exit(0));
    });
  }
  try {
    process.stdout.write(await start(running));
  } catch (error) {
    await stop();
    process.stderr.write(`\n${startFailure(error)}\n`);
    process.exitCode = 1;
  }
}
