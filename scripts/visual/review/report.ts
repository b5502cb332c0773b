import { copyFile, mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { PictureStore } from '../capture/pictureStore.ts';
import type { Results } from '../model/results.ts';
import { cacheOf } from '../run/run.ts';
import { buildPage } from './buildPage.ts';
import { dataScript, gatherData } from './gatherData.ts';

/** Every picture that the differences of a run show. */
export function picturesOf({ differences }: Results): readonly string[] {
  const all = differences.flatMap(({ before, after, difference }) => [before, after, difference]);
  return [...new Set(all.flatMap((each) => (each ? [each.picture] : [])))];
}

/** Writes the review as a folder that opens without a server, and decides nothing; answers with one sentence. */
export async function writeReport(root: string, results: Results, out: string): Promise<string> {
  await buildPage(root, out);
  await mkdir(join(out, 'pictures'), { recursive: true });
  const store = await PictureStore.open(cacheOf(root));
  const pictures = picturesOf(results);
  for (const picture of pictures) await copyFile(store.path(picture), join(out, 'pictures', `${picture}.png`));
  await writeFile(join(out, 'data.js'), dataScript(await gatherData(root, results, false)));
  return `${results.differences.length} differences in ${out}: open index.html there.`;
}
