import type { ChildProcess } from 'node:child_process';
import type { Report } from './messages.ts';

/** How often one looks whether a program was heard (ms). */
const beatMs = 1000;

/**
 * Ends a program of services that says nothing any more, as one does whose loop no longer turns: nobody else would, for
 * it neither answers nor dies.
 *
 * @param beats so many seconds of silence. They are counted in looks, not read from a clock: a machine that slept, or a
 *   portal that was busy itself, has not waited for anybody.
 * @param hung hears it before the program is ended
 */
export function watchPulse(program: ChildProcess, beats: number, hung: () => void): void {
  let silent = 0;
  const watch = setInterval(() => {
    silent += 1;
    if (silent <= beats) return;
    clearInterval(watch);
    hung();
    program.kill('SIGKILL');
  }, beatMs);
  watch.unref();
  program.on('message', (_: Report<unknown>) => {
    silent = 0;
  });
  program.once('exit', () => clearInterval(watch));
}
