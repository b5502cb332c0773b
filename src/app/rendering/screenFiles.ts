import type { Language } from '#languages/languages.ts';
import { textFile } from '#languages/texts.ts';
import { screenTexts, showsErrorPage } from '../views/screens.ts';
import type { View, ViewKind } from '../views/views.ts';

const pascal = (kind: string) => kind.replace(/(^|-)(\w)/g, (_, __, letter: string) => letter.toUpperCase());

/** Where the screen of a kind of view stands, from the repository's root. */
export function screenFile(kind: ViewKind): string {
  return `src/app/views/${kind}/${pascal(kind)}Screen.tsx`;
}

/** The files whose chunks a view's screen needs, its texts among them: the server asks the browser to fetch them early. */
export function screenFiles(view: View, status: number, language: Language): readonly string[] {
  const texts = screenTexts(view, status).map((namespace) => textFile(language, namespace));
  if (showsErrorPage(view, status)) return [...texts, 'src/app/failures/ErrorScreen.tsx'];
  // A page's screen is part of what starts the app; its plan names the rest.
  return view.kind === 'page' ? texts : [...texts, screenFile(view.kind)];
}
