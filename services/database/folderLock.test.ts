import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { hostname, tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { FolderInUse, lockFolder, lockFreeFolder } from './folderLock.ts';

let folder = '';
const holders: ChildProcess[] = [];
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'folder-lock-'));
});
afterEach(async () => {
  for (const holder of holders.splice(0)) await end(holder);
  rmSync(folder, { recursive: true, force: true });
});

async function end(holder: ChildProcess): Promise<void> {
  if (holder.exitCode !== null || holder.signalCode !== null) return;
  const gone = once(holder, 'exit');
  holder.kill('SIGKILL');
  await gone;
}

/** Has another process hold the folder, once it says so. @param within what the process runs in */
async function holdElsewhere(...within: readonly string[]): Promise<ChildProcess> {
  const module = JSON.stringify(new URL('./folderLock.ts', import.meta.url).href);
  const program = `const { lockFolder } = await import(${module});
    lockFolder(${JSON.stringify(folder)});
    console.log('held');
    setInterval(() => {}, 1000);`;
  const [command = '', ...args] = [...within, process.execPath, '--input-type=module', '--eval', program];
  const holder = spawn(command, args, { stdio: ['ignore', 'pipe', 'pipe'] });
  holders.push(holder);
  const said = await Promise.race([once(holder.stdout, 'data'), text(holder.stderr)]);
  if (String(said) !== 'held\n') throw new Error(String(said));
  return holder;
}

/** A container's view of processes: its first one is number 1, and those outside have no number in it. */
const container = ['unshare', '--user', '--map-root-user', '--pid', '--fork', '--kill-child', '--mount-proc'];
const hasContainers = spawnSync(container[0] ?? '', [...container.slice(1), 'true']).status === 0;

describe('lockFolder', () => {
  it('refuses a folder that is held, in one sentence that says who holds it and what to do', () => {
    lockFolder(folder);
    expect(() => lockFolder(folder)).toThrow(
      `${folder} is in use by process ${process.pid} on ${hostname()}: stop that one first, or set DATA_DIR to another folder.`,
    );
  });

  it('refuses a folder that another process holds', async () => {
    const { pid } = await holdElsewhere();
    expect(() => lockFolder(folder)).toThrow(`is in use by process ${pid} on `);
  });

  it('gives the folder free', () => {
    lockFolder(folder)();
    lockFolder(folder)();
    expect(readdirSync(folder)).toEqual(['lock.db']);
  });

  it('takes over the folder of a process that was killed', async () => {
    await end(await holdElsewhere());
    lockFolder(folder);
    expect(() => lockFolder(folder)).toThrow(`is in use by process ${process.pid} on `);
  });

  it.runIf(hasContainers)(
    'refuses a folder that a container holds, whose process has another number there',
    async () => {
      await holdElsewhere(...container);
      expect(() => lockFolder(folder)).toThrow(FolderInUse);
    },
  );

  it.runIf(hasContainers)('refuses a container the folder that is held outside it', async () => {
    const unlock = lockFolder(folder);
    await expect(holdElsewhere(...container)).rejects.toThrow(`is in use by process ${process.pid} on `);
    unlock();
    await holdElsewhere(...container);
  });

  it.runIf(hasContainers)('lets a container in again that was killed, under the number that it had', async () => {
    await end(await holdElsewhere(...container));
    await expect.poll(() => holdElsewhere(...container)).toBeDefined();
  });

  it('says so where the folder cannot be locked at all', () => {
    writeFileSync(join(folder, 'lock.db'), 'This file is no database and nothing that locks one will take it for one.');
    expect(() => lockFolder(folder)).toThrow(
      `${folder} cannot be locked (file is not a database): set DATA_DIR to a folder that this account may write in, on a disk that has room, and locks.`,
    );
  });

  it('says the same where the folder cannot be made', () => {
    const file = join(folder, 'file');
    writeFileSync(file, '');
    expect(() => lockFolder(file)).toThrow(`${file} cannot be locked (EEXIST: `);
  });
});

describe('a folder that is waited for', () => {
  it('is free once the process is gone that has just been killed', async () => {
    const holder = await holdElsewhere();
    const locking = lockFreeFolder(folder, 60_000);
    holder.kill('SIGKILL');
    (await locking)();
    expect(() => lockFolder(folder)()).not.toThrow();
  });

  it('stays that of the one who holds it', async () => {
    lockFolder(folder);
    await expect(lockFreeFolder(folder, 100)).rejects.toThrow('is in use by process');
  });
});
