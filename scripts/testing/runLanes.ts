import { type ChildProcess, spawn } from 'node:child_process';
import process from 'node:process';
import { afterSecondTry } from './afterSecondTry.ts';
import type { Counts, Layer } from './layer.ts';

export interface Outcome extends Counts {
  readonly layer: string;
  readonly seconds: number;
}

interface Options {
  readonly write: (text: string) => void;
  /** Aborted when the run is over before its end: what still runs is ended, what has not begun does not begin. */
  readonly signal: AbortSignal;
}

/** How long a command that was asked to end may take to clean up (ms). */
const patience = 15_000;

/**
 * Runs lanes side by side, the layers of each lane one after the other, whatever becomes of the ones before. What a
 * layer says is kept and written when it has ended, so that layers do not talk into each other.
 */
export async function runLanes(lanes: readonly (readonly Layer[])[], options: Options): Promise<Outcome[]> {
  const outcomes = await Promise.all(lanes.map((lane) => runLane(lane, options)));
  return outcomes.flat();
}

async function runLane(lane: readonly Layer[], options: Options): Promise<Outcome[]> {
  const outcomes: Outcome[] = [];
  for (const layer of lane) {
    if (options.signal.aborted) break;
    const outcome = await runLayer(layer, options);
    const again = outcome.failed > 0 && !options.signal.aborted ? layer.again?.() : undefined;
    outcomes.push(again ? bothTries(outcome, await runLayer(again, options)) : outcome);
  }
  return outcomes;
}

function bothTries(first: Outcome, second: Outcome): Outcome {
  return { ...first, ...afterSecondTry(first, second), seconds: first.seconds + second.seconds };
}

async function runLayer(layer: Layer, { write, signal }: Options): Promise<Outcome> {
  write(`   ${layer.name} …\n`);
  const start = performance.now();
  const { ok, said } = await runCommand(layer, signal);
  const seconds = Math.round((performance.now() - start) / 1000);
  const title = `${layer.name}, ${seconds} s`;
  write(`\n── ${title} ${'─'.repeat(Math.max(0, 60 - title.length))}\n${said}\n`);
  return { layer: layer.name, seconds, ...layer.count(ok) };
}

function runCommand({ command, args, env }: Layer, signal: AbortSignal): Promise<{ ok: boolean; said: string }> {
  // A group of its own, so that it ends together with the programs that it starts.
  const child = spawn(command, args, {
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, ...env },
  });
  const end = () => endGroup(child);
  signal.addEventListener('abort', end, { once: true });
  let said = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => {
      said += text;
    });
  }
  return new Promise((done) => {
    child.once('error', (error) => {
      said += `${error.message}\n`;
    });
    child.once('close', (code) => {
      signal.removeEventListener('abort', end);
      done({ ok: code === 0, said });
    });
  });
}

function endGroup({ pid }: ChildProcess): void {
  if (pid === undefined) return;
  const send = (name: NodeJS.Signals) => {
    try {
      process.kill(-pid, name);
    } catch {
      // The group has ended already.
    }
  };
  send('SIGTERM');
  setTimeout(() => send('SIGKILL'), patience).unref();
}
