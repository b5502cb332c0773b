import { execFile } from 'node:child_process';
import { copyFile, mkdir, mkdtemp, readFile, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';

/** An npm that writes down what it is asked, and builds what the portal needs. */
const npm = `#!/bin/sh
echo "$*" >> asked
mkdir -p dist/client dist/server && touch dist/server/portal.js
`;

let root: string;

async function write(path: string, text: string, mode = 0o644): Promise<void> {
  await mkdir(dirname(join(root, path)), { recursive: true });
  await writeFile(join(root, path), text, { mode });
}

/** Starts the portal, which ends at once; resolves with what npm was asked this time. */
async function start(): Promise<readonly string[]> {
  await rm(join(root, 'asked'), { force: true });
  await promisify(execFile)(process.execPath, [join(root, 'scripts/bootstrap.mjs'), 'start']);
  const asked = await readFile(join(root, 'asked'), 'utf8').catch(() => '');
  return asked.split('\n').filter((line) => line !== '');
}

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'bootstrap-'));
  await mkdir(join(root, 'scripts'));
  await copyFile(join(import.meta.dirname, 'bootstrap.mjs'), join(root, 'scripts/bootstrap.mjs'));
  await write('node_modules/.bin/npm', npm, 0o755);
  await write('package.json', '{ "type": "module", "version": "1.0.0" }');
  await write('package-lock.json', '{}');
  await write('scripts/serve.ts', '');
  await write('scripts/build/plugin.ts', 'one');
  await write('public/frame.js', 'one');
  await write('src/page.tsx', 'one');
});

afterEach(() => rm(root, { recursive: true, force: true }));

describe('npm start', () => {
  it('installs and builds, and does neither again while nothing has changed', async () => {
    expect(await start()).toEqual([expect.stringMatching(/^ci /), 'run --silent build']);
    // What installing and checking out do to files that stay as they are.
    await utimes(join(root, 'package.json'), new Date(), new Date());
    expect(await start()).toEqual([]);
  });

  it('installs what builds, also where the environment leaves that out', async () => {
    expect(await start()).toContainEqual(expect.stringMatching(/^ci .*--include=dev\b/));
  });

  it.each([
    ['src/page.tsx', 'another'],
    ['public/frame.js', 'another'],
    ['public/new.js', 'one'],
    ['scripts/build/plugin.ts', 'another'],
    ['package.json', '{ "type": "module", "version": "1.0.1" }'],
  ])('builds again after a change of %s', async (path, text) => {
    await start();
    await write(path, text);
    expect(await start()).toEqual(['run --silent build']);
  });
});
