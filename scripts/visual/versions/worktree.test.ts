import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { commitOf, git } from '../../git/git.ts';
import { worktreeOf } from './worktree.ts';

let root: string;
let cache: string;
let commit: string;

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'worktree-'));
  cache = join(root, '.cache', 'visual');
  await git(root, ['init', '--quiet']);
  await writeFile(join(root, 'package.json'), '{}');
  await writeFile(join(root, 'package-lock.json'), '{}');
  await mkdir(join(root, 'src'));
  await writeFile(join(root, 'src', 'Button.tsx'), 'button');
  await mkdir(join(root, 'node_modules'));
  await writeFile(join(root, 'node_modules', 'react.js'), 'react');
  await writeFile(join(root, '.gitignore'), 'node_modules/\n.cache/\n');
  await git(root, ['add', '--all']);
  const who = ['-c', 'user.name=Anna', '-c', 'user.email=anna@example.nl'];
  await git(root, [...who, 'commit', '--quiet', '--message', 'First']);
  commit = await commitOf(root, 'HEAD');
});

afterEach(async () => {
  vi.unstubAllEnvs();
  await rm(root, { recursive: true, force: true });
});

/** An npm that makes a folder of packages, and ends as is said. */
async function installBy(end: string): Promise<void> {
  const npm = join(root, 'node_modules', 'npm');
  await writeFile(npm, `#!/bin/sh\nmkdir node_modules\n${end}\n`, { mode: 0o755 });
  vi.stubEnv('PATH', `${join(root, 'node_modules')}:${process.env.PATH}`);
}

describe('the files of a commit', () => {
  it('are there with the packages of the repository', async () => {
    const folder = await worktreeOf(root, cache, commit);
    expect(await readFile(join(folder, 'src', 'Button.tsx'), 'utf8')).toBe('button');
    expect(await readFile(join(folder, 'node_modules', 'react.js'), 'utf8')).toBe('react');
    expect(await worktreeOf(root, cache, commit)).toBe(folder);
  });

  it('are made anew where installing their own packages ended in its midst', async () => {
    await writeFile(join(root, 'package-lock.json'), '{"name":"other"}');
    await installBy('exit 1');
    await expect(worktreeOf(root, cache, commit)).rejects.toThrow();
    await installBy('touch node_modules/react.js');
    const folder = await worktreeOf(root, cache, commit);
    expect(await readdir(join(folder, 'node_modules'))).toEqual(['react.js']);
  });

  it('no longer borrow the packages of the repository once it has others', async () => {
    await worktreeOf(root, cache, commit);
    await writeFile(join(root, 'package-lock.json'), '{"name":"other"}');
    await writeFile(join(root, 'node_modules', 'react.js'), 'other react');
    await installBy('printf react > node_modules/react.js');
    const folder = await worktreeOf(root, cache, commit);
    expect(await readFile(join(folder, 'node_modules', 'react.js'), 'utf8')).toBe('react');
    expect(await readFile(join(root, 'node_modules', 'react.js'), 'utf8')).toBe('other react');
  });

  it('go without the packages that the repository lent them', async () => {
    const who = ['-c', 'user.name=Anna', '-c', 'user.email=anna@example.nl'];
    await worktreeOf(root, cache, commit);
    for (const name of ['second', 'third', 'fourth']) {
      await git(root, [...who, 'commit', '--quiet', '--allow-empty', '--message', name]);
      await worktreeOf(root, cache, await commitOf(root, 'HEAD'));
    }
    expect(existsSync(join(cache, 'worktrees', commit.slice(0, 12)))).toBe(false);
    expect(await readFile(join(root, 'node_modules', 'react.js'), 'utf8')).toBe('react');
  });
});
