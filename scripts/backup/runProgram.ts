import { type ChildProcess, type SpawnOptions, spawn } from 'node:child_process';
import { once } from 'node:events';
import process from 'node:process';
import { text } from 'node:stream/consumers';

/** Runs a program to its end. Rejects with what it wrote to its second stream when that is not a good one. */
export async function runProgram(program: string, args: readonly string[], env: NodeJS.ProcessEnv = {}): Promise<void> {
  await ended(startProgram(program, args, env, ['ignore', 'ignore', 'pipe']), program);
}

export function startProgram(
  program: string,
  args: readonly string[],
  env: NodeJS.ProcessEnv,
  stdio: SpawnOptions['stdio'],
): ChildProcess {
  // In words that do not depend on where the machine stands.
  return spawn(program, args, { stdio, env: { ...process.env, ...env, LC_ALL: 'C' } });
}

/** As `runProgram` ends, for one that runs already. */
export async function ended(child: ChildProcess, program: string): Promise<void> {
  const [said, [code]] = await Promise.all([child.stderr === null ? '' : text(child.stderr), once(child, 'close')]);
  if (code !== 0) throw new Error(said.trim() || `${program} ended with ${code}.`);
}
