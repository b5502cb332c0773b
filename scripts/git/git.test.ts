import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { commitOf, fileAt, git, treeOf, workingTree } from './git.ts';

let root: string;

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'git-'));
  await git(root, ['init', '--quiet']);
  await writeFile(join(root, 'page.txt'), 'one');
  await git(root, ['add', '--all']);
  const who = ['-c', 'user.name=Anna', '-c', 'user.email=anna@example.nl'];
  await git(root, [...who, 'commit', '--quiet', '--message', 'First']);
});

afterEach(() => rm(root, { recursive: true, force: true }));

describe('the files as they stand', () => {
  it('are those of the commit while nothing changed', async () => {
    expect(await workingTree(root, 'decisions')).toBe(await treeOf(root, 'HEAD', 'decisions'));
  });

  it('are others with what is changed or new, and the index of the repository stays', async () => {
    await writeFile(join(root, 'new.txt'), 'new');
    expect(await workingTree(root, 'decisions')).not.toBe(await treeOf(root, 'HEAD', 'decisions'));
    expect(await git(root, ['status', '--porcelain'])).toBe('?? new.txt');
  });

  it('are the same whatever is in the file that does not count', async () => {
    const before = await workingTree(root, 'decisions');
    await writeFile(join(root, 'decisions'), 'approved');
    expect(await workingTree(root, 'decisions')).toBe(before);
  });
});

it('reads a file of a commit, and nothing where there is none', async () => {
  expect(await fileAt(root, 'HEAD', 'page.txt')).toBe('one');
  expect(await fileAt(root, 'HEAD', 'other.txt')).toBeUndefined();
});

it('names a commit that is not there', async () => {
  await expect(commitOf(root, 'elsewhere')).rejects.toThrow('Git knows no commit "elsewhere"');
});
