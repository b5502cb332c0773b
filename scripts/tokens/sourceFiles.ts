import { readdir, readFile } from 'node:fs/promises';
import type { Source } from './sources.ts';

const root = new URL('../../', import.meta.url);

/** Every script and style sheet of `src/`, and the style sheets and drawings that sites bring along. */
export async function readSources(): Promise<readonly Source[]> {
  const found = await Promise.all(
    ['src', 'sites'].map(async (folder) =>
      (await readdir(new URL(`${folder}/`, root), { recursive: true })).map((path) => `${folder}/${path}`),
    ),
  );
  const paths = found
    .flat()
    .filter((path) => /^src\/.*\.(?:tsx?|css|svg)$|^sites\/.*\.(?:css|svg)$/.test(path))
    .sort();
  return Promise.all(paths.map(async (path) => ({ path, text: await readFile(new URL(path, root), 'utf8') })));
}
