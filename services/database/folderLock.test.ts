import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { lockFolder, lockFreeFolder } from './folderLock.ts';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'query-lock-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const lockOf = (pid: number, birth: string) => writeFileSync(join(folder, 'lock'), JSON.stringify({ pid, birth }));
const deadPid = () => spawnSync(process.execPath, ['--version']).pid;

/** What the kernel knows of a process, from its state on. */
function statOf(pid: number): string[] {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
  return stat.slice(stat.lastIndexOf(')') + 2).split(' ');
}

describe('lockFolder', () => {
  it('refuses a folder that a living process holds, in one sentence that says who and what to do', () => {
    lockFolder(folder);
    expect(() => lockFolder(folder)).toThrow(
      `${folder} is in use by process ${process.pid}: stop that one first, or set DATA_DIR to another folder.`,
    );
  });

  it('gives the folder free', () => {
    lockFolder(folder)();
    expect(readdirSync(folder)).toEqual([]);
    lockFolder(folder);
    expect(existsSync(join(folder, 'lock'))).toBe(true);
  });

  it('takes over the lock of a process that has died', () => {
    lockOf(deadPid(), '');
    lockFolder(folder);
    expect(JSON.parse(readFileSync(join(folder, 'lock'), 'utf8'))).toMatchObject({ pid: process.pid });
    expect(readdirSync(folder)).toEqual(['lock']);
  });

  it.runIf(process.platform === 'linux')(
    'takes over the lock of a dead process whose number has been given out again',
    () => {
      lockOf(process.pid, '1');
      expect(() => lockFolder(folder)).not.toThrow();
    },
  );

  it.runIf(process.platform === 'linux')('takes over the lock of a killed process that nobody has buried', async () => {
    // What the shell becomes does not know that it has a child.
    const shell = spawn('sh', ['-c', 'sleep 0.3 & echo $!; exec sleep 100'], { stdio: ['ignore', 'pipe', 'ignore'] });
    try {
      const [line] = await once(shell.stdout, 'data');
      const pid = Number(String(line));
      await expect.poll(() => statOf(pid)[0]).toBe('Z');
      lockOf(pid, statOf(pid)[19] ?? '');
      expect(() => lockFolder(folder)).not.toThrow();
    } finally {
      shell.kill();
    }
  });

  it.each(['', '{"pid":', '{"pid":"1"}'])('takes over a lock that nobody can read: %j', (content) => {
    writeFileSync(join(folder, 'lock'), content);
    expect(() => lockFolder(folder)).not.toThrow();
  });
});

describe('a folder that is waited for', () => {
  it.runIf(process.platform === 'linux')('is free once the process is gone that has just been killed', async () => {
    const holder = spawn('sleep', ['100'], { stdio: 'ignore' });
    lockOf(holder.pid ?? 0, statOf(holder.pid ?? 0)[19] ?? '');
    const locking = lockFreeFolder(folder);
    holder.kill('SIGKILL');
    (await locking)();
    expect(readdirSync(folder)).toEqual([]);
  });

  it('stays somebody else’s while they live', async () => {
    lockFolder(folder);
    await expect(lockFreeFolder(folder, 100)).rejects.toThrow('is in use by process');
  });
});
