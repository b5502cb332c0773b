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

/** The tree of the files as they stand, whether committed or not; the index of the repository is left alone. */
export async function workingTree(root: string): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'visual-index-'));
  const env = { GIT_INDEX_FILE: join(folder, 'index') };
  try {
    await git(root, ['read-tree', 'HEAD'], env);
    await git(root, ['add', '--all'], env);
    return await git(root, ['write-tree'], env);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** A commit by any name that git knows, and its tree. Rejects for a name that it does not know. */
export async function commitOf(
  root: string,
  name: string,
): Promise<{ readonly commit: string; readonly tree: string }> {
  const commit = await git(root, ['rev-parse', '--verify', '--quiet', `${name}^{commit}`]).catch(() => {
    throw new Error(`Git knows no commit "${name}" here; name a branch, a tag or a commit.`);
  });
  return { commit, tree: await git(root, ['rev-parse', `${commit}^{tree}`]) };
}

/** A file of a commit; undefined where the commit has none. */
export async function fileAt(root: string, commit: string, path: string): Promise<string | undefined> {
  return git(root, ['show', `${commit}:${path}`]).catch(() => undefined);
}
