import type { Language } from '#languages/languages.ts';
import type { Namespace } from '#languages/texts.ts';
import { laterNamespaces, pageNamespaces } from '../language/createI18n.ts';
import { screenTexts, showsErrorPage } from '../views/screens.ts';
import { definitionOf, type View, type ViewKind } from '../views/views.ts';

const pascal = (kind: string) => kind.replace(/(^|-)(\w)/g, (_, __, letter: string) => letter.toUpperCase());

/** Where the screen of a kind of view stands, from the repository's root. */
export function screenFile(kind: ViewKind): string {
  return `src/app/views/${kind}/${pascal(kind)}Screen.tsx`;
}

/** The files whose chunks a view's screen needs, its texts among them: the server asks the browser to fetch them early. */
export function screenFiles(view: View, status: number, language: Language): readonly string[] {
  const texts = textFiles(language, screenTexts(view, status));
  if (showsErrorPage(view, status)) return [...texts, 'src/app/failures/ErrorScreen.tsx'];
  // A page's screen is part of what starts the app; its plan names the rest.
  if (view.kind === 'page') return texts;
  const parts = definitionOf(view.kind).parts?.(view) ?? [];
  return [...texts, screenFile(view.kind), ...parts.map(({ file }) => file)];
}

/** The files of texts: those of every page come with the language itself, and some of the others in one. */
function textFiles(language: Language, namespaces: readonly Namespace[]): readonly string[] {
  const ofParts = namespaces.filter((namespace) => !pageNamespaces.includes(namespace));
  const files = ofParts.map((namespace) => (laterNamespaces.includes(namespace) ? 'later.ts' : `${namespace}.json`));
  return ['texts.ts', ...files].map((file) => `languages/${language}/${file}`);
}
