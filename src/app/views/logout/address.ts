import { type Language, languageOf } from '#languages/languages.ts';
import type { Location } from '../../search/addresses.ts';

/** Where a visitor arrives who has signed out. */
export interface LogoutView {
  readonly kind: 'logout';
  readonly language: Language;
}

export const logoutPath = '/logout';

export function matchLogout({ pathname, search }: Location, siteLanguage: Language): LogoutView | undefined {
  if (pathname !== logoutPath) return undefined;
  return { kind: 'logout', language: languageOf(new URLSearchParams(search).get('language')) ?? siteLanguage };
}

export function logoutViewPath({ language }: LogoutView): string {
  return `${logoutPath}?language=${language}`;
}
