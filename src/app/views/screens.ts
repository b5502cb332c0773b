import type { i18n } from 'i18next';
import type { Language } from '#languages/languages.ts';
import { type Namespace, textFile } from '#languages/texts.ts';
import { chunk } from '#templates/renderer/chunk.tsx';
import { addTexts, pageNamespaces } from '../language/createI18n.ts';
import { definitionOf, type View } from './views.ts';

/** What failed, in words. It is fetched while nothing is wrong, so that it is there when something is. */
export const errorScreen = chunk(async () => (await import('../failures/ErrorScreen.tsx')).ErrorScreen);
const errorFile = 'src/app/failures/ErrorScreen.tsx';

/** Whether the error page takes the place of a view with this status. */
export function showsErrorPage({ kind }: View, status: number): boolean {
  return status !== 200 && definitionOf(kind).failures === 'error-page';
}

/** Texts of a view's screen, or of the error page with its status, and those of every page. */
function textsOfScreen(view: View, status: number): readonly Namespace[] {
  const own = showsErrorPage(view, status) ? (['errors'] as const) : definitionOf(view.kind).screen.texts;
  return [...pageNamespaces, ...own];
}

/**
 * Loads the code and the texts of a view's screen, or of the error page with its status; the code of a page's elements
 * is named by its plan.
 */
export async function preloadScreen(view: View, status: number, i18n: i18n, language: Language): Promise<void> {
  const { chunk: code } = showsErrorPage(view, status) ? { chunk: errorScreen } : definitionOf(view.kind).screen;
  await Promise.all([code.preload(), addTexts(i18n, language, textsOfScreen(view, status))]);
}

/** Where code and texts of a view's screen come from, for the server's list of files to fetch early. */
export function screenFiles(view: View, status: number, language: Language): readonly string[] {
  const file = showsErrorPage(view, status) ? errorFile : definitionOf(view.kind).screen.file;
  const texts = textsOfScreen(view, status).map((namespace) => textFile(language, namespace));
  return file === undefined ? texts : [...texts, file];
}
