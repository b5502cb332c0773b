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
  if (!existsSync(join(folder, 'package.json'))) {
    await git(root, ['worktree', 'prune']);
    await dropOld(root, join(cache, 'worktrees'));
    await git(root, ['worktree', 'add', '--force', '--detach', folder, commit]);
  }
  const packages = join(folder, 'node_modules');
  if (existsSync(packages)) return folder;
  const lock = (at: string) => readFile(join(at, 'package-lock.json'), 'utf8');
  if ((await lock(folder)) === (await lock(root))) await symlink(join(root, 'node_modules'), packages);
  else await run('npm', ['ci', '--no-audit', '--no-fund'], { cwd: folder, maxBuffer: 64 * 1024 * 1024 });
  return folder;
}

/** Makes room for one more. */
async function dropOld(root: string, worktrees: string): Promise<void> {
  const names = await readdir(worktrees).catch(() => []);
  const dated = await Promise.all(
    names.map(async (name) => ({ path: join(worktrees, name), made: (await stat(join(worktrees, name))).mtimeMs })),
  );
  for (const { path } of dated.sort((one, other) => other.made - one.made).slice(keptWorktrees - 1)) {
    const packages = join(path, 'node_modules');
    // The packages of this version, lent by a link, must not go with the folder.
    const lent = await lstat(packages).then(
      (found) => found.isSymbolicLink(),
      () => false,
    );
    if (lent) await rm(packages);
    await git(root, ['worktree', 'remove', '--force', path]).catch(() => rm(path, { recursive: true, force: true }));
  }
}
