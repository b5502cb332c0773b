import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { cp, mkdir, mkdtemp, readdir, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { git } from './git/git.ts';

const repository = resolve(import.meta.dirname, '..');
let root: string;

/** A repository with the command and what it imports, and a Storybook whose build does not end. */
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'visual-'));
  await cp(import.meta.dirname, join(root, 'scripts'), { recursive: true });
  for (const name of ['package.json', 'package-lock.json']) await cp(join(repository, name), join(root, name));
  for (const name of ['languages', 'sites', 'src']) await symlink(join(repository, name), join(root, name));
  await mkdir(join(root, 'node_modules/.bin'), { recursive: true });
  for (const name of await readdir(join(repository, 'node_modules'))) {
    if (name !== '.bin') await symlink(join(repository, 'node_modules', name), join(root, 'node_modules', name));
  }
  const storybook = `#!/bin/sh\ntouch "${join(root, 'begun')}"\nexec sleep 100\n`;
  await writeFile(join(root, 'node_modules/.bin/storybook'), storybook, { mode: 0o755 });
  await writeFile(join(root, '.gitignore'), '*\n');
  await git(root, ['init', '--quiet']);
  await git(root, ['add', '--force', 'package.json', 'package-lock.json']);
  const who = ['-c', 'user.name=Anna', '-c', 'user.email=anna@example.nl'];
  await git(root, [...who, 'commit', '--quiet', '--message', 'First']);
});

afterEach(() => rm(root, { recursive: true, force: true }));

it('ends at once by Ctrl+C while a Storybook is built, and blames nothing for it', async () => {
  // A terminal tells all that it runs, the build too.
  const child = spawn(process.execPath, ['scripts/visual.ts', 'run', '--against', 'HEAD'], {
    cwd: root,
    detached: true,
  });
  const ended = new Promise((resolve) => child.once('exit', (_, signal) => resolve(signal)));
  const said = text(child.stderr);
  await expect.poll(() => existsSync(join(root, 'begun'))).toBe(true);
  process.kill(-(child.pid ?? 0), 'SIGINT');
  const commit = await git(root, ['rev-parse', '--short=8', 'HEAD']);
  expect(await said).toBe(`Building the Storybook of HEAD (${commit}) …\n`);
  expect(await ended).toBe('SIGINT');
});
