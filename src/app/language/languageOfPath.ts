import type { Language } from '#languages/languages.ts';

/** The search page's first segment in each language (specification, section 2). */
export const searchSegments = { nl: 'zoeken', en: 'search' } as const satisfies Record<Language, string>;

/** Follows it on pages of records that were found. */
export const resultSegments = { nl: 'resultaat', en: 'result' } as const satisfies Record<Language, string>;

/** The first segment of the page that answers questions. */
export const answerSegments = { nl: 'ai-zoeken', en: 'ai-search' } as const satisfies Record<Language, string>;

/**
 * The language a path asks for by itself: one with a search segment speaks that segment's language, any other the
 * site's. A segment, not a part of one: `onderzoeken` is Dutch and no search.
 */
export function languageOfPath(path: string, siteLanguage: Language): Language {
  const segments = path.split('/');
  for (const language of ['en', 'nl'] as const) {
    if (segments.includes(searchSegments[language]) || segments.includes(answerSegments[language])) return language;
  }
  return siteLanguage;
}
