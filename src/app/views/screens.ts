import type { i18n } from 'i18next';
import type { Language } from '#languages/languages.ts';
import type { Namespace } from '#languages/texts.ts';
import { chunk } from '#templates/renderer/chunk.tsx';
import { addTexts, pageNamespaces } from '../language/createI18n.ts';
import { definitionOf, type View } from './views.ts';

/** What failed, in words. It is fetched while nothing is wrong, so that it is there when something is. */
export const errorScreen = chunk(() => import('../failures/ErrorScreen.tsx'), 'ErrorScreen');
export const errorTexts: readonly Namespace[] = ['errors'];

/** Whether the error page takes the place of a view with this status. */
export function showsErrorPage({ kind }: View, status: number): boolean {
  return status !== 200 && definitionOf(kind).failures === 'error-page';
}

/** Texts of a view's screen, or of the error page with its status, and those of every page. */
export function screenTexts(view: View, status: number): readonly Namespace[] {
  return [...pageNamespaces, ...(showsErrorPage(view, status) ? errorTexts : definitionOf(view.kind).texts)];
}

/**
 * Loads code and texts of a view's screen, or of the error page with its status; the code of a page's elements is named
 * by its plan.
 */
export async function preloadScreen(view: View, status: number, i18n: i18n, language: Language): Promise<void> {
  const { screen, parts } = definitionOf(view.kind);
  const chunks = showsErrorPage(view, status) ? [errorScreen] : [screen, ...(parts?.(view) ?? [])];
  await Promise.all([...chunks.map(({ preload }) => preload()), addTexts(i18n, language, screenTexts(view, status))]);
}
