import { linkSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { z } from 'zod';

const holderSchema = z.object({ pid: z.int(), birth: z.string() });
type Holder = z.output<typeof holderSchema>;

/**
 * Takes a folder for this process alone, with a file named `lock` in it, and returns what gives it free again.
 * A lock whose process has died is taken over. Throws one sentence when a living process holds the folder.
 */
export function lockFolder(folder: string): () => void {
  const file = join(folder, 'lock');
  const own = JSON.stringify({ pid: process.pid, birth: birthOf(process.pid) } satisfies Holder);
  if (!create(file, own)) {
    refuseLiving(folder, readHolder(file));
    removeDead(folder, file);
    if (!create(file, own)) throw new Error(`${folder} has just been taken by another process: start once only.`);
  }
  return () => rmSync(file, { force: true });
}

/** A living process holds the folder. */
export class FolderInUse extends Error {
  override name = 'FolderInUse';
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

function refuseLiving(folder: string, holder: Holder | undefined): void {
  if (holder === undefined || !isAlive(holder)) return;
  throw new FolderInUse(
    `${folder} is in use by process ${holder.pid}: stop that one first, or set DATA_DIR to another folder.`,
  );
}

/**
 * Puts a dead process's lock aside before removing it, and looks once more at what it got hold of: of two processes
 * that find the same dead lock, the slower one would otherwise remove the lock that the quicker one has just made.
 */
function removeDead(folder: string, file: string): void {
  const aside = `${file}.${process.pid}.dead`;
  try {
    renameSync(file, aside);
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return;
    throw error;
  }
  try {
    const holder = readHolder(aside);
    if (holder !== undefined && isAlive(holder)) linkSync(aside, file);
    refuseLiving(folder, holder);
  } finally {
    rmSync(aside, { force: true });
  }
}

/** Makes the lock in one step, content and all: a lock that is still empty would look abandoned. */
function create(file: string, content: string): boolean {
  const draft = `${file}.${process.pid}`;
  writeFileSync(draft, content);
  try {
    linkSync(draft, file);
    return true;
  } catch (error) {
    if (codeOf(error) === 'EEXIST') return false;
    throw error;
  } finally {
    rmSync(draft, { force: true });
  }
}

/** An unreadable file counts as abandoned. */
function readHolder(file: string): Holder | undefined {
  try {
    return holderSchema.safeParse(JSON.parse(readFileSync(file, 'utf8'))).data;
  } catch {
    return undefined;
  }
}

function isAlive(holder: Holder): boolean {
  try {
    process.kill(holder.pid, 0);
  } catch (error) {
    if (codeOf(error) === 'ESRCH') return false;
  }
  const { birth, isOver } = lifeOf(holder.pid);
  return birth === holder.birth && !isOver;
}

const birthOf = (pid: number) => lifeOf(pid).birth;

/**
 * When a process was born, in the kernel's ticks since boot: in a container a new process easily gets the number of the
 * one that was killed. Empty where the system does not tell; then the number alone decides. It is over when only its
 * parent has not heard yet, which in a container may be for ever.
 */
function lifeOf(pid: number): { readonly birth: string; readonly isOver: boolean } {
  try {
    // The second field is the command in brackets and may hold spaces; the state is the third, the birth the 22nd.
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    return { birth: fields[19] ?? '', isOver: fields[0] === 'Z' || fields[0] === 'X' };
  } catch {
    return { birth: '', isOver: false };
  }
}

function codeOf(error: unknown): unknown {
  return error instanceof Error && 'code' in error ? error.code : undefined;
}
