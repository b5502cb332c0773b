import { chmodSync, mkdtempSync, statfsSync } from 'node:fs';
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
  const folder = mkdtempSync(join(hasRoom() ? inMemory : tmpdir(), 'portal-tests-'));
  // Servers of tests that run under an account of their own pass through it.
  chmodSync(folder, 0o711);
  return folder;
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
