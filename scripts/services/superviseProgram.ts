import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { setTimeout } from 'node:timers/promises';
import { programStates } from '#server/telemetry/topics.ts';
import type { Log } from '#services/log.ts';
import { endProgram } from './endProgram.ts';
import { errorOf, type Order, type Report } from './messages.ts';
import { serviceEnvironment } from './serviceEnvironment.ts';
import { watchPulse } from './watchPulse.ts';

interface ProgramOptions<Options> {
  /** What the log calls it. */
  readonly name: string;
  /** Path of the file to run, which calls `runProgram`. */
  readonly file: string;
  /** What it is told at each start: all it knows of the portal's settings. */
  readonly options: Options;
  /** Flags of Node. */
  readonly flags?: readonly string[];
  /** How long it may say nothing before it is taken for hung, and started again (s). @default 60 */
  readonly patience?: number;
  readonly log: Log;
  /** Hears when the program says that what it answers is another than before. */
  readonly changed?: () => void;
  /** Where the portal keeps what stops its parts. */
  readonly running: (() => Promise<void>)[];
}

/** Services that run in a process of their own. */
export interface SupervisedProgram<Facts> {
  /** What they last said of themselves, also while they are away. */
  readonly facts: () => Facts;
  /** Whether they have started and not ended since. */
  readonly isThere: () => boolean;
}

/** How long a program that ended is waited for before it is started again, at first and at most (ms). */
const [firstPause, longestPause] = [100, 10_000];

/** A program that has run for so long had started well (ms): the next pause is the first one again. */
const calmMs = 30_000;

/** How long a program may say nothing (s): a database at work holds its loop for some. */
const longestSilence = 60;

/** How long the last words of a program are waited for (ms). */
const outputMs = 1000;

/** So many lines of what a program wrote before it died tell why. */
const lastLines = 20;

/**
 * Starts services in a process of their own, and again whenever it dies or hangs: at once, then after pauses that
 * double. Logs `service.died` with what it last wrote, and `service.back`.
 *
 * Resolves when they have started; rejects with their reason when they could not, the first time.
 */
export async function superviseProgram<Options, Facts>(
  program: ProgramOptions<Options>,
): Promise<SupervisedProgram<Facts>> {
  const { name, file, options, flags = [], patience = longestSilence, log, changed, running } = program;
  let child: ChildProcess | undefined;
  let facts: Facts | undefined;
  let isThere = false;
  let isClosing = false;
  let failures = 0;
  let hangs = 0;
  const pausing = new AbortController();

  const start = (begun: (facts: Facts) => void, ended: (reason: Error) => void) => {
    const started = fork(file, {
      execArgv: [...flags],
      env: serviceEnvironment(),
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    });
    child = started;
    const written: string[] = [];
    for (const stream of [started.stdout, started.stderr]) {
      if (stream === null) continue;
      createInterface({ input: stream }).on('line', (line) => {
        written.push(line);
        if (written.length > lastLines) written.shift();
      });
    }
    let reason: Error | undefined;
    started.on('message', (report: Report<Facts>) => {
      if (report.kind === 'log') log(report.event, report.fields);
      else if (report.kind === 'changed') changed?.();
      else if (report.kind === 'usage') programStates.tell({ program: name, isThere: true, usage: report.usage });
      else if (report.kind === 'failed') reason = errorOf(report.reason);
      else if (report.kind === 'started') begun(report.facts);
    });
    // Work that takes long may be all it did: it gets twice the time when it begins anew.
    const seconds = patience * 2 ** hangs;
    watchPulse(started, seconds, () => {
      hangs += 1;
      reason = new Error(`It said nothing for ${seconds} seconds, and was ended.`);
    });
    // It could not be started, or told something: without a listener that would end the portal.
    started.on('error', (error) => {
      reason ??= error;
      if (started.pid === undefined) ended(reason);
    });
    const output = once(started, 'close').catch(() => {});
    started.once('exit', async (code, signal) => {
      isThere = false;
      // Until it has been read; what it started itself may hold it open.
      await Promise.race([output, setTimeout(outputMs, undefined, { ref: false })]);
      ended(reason ?? new Error([`It ended with ${signal ?? code}.`, ...written].join('\n')));
    });
    const order: Order<Options> = { kind: 'start', options, tellsUsage: programStates.isHeard };
    started.send(order);
  };

  const keepRunning = (isAgain: boolean, first?: PromiseWithResolvers<void>) => {
    const began = performance.now();
    let hasStarted = false;
    start(
      (said) => {
        facts = said;
        isThere = true;
        hasStarted = true;
        programStates.tell({ program: name, isThere });
        first?.resolve();
        if (isAgain) log('service.back', { service: name, milliseconds: Math.round(performance.now() - began) });
      },
      (reason) => {
        child = undefined;
        if (isClosing) return;
        if (first && !hasStarted) return first.reject(reason);
        programStates.tell({ program: name, isThere: false, hasDied: true });
        log('service.died', { service: name, message: reason.message });
        failures = performance.now() - began > calmMs ? 0 : failures;
        const pause = Math.min(longestPause, firstPause * 2 ** failures);
        failures += 1;
        setTimeout(pause, undefined, { signal: pausing.signal }).then(
          () => keepRunning(true),
          () => {},
        );
      },
    );
  };

  running.push(async () => {
    isClosing = true;
    pausing.abort();
    if (child !== undefined) await endProgram(child);
  });
  const first = Promise.withResolvers<void>();
  keepRunning(false, first);
  await first.promise;
  return {
    facts: () => {
      if (facts === undefined) throw new Error(`${name} has not started.`);
      return facts;
    },
    isThere: () => isThere,
  };
}
