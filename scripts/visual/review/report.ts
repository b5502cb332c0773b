import { copyFile, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { PictureStore } from '../capture/pictureStore.ts';
import type { Results } from '../model/results.ts';
import { cacheOf } from '../run/run.ts';
import { buildPage } from './buildPage.ts';
import { dataScript, gatherData, isDataScript } from './gatherData.ts';

/** Every picture that the differences of a run show. */
export function picturesOf({ differences }: Results): readonly string[] {
  const all = differences.flatMap(({ before, after, difference }) => [before, after, difference]);
  return [...new Set(all.flatMap((each) => (each ? [each.picture] : [])))];
}

/** Makes room for a report where there is nothing, or an earlier report. Rejects for any other folder: it is not ours. */
async function makeRoom(out: string): Promise<void> {
  const entries = await readdir(out).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return [];
    if (error.code === 'ENOTDIR') throw new Error(`${out} is a file; name a folder.`);
    throw error;
  });
  if (entries.length === 0) return;
  const data = await readFile(join(out, 'data.js'), 'utf8').catch(() => '');
  if (!isDataScript(data)) {
    throw new Error(
      `${out} holds other files than a report; name a folder that is new or empty, or empty this one yourself.`,
    );
  }
  await rm(join(out, 'pictures'), { recursive: true, force: true });
}

/**
 * Writes the review as a folder that opens without a server, and decides nothing; answers with one sentence. Rejects, and
 * touches nothing, when the folder holds something else than an earlier report.
 */
export async function writeReport(root: string, results: Results, out: string): Promise<string> {
  await makeRoom(out);
  await buildPage(root, out);
  // First: a report that was interrupted is known by it, and may be written anew.
  await writeFile(join(out, 'data.js'), dataScript(await gatherData(root, results, false)));
  await mkdir(join(out, 'pictures'), { recursive: true });
  const store = await PictureStore.open(cacheOf(root));
  const pictures = picturesOf(results);
  for (const picture of pictures) await copyFile(store.path(picture), join(out, 'pictures', `${picture}.png`));
  return `${results.differences.length} differences in ${out}: open index.html there.`;
}
