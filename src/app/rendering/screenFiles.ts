import { showsErrorPage } from '../views/screens.ts';
import type { View, ViewKind } from '../views/views.ts';

const pascal = (kind: string) => kind.replace(/(^|-)(\w)/g, (_, __, letter: string) => letter.toUpperCase());

/** Where the screen of a kind of view stands, from the repository's root. */
export function screenFile(kind: ViewKind): string {
  return `src/app/views/${kind}/${pascal(kind)}Screen.tsx`;
}

/** The files whose chunks a view's screen needs: the server asks the browser to fetch them early. */
export function screenFiles(view: View, status: number): readonly string[] {
  if (showsErrorPage(view, status)) return ['src/app/failures/ErrorScreen.tsx'];
  // A page's screen is part of what starts the app; its plan names the rest.
  return view.kind === 'page' ? [] : [screenFile(view.kind)];
}
