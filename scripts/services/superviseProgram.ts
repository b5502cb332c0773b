import { type ChildProcess, fork } from 'node:child_process';
import { createInterface } from 'node:readline';
import type { Log } from '#services/log.ts';
import { errorOf, type Order, type Report } from './messages.ts';
import { serviceEnvironment } from './serviceEnvironment.ts';

interface ProgramOptions<Options> {
  /** What the log calls it. */
  readonly name: string;
  /** Path of the file to run, which calls `runProgram`. */
  readonly file: string;
  /** What it is told at each start: all it knows of the portal's settings. */
  readonly options: Options;
  /** Flags of Node. */
  readonly flags?: readonly string[];
  readonly log: Log;
  /** Hears when the program says that the content was saved. */
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

/** How long a program may take to end (ms). */
const graceMs = 15_000;

/** So many lines of what a program wrote before it died tell why. */
const lastLines = 20;

/**
 * Starts services in a process of their own, and again whenever it dies: at once, then after pauses that double. Logs
 * `service.died` with what it last wrote, and `service.back`.
 *
 * Resolves when they have started; rejects with their reason when they could not, the first time.
 */
export async function superviseProgram<Options, Facts>(
  program: ProgramOptions<Options>,
): Promise<SupervisedProgram<Facts>> {
  const { name, file, options, flags = [], log, changed, running } = program;
  let child: ChildProcess | undefined;
  let facts: Facts | undefined;
  let isThere = false;
  let isClosing = false;
  let failures = 0;
  let pause: NodeJS.Timeout | undefined;

  const start = (begun: (facts: Facts) => void, ended: (error?: Error) => void) => {
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
      else if (report.kind === 'failed') reason = errorOf(report.reason);
      else begun(report.facts);
    });
    // It could not be started, or told something: without a listener that would end the portal.
    started.on('error', (error) => {
      reason ??= error;
      if (started.pid === undefined) ended(reason);
    });
    // After its output has been read to the end.
    started.once('close', (code, signal) => {
      if (!isClosing) {
        log('service.died', { service: name, code, signal, message: reason?.message ?? written.join('\n') });
      }
      ended(reason ?? new Error(`The process of ${name} ended: ${signal ?? code}. ${written.join('\n')}`));
    });
    const order: Order<Options> = { kind: 'start', options };
    started.send(order);
  };

  const keepRunning = (isAgain: boolean, first?: PromiseWithResolvers<void>) => {
    const began = performance.now();
    start(
      (said) => {
        facts = said;
        isThere = true;
        first?.resolve();
        if (isAgain) log('service.back', { service: name, milliseconds: Math.round(performance.now() - began) });
      },
      (error) => {
        const hadStarted = isThere;
        isThere = false;
        child = undefined;
        if (isClosing) return;
        if (first && !hadStarted) return first.reject(error);
        failures = performance.now() - began > calmMs ? 0 : failures;
        pause = setTimeout(() => keepRunning(true), Math.min(longestPause, firstPause * 2 ** failures));
        failures += 1;
      },
    );
  };

  running.push(async () => {
    isClosing = true;
    clearTimeout(pause);
    if (child !== undefined) await end(child);
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

/** Lets a program end by itself, and ends it when that takes too long. */
function end(child: ChildProcess): Promise<void> {
  return new Promise((done) => {
    const impatience = setTimeout(() => child.kill('SIGKILL'), graceMs);
    child.once('exit', () => {
      clearTimeout(impatience);
      done();
    });
    const order: Order<never> = { kind: 'stop' };
    if (child.connected) child.send(order);
    else if (child.exitCode !== null || child.signalCode !== null) done();
  });
}
