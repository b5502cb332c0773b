import { chmodSync, mkdtempSync, readdirSync, rmSync, statfsSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';

/** A file system in memory that most Linux machines have. */
const inMemory = '/dev/shm';

/** More than all tests have there at once (bytes). */
const room = 2 * 1024 ** 3;

/**
 * Makes the folder for all that tests write and throw away: hundreds of databases of a thousand files each. It is in
 * memory where there is room, because making and removing files on a disk would take an eighth of the time of all tests.
 */
export function makeTemporaryFolder(): string {
  const parent = hasRoom() ? inMemory : tmpdir();
  removeAbandoned(parent);
  const folder = mkdtempSync(join(parent, `portal-tests-${process.pid}-`));
  // Servers of tests that run under an account of their own pass through it.
  chmodSync(folder, 0o711);
  return folder;
}

/** A run writes into its folder more often than that (ms). */
const silence = 3_600_000;

/**
 * A run that was killed leaves its folder, which would take memory for ever. Processes of other containers cannot be
 * seen here, so that what was written to lately stays.
 */
function removeAbandoned(parent: string): void {
  for (const name of readdirSync(parent)) {
    const pid = /^portal-tests-(\d+)-/.exec(name)?.[1];
    if (pid === undefined || isRunning(Number(pid))) continue;
    const folder = join(parent, name);
    const written = statSync(folder, { throwIfNoEntry: false })?.mtimeMs ?? 0;
    if (Date.now() - written > silence) rmSync(folder, { recursive: true, force: true });
  }
}

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    // Another account's process may not be asked.
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}

function hasRoom(): boolean {
  try {
    const { bavail, bsize } = statfsSync(inMemory);
    // What stands there takes memory that the tests need, too.
    return bavail * bsize >= room && process.availableMemory() >= 3 * room;
  } catch {
    // Not Linux, or without it.
    return false;
  }
}
