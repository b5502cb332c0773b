import { type Language, languageOf, languages, rowOf } from '#languages/languages.ts';

/**
 * The language a path asks for by itself: one with the segment of a search or of a question speaks that segment's
 * language, any other the site's. A segment, not a part of one: `onderzoeken` is Dutch and no search.
 */
export function languageOfPath(path: string, siteLanguage: Language): Language {
  const segments = path.split('/');
  const named = languages.find((language) => {
    const { search, answer } = rowOf(language).paths;
    return segments.includes(search) || segments.includes(answer);
  });
  return named ?? siteLanguage;
}

/** The language that an address is read in: the one that it names, else its path's. @param address a path and a query */
export function languageOfAddress(address: string, siteLanguage: Language): Language {
  const { path, language } = pathAndLanguage(address);
  return language ?? languageOfPath(path, siteLanguage);
}

/** The path of an address, and the language that it names. */
export function pathAndLanguage(address: string): { readonly path: string; readonly language: Language | undefined } {
  const [, path = '', search = ''] = /^([^?#]*)\??([^#]*)/.exec(address) ?? [];
  return { path, language: languageOf(new URLSearchParams(search).get('language')) };
}
