import { type Language, languageOf } from '#languages/languages.ts';
import type { Location } from '../../search/addresses.ts';

/** A page of the CMS. */
export interface PageView {
  readonly kind: 'page';
  /** Percent-encoded, with a leading slash. */
  readonly path: string;
  /** The language that the address asks for in so many words. */
  readonly language: Language | undefined;
}

/** Any address may be a page of the CMS. */
export function matchPage({ pathname, search }: Location): PageView {
  return { kind: 'page', path: pathname, language: languageOf(new URLSearchParams(search).get('language')) };
}

export function pagePath({ path, language }: PageView): string {
  return language ? `${path}?language=${language}` : path;
}
