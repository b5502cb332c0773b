import { languageOf } from '#languages/languages.ts';

/** The address of a page without what is this visit's alone: its path and, where it names one, its language. */
export function pageAddress(address: string): string {
  const [path = '', search] = address.split('#', 1)[0]?.split('?') ?? [];
  const language = languageOf(new URLSearchParams(search).get('language'));
  return language === undefined ? path : `${path}?language=${language}`;
}

/** A page's address with one more parameter. */
export function withParameter(address: string, name: string, value: string): string {
  return `${address}${address.includes('?') ? '&' : '?'}${name}=${encodeURIComponent(value)}`;
}
