import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { lstat, readdir, readFile, rm, stat, symlink } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { git } from '../../git/git.ts';

const run = promisify(execFile);

/** How many older versions keep their files: their Storybooks are kept by themselves. */
const keptWorktrees = 3;

/**
 * The files of a commit in a folder of their own, with what they depend on. Where the locks are the same the packages
 * are those of `root`; else npm installs what that commit's lock says.
 */
export async function worktreeOf(root: string, cache: string, commit: string): Promise<string> {
  const folder = join(cache, 'worktrees', commit.slice(0, 12));
  const lock = (at: string) => readFile(join(at, 'package-lock.json'), 'utf8');
  if (existsSync(folder)) {
    // What is lent changes with the repository: it may be other packages by now than this commit asks for.
    if (!(await isLent(folder)) || (await lock(folder)) === (await lock(root))) return folder;
    await drop(root, folder);
  }
  await dropOld(root, join(cache, 'worktrees'));
  // It has its name when it has everything: a run may be killed while files or packages are written.
  const unfinished = `${folder}.unfinished`;
  await drop(root, unfinished);
  await git(root, ['worktree', 'add', '--force', '--detach', unfinished, commit]);
  if ((await lock(unfinished)) === (await lock(root))) {
    await symlink(join(root, 'node_modules'), join(unfinished, 'node_modules'));
  } else {
    // What builds the stories is there for development, which a shell may have turned off.
    const args = ['ci', '--include=dev', '--no-audit', '--no-fund'];
    await run('npm', args, { cwd: unfinished, maxBuffer: 64 * 1024 * 1024 });
  }
  await git(root, ['worktree', 'move', unfinished, folder]);
  return folder;
}

/** Makes room for one more. */
async function dropOld(root: string, worktrees: string): Promise<void> {
  const names = await readdir(worktrees).catch(() => []);
  const dated = await Promise.all(
    names.map(async (name) => ({ path: join(worktrees, name), made: (await stat(join(worktrees, name))).mtimeMs })),
  );
  for (const { path } of dated.sort((one, other) => other.made - one.made).slice(keptWorktrees - 1)) {
    await drop(root, path);
  }
}

/** Whether the packages of a worktree are those of the repository, by a link. */
function isLent(path: string): Promise<boolean> {
  return lstat(join(path, 'node_modules')).then(
    (found) => found.isSymbolicLink(),
    () => false,
  );
}

/** Deletes a worktree, or what there is of it; packages that were lent must not go with the folder. */
async function drop(root: string, path: string): Promise<void> {
  if (await isLent(path)) await rm(join(path, 'node_modules'));
  await git(root, ['worktree', 'remove', '--force', path]).catch(() => rm(path, { recursive: true, force: true }));
  await git(root, ['worktree', 'prune']);
}
