import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { lockFolder } from './folderLock.ts';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'query-lock-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const lockOf = (pid: number, birth: string) => writeFileSync(join(folder, 'lock'), JSON.stringify({ pid, birth }));
const deadPid = () => spawnSync(process.execPath, ['--version']).pid;

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

  it.each(['', '{"pid":', '{"pid":"1"}'])('takes over a lock that nobody can read: %j', (content) => {
    writeFileSync(join(folder, 'lock'), content);
    expect(() => lockFolder(folder)).not.toThrow();
  });
});
