import process from 'node:process';
import type { Log } from '#services/log.ts';
import { failedStart, type Order, type Report, type States } from './messages.ts';
import { type Measures, watchUsage } from './watchUsage.ts';

/** What a program may tell the portal, and where it puts what stops its parts, the last one started first. */
export interface Program {
  readonly log: Log;
  /** What the program answers is another than before: content was saved, records were imported. */
  readonly changed: () => void;
  /** What it needs is there, or has gone. */
  readonly tellStates: (states: States) => void;
  readonly running: (() => Promise<void>)[];
  /** What its parts measure, told with what it uses. */
  readonly measures: Measures;
}

/** How often a program says that its loop still turns (ms). */
const pulseMs = 1000;

/**
 * Runs services in a process of their own, which `superviseProgram` starts: they begin when they have been told their
 * settings, end when they are told to, and with the portal, however that ends.
 *
 * @param start gives what the portal has to know of them
 */
export function runProgram<Options, Facts>(start: (options: Options, program: Program) => Promise<Facts>): void {
  const tell = (report: Report<Facts>) => {
    if (process.connected) process.send?.(report);
  };
  const running: (() => Promise<void>)[] = [];
  const program: Program = {
    log: (event, fields = {}) => tell({ kind: 'log', event, fields }),
    changed: () => tell({ kind: 'changed' }),
    tellStates: (states) => tell({ kind: 'states', states }),
    running,
    measures: {},
  };
  setInterval(() => tell({ kind: 'alive' }), pulseMs).unref();
  const stop = async () => {
    try {
      for (const end of running.reverse()) await end();
    } finally {
      // What has been said is delivered first.
      process.disconnect();
    }
  };
  // Nobody is left to work for: like a kill, which the database outlives.
  process.once('disconnect', () => process.exit());
  // They reach the whole group: requests under way in the portal still need the services.
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => {});
  process.on('message', async (order: Order<Options>) => {
    if (order.kind === 'stop') return stop();
    const look = order.tellsUsage && watchUsage((usage) => tell({ kind: 'usage', usage }), program.measures);
    try {
      tell({ kind: 'started', facts: await start(order.options, program) });
      // Now its parts measure something, too.
      if (look) look();
    } catch (error) {
      process.exitCode = 1;
      tell({ kind: 'failed', reason: failedStart(error) });
      await stop();
    }
  });
}
