import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout } from 'node:timers/promises';
import { CannotOpen } from './cannotOpen.ts';

/**
 * Held by an SQLite transaction: the only lock of the operating system that Node gives. The system itself lets go of it
 * when its process ends, however that ends, and knows it in whatever container the process runs, where a process number
 * means another process. It is never removed: whoever has it open would hold a file that nobody else finds.
 */
const lockOf = (folder: string) => join(folder, 'lock.db');
/** Who holds the folder, for those who are refused. */
const holderOf = (folder: string) => join(folder, 'holder');

/** Those of this process: what nothing points to is closed, and would give its folder free. */
const held = new Set<DatabaseSync>();

/** SQLite's code for a file that somebody else has locked (SQLITE_BUSY). */
const busy = 5;

/** Something holds the folder: another process, or this one. */
export class FolderInUse extends CannotOpen {
  override name = 'FolderInUse';
}

/**
 * Takes a folder (created when absent) for its caller alone, and returns what gives it free again.
 *
 * @throws {FolderInUse} one sentence that says who holds the folder
 * @throws {CannotOpen} one sentence where the folder's file system has no locks, is full, or cannot be written to
 */
export function lockFolder(folder: string): () => void {
  const lock = open(folder);
  held.add(lock);
  writeFileSync(holderOf(folder), `process ${process.pid} on ${hostname()}`);
  return () => {
    if (!held.delete(lock)) return;
    rmSync(holderOf(folder), { force: true });
    lock.close();
  };
}

/** How long a process that was killed may take until it is gone: the system takes its memory first (ms). */
const dyingMs = 3000;

/**
 * Takes a folder as `lockFolder` does, once whoever holds it has gone: a portal may start at the very moment in which
 * the one before was killed.
 *
 * @param patience how long it is waited for (ms)
 */
export async function lockFreeFolder(folder: string, patience = dyingMs): Promise<() => void> {
  const until = performance.now() + patience;
  for (;;) {
    try {
      return lockFolder(folder);
    } catch (error) {
      if (!(error instanceof FolderInUse) || performance.now() > until) throw error;
    }
    await setTimeout(50);
  }
}

function open(folder: string): DatabaseSync {
  let lock: DatabaseSync | undefined;
  try {
    mkdirSync(folder, { recursive: true });
    lock = new DatabaseSync(lockOf(folder), { timeout: 0 });
    lock.exec('begin exclusive');
    return lock;
  } catch (error) {
    lock?.close();
    throw refusal(folder, error);
  }
}

function refusal(folder: string, error: unknown): CannotOpen {
  if (error instanceof Error && 'errcode' in error && error.errcode === busy) {
    const advice = 'stop that one first, or set DATA_DIR to another folder.';
    return new FolderInUse(`${folder} is in use by ${readHolder(folder)}: ${advice}`);
  }
  const reason = error instanceof Error ? error.message : String(error);
  return new CannotOpen(
    `${folder} cannot be locked (${reason}): set DATA_DIR to a folder that this account may write in, on a disk that has room, and locks.`,
  );
}

/** Who has just taken it may not have said so yet. */
function readHolder(folder: string): string {
  try {
    return readFileSync(holderOf(folder), 'utf8') || 'another process';
  } catch {
    return 'another process';
  }
}
