import { execFile } from 'node:child_process';
import { resolve } from 'node:path';
import process from 'node:process';

/** Runs a script of `scripts` on a folder of data, and gives its exit code and what it said. */
export function runScript(
  name: string,
  dataDir: string,
  args: readonly string[],
): Promise<{ code: number; said: string }> {
  const env = { PATH: process.env.PATH, DATA_DIR: dataDir };
  return new Promise((done) => {
    execFile(process.execPath, [resolve(import.meta.dirname, '..', name), ...args], { env }, (error, out, err) =>
      done({ code: error === null ? 0 : Number(error.code), said: `${out}${err}`.trim() }),
    );
  });
}
