import { chunk } from '#templates/renderer/chunk.tsx';
import type { View } from './resolveView.ts';

/** The search screen is a file of its own: readers of a page need none of it. */
export const searchScreen = chunk(async () => (await import('../search/SearchScreen.tsx')).SearchScreen);

/** Previews bring what only editors need. */
export const previewScreen = chunk(async () => (await import('../preview/PreviewScreen.tsx')).PreviewScreen);

export const previewScreenFile = 'src/app/preview/PreviewScreen.tsx';

/** Where the chunk of a screen comes from, for the server's list of files to fetch early. */
export const searchScreenFile = 'src/app/search/SearchScreen.tsx';

/** Loads the code of a view's screen. */
export async function preloadScreen(view: View): Promise<void> {
  if (view.kind === 'search') await searchScreen.preload();
  if (view.kind === 'preview') await previewScreen.preload();
}
