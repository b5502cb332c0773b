import type { Language } from '#templates/plan/context.ts';

/** The search page's first segment in each language (specification, section 2). */
export const searchSegments = { nl: 'zoeken', en: 'search' } as const satisfies Record<Language, string>;

/**
 * The language a path asks for by itself: one with a search segment speaks that segment's language, any other the
 * site's. A segment, not a part of one: `onderzoeken` is Dutch and no search.
 */
export function languageOfPath(path: string, siteLanguage: Language): Language {
  const segments = path.split('/');
  if (segments.includes(searchSegments.en)) return 'en';
  if (segments.includes(searchSegments.nl)) return 'nl';
  return siteLanguage;
}
