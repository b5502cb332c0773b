import { type Language, languageOf } from '#languages/languages.ts';
import type { Location } from '../../search/addresses.ts';

/** What programs of others may ask of the portal; on the first site alone. */
export interface DevelopersView {
  readonly kind: 'developers';
  readonly language: Language;
}

export const developersPath = '/developers';

export function matchDevelopers({ pathname, search }: Location, siteLanguage: Language): DevelopersView | undefined {
  if (pathname !== developersPath) return undefined;
  return { kind: 'developers', language: languageOf(new URLSearchParams(search).get('language')) ?? siteLanguage };
}

export function developersViewPath({ language }: DevelopersView): string {
  return `${developersPath}?language=${language}`;
}
