import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import type { Order } from './messages.ts';

/** How long a program may take to end (ms). */
const graceMs = 15_000;

/** Lets a program of services end by itself, and ends it when that takes too long. */
export async function endProgram(program: ChildProcess): Promise<void> {
  if (program.exitCode !== null || program.signalCode !== null) return;
  const gone = once(program, 'exit');
  const impatience = setTimeout(() => program.kill('SIGKILL'), graceMs);
  const order: Order<never> = { kind: 'stop' };
  // One that is just ending has no ears any more: its exit is waited for.
  if (program.connected) program.send(order, () => {});
  await gone;
  clearTimeout(impatience);
}
