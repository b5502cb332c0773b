import { spawn } from 'node:child_process';
import { resolve } from 'node:path';

export const repository = resolve(import.meta.dirname, '../../..');

/** A program that a test runs beside itself. */
export interface Running {
  readonly pid: number;
  /** Every line it wrote so far, to either stream. */
  readonly lines: readonly string[];
  /** The first line, written already or still to come, that holds these words; rejects when the program ends before. */
  line(words: string): Promise<string>;
  /** Sends a signal and waits for the end. Safe to call when it is over already. */
  end(signal?: NodeJS.Signals): Promise<void>;
  /** The exit code, once it is over; `null` after a signal nobody handled. */
  readonly ended: Promise<number | null>;
}

/** What a program needs of its surroundings; settings of a portal that stand there are none of a test's. */
function surroundings(): Record<string, string> {
  const names = ['PATH', 'HOME', 'TMPDIR'];
  return Object.fromEntries(names.flatMap((name) => (process.env[name] ? [[name, process.env[name]]] : [])));
}

/** Runs a script of this repository with the Node that runs the tests. */
export function run(script: string, environment: Readonly<Record<string, string>>): Running {
  const child = spawn(process.execPath, [resolve(repository, script)], {
    cwd: repository,
    env: { ...surroundings(), ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const lines: string[] = [];
  const listeners = new Set<() => void>();
  const tell = () => {
    for (const listener of listeners) listener();
  };
  for (const stream of [child.stdout, child.stderr]) {
    let rest = '';
    stream.setEncoding('utf8').on('data', (text: string) => {
      const parts = (rest + text).split('\n');
      rest = parts.pop() ?? '';
      lines.push(...parts);
      tell();
    });
  }
  let isOver = false;
  const ended = new Promise<number | null>((done) => {
    child.once('error', (error) => lines.push(String(error)));
    child.once('close', (code) => {
      isOver = true;
      done(code);
      tell();
    });
  });
  return {
    pid: child.pid ?? 0,
    lines,
    ended,
    line: (words) =>
      new Promise((found, lost) => {
        const look = () => {
          const line = lines.find((candidate) => candidate.includes(words));
          if (line === undefined && !isOver) return;
          listeners.delete(look);
          if (line === undefined) lost(new Error(`${script} ended without saying "${words}":\n${lines.join('\n')}`));
          else found(line);
        };
        listeners.add(look);
        look();
      }),
    async end(signal = 'SIGTERM') {
      if (!isOver) child.kill(signal);
      await ended;
    },
  };
}
