import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { connect } from 'node:net';
import { resolve } from 'node:path';
import { setTimeout } from 'node:timers/promises';

/** Where what a server runs besides stands. */
export const deploy = resolve(import.meta.dirname, '../../deploy');

/** Programs of the system stand where ordinary accounts do not look. */
const env = { ...process.env, PATH: `${process.env.PATH ?? ''}:/usr/sbin:/sbin` };

export const isInstalled = (program: string): boolean => spawnSync(program, ['-V'], { env }).error === undefined;

/** For the names of suites that need a program: why they are skipped, or nothing. */
export const skipNote = (program: string): string =>
  isInstalled(program) ? '' : ` (skipped: ${program} is not installed)`;

/** Runs a program to its end, and gives its exit code and all that it said. */
export function runToEnd(program: string, args: readonly string[]): { code: number | null; said: string } {
  const { status, stdout, stderr } = spawnSync(program, args, { env, encoding: 'utf8' });
  return { code: status, said: stdout + stderr };
}

export interface Started {
  readonly stop: () => Promise<void>;
}

/** Starts a program that stays in the foreground, and waits until it answers on a port. */
export async function startOn(port: number, program: string, args: readonly string[]): Promise<Started> {
  const child = spawn(program, args, { env, stdio: ['ignore', 'pipe', 'pipe'] });
  let said = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (part: Buffer) => {
      said += part.toString();
    });
  }
  const ended = once(child, 'exit');
  for (let tries = 0; !(await answersOn(port)); tries++) {
    if (isOver(child) || tries > 300) throw new Error(`${program} does not answer:\n${said}`);
    await setTimeout(50);
  }
  return {
    stop: async () => {
      if (!isOver(child)) child.kill('SIGTERM');
      await ended;
    },
  };
}

const isOver = ({ exitCode, signalCode }: ChildProcess) => exitCode !== null || signalCode !== null;

async function answersOn(port: number): Promise<boolean> {
  const socket = connect(port, '127.0.0.1');
  try {
    await once(socket, 'connect');
    return true;
  } catch {
    return false;
  } finally {
    socket.destroy();
  }
}
