import { languages } from '#languages/languages.ts';
import type { Plan, Translation } from '#templates/plan/plan.types.ts';
import { answerPath, recordsPath, searchPath } from '../search/addresses.ts';
import { logoutPath, personalPath, type View } from './resolveView.ts';

/**
 * The same view in the other language. A page has the translations that its editors gave it, which may be none; what
 * the portal shows of its own is there in both.
 */
export function twinsOf(view: View, plan: Plan | null): readonly Translation[] {
  if (view.kind === 'page' || view.kind === 'preview') return plan?.translations ?? [];
  return languages
    .filter((language) => language !== view.language)
    .map((language) => ({ language, href: twinPath(view, language) }));
}

function twinPath(view: Exclude<View, { kind: 'page' | 'preview' }>, language: Translation['language']): string {
  switch (view.kind) {
    case 'search':
      return searchPath({ language }, view.term, view.parameters);
    case 'result':
      return recordsPath({ language }, view.slug, view.parameters);
    case 'answer':
      return answerPath(language, view.question);
    case 'personal':
      return `${personalPath}?language=${language}`;
    case 'logout':
      return `${logoutPath}?language=${language}`;
    default:
      return view satisfies never;
  }
}
