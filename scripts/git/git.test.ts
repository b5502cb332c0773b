import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { commitOf, commonCommit, fileAt, git, headOf, treeOf, workingTree } from './git.ts';

const who = ['-c', 'user.name=Anna', '-c', 'user.email=anna@example.nl'];
let root: string;

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'git-'));
  await git(root, ['init', '--quiet']);
  await writeFile(join(root, 'page.txt'), 'one');
  await git(root, ['add', '--all']);
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

it('says why git cannot work here, rather than that a commit is not there', async () => {
  await writeFile(join(root, '.git', 'config'), '[core');
  await expect(commitOf(root, 'HEAD')).rejects.toThrow('bad config line');
});

it('calls a commit by its branch, and by its digits where it is on none', async () => {
  const commit = await commitOf(root, 'HEAD');
  await git(root, ['checkout', '--quiet', '-b', 'trunk']);
  expect(await headOf(root)).toEqual({ name: 'trunk', commit });
  await git(root, ['checkout', '--quiet', '--detach']);
  expect(await headOf(root)).toEqual({ name: commit.slice(0, 8), commit });
});

describe('the commit in common', () => {
  const add = (message: string) => git(root, [...who, 'commit', '--quiet', '--allow-empty', '--message', message]);

  it('is where a branch left another, whatever that got since', async () => {
    const first = await commitOf(root, 'HEAD');
    await git(root, ['branch', 'other']);
    await add('Second');
    await git(root, ['checkout', '--quiet', 'other']);
    await add('Third');
    expect(await commonCommit(root, '@{-1}')).toBe(first);
  });

  it('is the other one itself where there is no history in common', async () => {
    await git(root, ['branch', 'other']);
    await git(root, ['checkout', '--quiet', '--orphan', 'apart']);
    await add('Apart');
    expect(await commonCommit(root, 'other')).toBe(await commitOf(root, 'other'));
  });

  it('is asked for in vain of a clone that has too little history', async () => {
    await git(root, ['checkout', '--quiet', '-b', 'change']);
    await add('Second');
    await git(root, ['checkout', '--quiet', '-b', 'other', 'HEAD~1']);
    await add('Third');
    const shallow = join(root, 'shallow');
    await git(root, ['clone', '--quiet', '--depth=1', '--no-single-branch', `file://${root}`, shallow]);
    await expect(commonCommit(shallow, 'origin/change')).rejects.toThrow('git fetch --unshallow');
  });
});
