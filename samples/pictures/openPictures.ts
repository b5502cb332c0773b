import type { Pictures } from '#services/content/pictures.ts';
import { drawAhead } from './drawAhead.ts';
import { drawApart } from './drawApart.ts';
import { readPictureName } from './pictureName.ts';
import { openPictureStore } from './pictureStore.ts';

interface Options {
  /** Where drawn pictures are kept. */
  readonly folder: string;
  /** Answers whose pictures are drawn in the background; without them only what is asked for is drawn. */
  readonly ahead?: string;
}

/** The pictures of the sample world, drawn by their names. */
export async function openPictures({ folder, ahead }: Options): Promise<Pictures> {
  const drawing = drawApart();
  const store = await openPictureStore(folder, drawing.draw);
  const stopDrawing = ahead === undefined ? undefined : drawAhead(ahead, store);
  return {
    get: async (name) => {
      const request = readPictureName(name);
      if (request === undefined) return undefined;
      const type = request.kind === 'logo' ? 'image/png' : 'image/jpeg';
      return { bytes: await store.get(request), type };
    },
    close: async () => {
      await stopDrawing?.();
      await store.settled();
      await drawing.close();
    },
  };
}
