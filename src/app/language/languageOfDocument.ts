import { type Language, languageOf } from '#languages/languages.ts';

/** The language of the page on the screen; `otherwise` where that is none of the portal's. */
export function languageOfDocument(otherwise: Language): Language {
  return languageOf(document.documentElement.lang) ?? otherwise;
}
