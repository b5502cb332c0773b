import { readdir, readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { readPictureName } from './pictureName.ts';
import type { PictureStore } from './pictureStore.ts';

const pictureAddress = /\/upload_mm\/[^/"]+\/[^/"]+\/[^/"]+\/([^/"]+\.(?:jpg|png))/g;

/**
 * Draws the pictures that the answers in a folder name, home pages first, one after the other: the first visitor of a
 * fresh start then waits for few of them. A picture that is asked for meanwhile waits for one drawing at most.
 *
 * @returns stops it; resolves when the drawing under way has ended
 */
export function drawAhead(responses: string, pictures: PictureStore): () => Promise<void> {
  let stopped = false;
  const drawing = (async () => {
    for (const name of await picturesNamed(responses)) {
      if (stopped) return;
      const request = readPictureName(name);
      // One that cannot be drawn is reported when it is asked for.
      if (request) await pictures.get(request).catch(() => undefined);
    }
  })();
  return async () => {
    stopped = true;
    await drawing;
  };
}

/** The names of all pictures in the folder's answers, each once. */
async function picturesNamed(responses: string): Promise<string[]> {
  const files = (await readdir(responses, { recursive: true })).filter((file) => file.endsWith('.json'));
  const isHome = (file: string) => basename(file) === 'index.json';
  const homesFirst = [...files.filter(isHome), ...files.filter((file) => !isHome(file))];
  const names = new Set<string>();
  for (const file of homesFirst) {
    const text = await readFile(join(responses, file), 'utf8').catch(() => '');
    for (const [, name = ''] of text.matchAll(pictureAddress)) names.add(name);
  }
  return [...names];
}
