import { type Language, languages } from '#languages/languages.ts';
import type { Translation } from '#templates/plan/plan.types.ts';

/** A view of the portal's own in each other language: it is there in all of them, under an address of its own. */
export function otherLanguages<View extends { readonly language: Language }>(
  view: View,
  path: (view: View) => string,
): readonly Translation[] {
  return languages
    .filter((language) => language !== view.language)
    .map((language) => ({ language, href: path({ ...view, language }) }));
}
