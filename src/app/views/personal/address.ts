import { type Language, languageOf } from '#languages/languages.ts';
import type { Location } from '../../search/addresses.ts';

/** The visitor's own bookmarks and comments. */
export interface PersonalView {
  readonly kind: 'personal';
  readonly language: Language;
}

export const personalPath = '/mijn-gkn';

export function matchPersonal({ pathname, search }: Location, siteLanguage: Language): PersonalView | undefined {
  if (pathname !== personalPath) return undefined;
  return { kind: 'personal', language: languageOf(new URLSearchParams(search).get('language')) ?? siteLanguage };
}

export function personalViewPath({ language }: PersonalView): string {
  return `${personalPath}?language=${language}`;
}
