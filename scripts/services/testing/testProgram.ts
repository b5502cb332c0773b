import { appendFileSync, existsSync } from 'node:fs';
import process from 'node:process';
import { runProgram } from '../runProgram.ts';

export interface TestProgramOptions {
  /** Written to when its parts are stopped, a line each. */
  readonly stops: string;
  /** While this file is there, the program cannot start. */
  readonly refusal: string;
}

export interface TestProgramFacts {
  readonly pid: number;
  readonly environment: readonly string[];
}

/* Services that do nothing but start, and end. */

runProgram(async ({ stops, refusal }: TestProgramOptions, { log, running }): Promise<TestProgramFacts> => {
  running.push(async () => appendFileSync(stops, 'first\n'));
  if (existsSync(refusal)) throw Object.assign(new Error('the port is taken'), { code: 'EADDRINUSE' });
  running.push(async () => appendFileSync(stops, 'second\n'));
  log('test.started', { pid: process.pid });
  process.once('SIGUSR2', () => {
    throw new Error('something that nobody thought of');
  });
  return { pid: process.pid, environment: Object.keys(process.env) };
});
