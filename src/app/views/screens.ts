import { chunk } from '#templates/renderer/chunk.tsx';
import { definitionOf, type View } from './views.ts';

/** What failed, in words. It is fetched while nothing is wrong, so that it is there when something is. */
export const errorScreen = chunk(async () => (await import('../failures/ErrorScreen.tsx')).ErrorScreen);
const errorFile = 'src/app/failures/ErrorScreen.tsx';

/** Whether the error page takes the place of a view with this status. */
export function showsErrorPage({ kind }: View, status: number): boolean {
  return status !== 200 && definitionOf(kind).failures === 'error-page';
}

/** Loads the code of a view's screen, or of the error page with its status; a page's own is named by its plan. */
export function preloadScreen(view: View, status: number): Promise<void> {
  return showsErrorPage(view, status) ? errorScreen.preload() : definitionOf(view.kind).screen.chunk.preload();
}

/** Where the code of a view's screen comes from, for the server's list of files to fetch early. */
export function screenFiles(view: View, status: number): readonly string[] {
  const file = showsErrorPage(view, status) ? errorFile : definitionOf(view.kind).screen.file;
  return file === undefined ? [] : [file];
}
