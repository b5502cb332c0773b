import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { PictureStore } from '../capture/pictureStore.ts';
import { DecisionFile, decisionsPath } from './decisions.ts';

const run = promisify(execFile);
let root: string;

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'whole-'));
});

afterEach(() => rm(root, { recursive: true, force: true }));

/** Runs a script in a process that may write files of 4 KiB at most: what is longer is cut short there. */
async function withLittleRoom(script: string): Promise<void> {
  const limited = `ulimit -f 4; exec "$0" --input-type=module --eval "$1"`;
  await expect(run('bash', ['-c', limited, process.execPath, script])).rejects.toThrow();
}

function moduleAt(path: string): string {
  return JSON.stringify(pathToFileURL(join(import.meta.dirname, path)).href);
}

describe('a file that is written while the disk fills up', () => {
  it('is no picture yet, and is taken again', async () => {
    const png = new Uint8Array(40_000).fill(7);
    await withLittleRoom(
      `const { PictureStore } = await import(${moduleAt('../capture/pictureStore.ts')});
       await (await PictureStore.open(${JSON.stringify(root)})).keep(new Uint8Array(40_000).fill(7));`,
    );
    const store = await PictureStore.open(root);
    expect(new Uint8Array(await store.read(await store.keep(png)))).toEqual(png);
  });

  it('loses no decision of before', async () => {
    await mkdir(join(root, '.storybook'));
    const subject = { from: 'a', to: 'b', fromPicture: 'p', toPicture: 'q' };
    const line = (index: number) =>
      JSON.stringify({ place: `place ${index}`, ...subject, decision: 'approved', who: 'Anna', at: '2026', why: '' });
    const text = `${Array.from({ length: 100 }, (_, index) => line(index)).join('\n')}\n`;
    await writeFile(join(root, decisionsPath), text);
    await withLittleRoom(
      `const { DecisionFile } = await import(${moduleAt('decisions.ts')});
       await new DecisionFile(${JSON.stringify(root)}).undo([]);`,
    );
    expect(await readFile(join(root, decisionsPath), 'utf8')).toBe(text);
    expect(await new DecisionFile(root).read()).toHaveLength(100);
  });
});
