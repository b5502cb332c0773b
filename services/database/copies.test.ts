import { existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { giveCopies, withCopy } from './copies.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'copies-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

describe('a copy of the embedded database', () => {
  it('lies there as long as it is used', async () => {
    const stop = await giveCopies(folder, async (target) => void mkdirSync(target));
    const copy = await withCopy(folder, async (at) => {
      expect(existsSync(at)).toBe(true);
      return at;
    });
    await expect.poll(() => existsSync(copy)).toBe(false);
    await stop();
  });

  it('says why it could not be made', async () => {
    const stop = await giveCopies(folder, () => Promise.reject(new Error('the disk is full')));
    await expect(withCopy(folder, async () => {})).rejects.toThrow('could not be copied: Error: the disk is full');
    await stop();
  });

  it('is not waited for once the process that would make it has ended', async () => {
    const server = createServer((line) => line.end()).listen(join(folder, 'copies.sock'));
    await expect(withCopy(folder, async () => {})).rejects.toThrow('has ended');
    server.close();
  });
});
