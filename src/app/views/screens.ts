import { chunk } from '#templates/renderer/chunk.tsx';
import { definitionOf, type View } from './views.ts';

/** What failed, in words. It is fetched while nothing is wrong, so that it is there when something is. */
export const errorScreen = chunk(async () => (await import('../failures/ErrorScreen.tsx')).ErrorScreen);

/** Whether the error page takes the place of a view with this status. */
export function showsErrorPage({ kind }: View, status: number): boolean {
  return status !== 200 && definitionOf(kind).failures === 'error-page';
}

/** Loads the code of a view's screen, or of the error page with its status; a page's own is named by its plan. */
export function preloadScreen(view: View, status: number): Promise<void> {
  return showsErrorPage(view, status) ? errorScreen.preload() : definitionOf(view.kind).screen.preload();
}
