import { type Language, languageOf } from '#languages/languages.ts';
import type { Location } from '../../search/addresses.ts';

/** The visitor's own bookmarks and comments. */
export interface PersonalView {
  readonly kind: 'personal';
  readonly language: Language;
  /** The query of this very address, with its question mark: `readPersonalSearch` knows what it says. */
  readonly search: string;
}

export const personalPath = '/mijn-gkn';

export function matchPersonal({ pathname, search }: Location, siteLanguage: Language): PersonalView | undefined {
  if (pathname !== personalPath) return undefined;
  const language = languageOf(new URLSearchParams(search).get('language')) ?? siteLanguage;
  return { kind: 'personal', language, search };
}

/** The address of the page in a language, which is named only where the site has another one. */
export function personalAddressIn(language: Language, siteLanguage: Language): string {
  return language === siteLanguage ? personalPath : personalViewPath({ language });
}

export function personalViewPath({ language }: Pick<PersonalView, 'language'>): string {
  return `${personalPath}?language=${language}`;
}
