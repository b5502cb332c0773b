import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** What git answers, without the last line's end. Rejects with what it says is wrong. */
export async function git(
  root: string,
  args: readonly string[],
  env: Readonly<Record<string, string>> = {},
): Promise<string> {
  const { stdout } = await run('git', [...args], {
    cwd: root,
    env: { ...process.env, ...env },
    maxBuffer: 64 * 1024 * 1024,
  });
  return stdout.trimEnd();
}

/** Builds a tree in an index of its own; the one of the repository is left alone. */
async function treeIn(
  root: string,
  from: string,
  without: string,
  fill: (env: Readonly<Record<string, string>>) => Promise<unknown>,
): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'portal-index-'));
  const env = { GIT_INDEX_FILE: join(folder, 'index') };
  try {
    await git(root, ['read-tree', from], env);
    await fill(env);
    await git(root, ['rm', '--cached', '--quiet', '--ignore-unmatch', '--', without], env);
    return await git(root, ['write-tree'], env);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/**
 * The tree of the files as they stand, whether committed or not.
 *
 * @param without a file that does not count
 */
export function workingTree(root: string, without: string): Promise<string> {
  return treeIn(root, 'HEAD', without, (env) => git(root, ['add', '--all'], env));
}

/** The tree of a commit, without a file that does not count. */
export function treeOf(root: string, commit: string, without: string): Promise<string> {
  return treeIn(root, commit, without, async () => undefined);
}

/** How git ended that found nothing; when it cannot work here it ends otherwise, and says why. */
const foundNothing = 1;

function isNothing(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === foundNothing;
}

/** A commit by any name that git knows. Rejects for a name that it does not know. */
export async function commitOf(root: string, name: string): Promise<string> {
  try {
    return await git(root, ['rev-parse', '--verify', '--quiet', `${name}^{commit}`]);
  } catch (error) {
    if (!isNothing(error)) throw error;
    throw new Error(`Git knows no commit "${name}" here; name a branch, a tag or a commit.`);
  }
}

/**
 * The commit that the current one has in common with another, by name: what `main` got since a branch left it is no change
 * of that branch. The other one itself where they have no history in common. Rejects where too little of it is here.
 */
export async function commonCommit(root: string, name: string): Promise<string> {
  const named = await commitOf(root, name);
  try {
    return await git(root, ['merge-base', 'HEAD', named]);
  } catch (error) {
    if (!isNothing(error)) throw error;
    const isShallow = (await git(root, ['rev-parse', '--is-shallow-repository'])) === 'true';
    if (!isShallow) return named;
    throw new Error(
      `This clone has too little history to tell what this branch has in common with "${name}": run "git fetch --unshallow" first.`,
    );
  }
}

/** The current commit, and the branch that it is on; by itself, a commit is called by its first eight digits. */
export async function headOf(root: string): Promise<{ readonly name: string; readonly commit: string }> {
  const commit = await git(root, ['rev-parse', 'HEAD']);
  const branch = await git(root, ['branch', '--show-current']);
  return { name: branch === '' ? commit.slice(0, 8) : branch, commit };
}

/** A file of a commit; undefined where the commit has none. */
export async function fileAt(root: string, commit: string, path: string): Promise<string | undefined> {
  return git(root, ['show', `${commit}:${path}`]).catch(() => undefined);
}
