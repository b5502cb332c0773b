import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify, stripVTControlCharacters } from 'node:util';
import type { Browser } from 'playwright';
import type { Inputs, Story } from '../inputs/inputs.ts';
import { readInputs } from '../inputs/readInputs.ts';
import type { View } from '../model/place.ts';
import { readStories } from './readStories.ts';

const run = promisify(execFile);

/** What is kept of a build changes with this: builds of an older form are made anew. */
const form = 4;

/** How many builds are kept; the ones used last. */
const keptBuilds = 8;

/** A version's Storybook, and what its stories are made of. */
export interface Version {
  /** Folder of the built Storybook. */
  readonly folder: string;
  readonly inputs: Inputs;
  readonly stories: readonly Story[];
  readonly views: readonly View[];
}

function folderOf(cache: string, tree: string): string {
  return join(cache, 'builds', `${tree}-${form}`);
}

/** The folder of a tree's built Storybook. */
export function storybookOf(cache: string, tree: string): string {
  return join(folderOf(cache, tree), 'storybook');
}

export interface BuildOptions {
  /** Folder of everything that the review keeps: `.cache/visual`. */
  readonly cache: string;
  /** Of the files in git. */
  readonly tree: string;
  /** Gives the folder with the files; asked only when they are not built yet. */
  readonly files: () => Promise<string>;
  /** The tree of that folder once it is built: somebody may have gone on writing in it. */
  readonly treeNow: () => Promise<string>;
  readonly browser: () => Promise<Browser>;
}

/**
 * The Storybook of a tree: built once, and found again by the tree's hash. Rejects with the build's own words, and when the
 * files are no longer that tree's.
 */
export async function buildOf({ cache, tree, files, treeNow, browser }: BuildOptions): Promise<Version> {
  const folder = folderOf(cache, tree);
  const kept = join(folder, 'version.json');
  if (!existsSync(kept)) {
    const root = await files();
    const unfinished = `${folder}.unfinished`;
    await rm(unfinished, { recursive: true, force: true });
    await mkdir(unfinished, { recursive: true });
    await buildStorybook(root, join(unfinished, 'storybook'));
    const inputs = await readInputs(root, join(unfinished, 'storybook'));
    if ((await treeNow()) !== tree) throw new Error('Files changed while their Storybook was built; run it again.');
    const { stories, views } = await readStories(join(unfinished, 'storybook'), await browser());
    await writeFile(join(unfinished, 'version.json'), JSON.stringify({ inputs, stories, views }));
    await rename(unfinished, folder);
    await prune(join(cache, 'builds'));
  }
  await utimes(folder, new Date(), new Date());
  // Written above, by this very code: builds of another form have another name.
  const version: Omit<Version, 'folder'> = JSON.parse(await readFile(kept, 'utf8'));
  return { ...version, folder: storybookOf(cache, tree) };
}

async function buildStorybook(root: string, out: string): Promise<void> {
  const storybook = join(root, 'node_modules', '.bin', 'storybook');
  try {
    await run(storybook, ['build', '--quiet', '--stats-json', '--output-dir', out], {
      cwd: root,
      env: { ...process.env, STORYBOOK_DISABLE_TELEMETRY: '1', NODE_ENV: 'production' },
      maxBuffer: 64 * 1024 * 1024,
    });
  } catch (error) {
    throw new Error(`Storybook could not be built in ${root}:\n${whatFailed(error)}`);
  }
}

/** What the build said, where it was about what went wrong; a build that could not even begin said nothing. */
function whatFailed(error: unknown): string {
  const said = error instanceof Error && 'stdout' in error && 'stderr' in error ? `${error.stdout}${error.stderr}` : '';
  if (said.trim() === '') return String(error);
  const lines = stripVTControlCharacters(said).split('\n');
  const start = lines.findIndex((line) => line.includes('Build failed'));
  // The way through the packages that build tells nobody anything.
  const own = lines.slice(Math.max(0, start)).filter((line) => !/^│\s+(?:at |\(file:)/.test(line));
  return own.slice(0, 60).join('\n');
}

async function prune(builds: string): Promise<void> {
  const names = await readdir(builds);
  const dated = await Promise.all(
    names.map(async (name) => ({ name, used: (await stat(join(builds, name))).mtimeMs })),
  );
  const old = dated.sort((one, other) => other.used - one.used).slice(keptBuilds);
  await Promise.all(old.map(({ name }) => rm(join(builds, name), { recursive: true, force: true })));
}
