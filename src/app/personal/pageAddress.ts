import { pathAndLanguage } from '../language/languageOfPath.ts';

/** The address of a page without what is this visit's alone: its path and, where it names one, its language. */
export function pageAddress(address: string): string {
  const { path, language } = pathAndLanguage(address);
  return language === undefined ? path : `${path}?language=${language}`;
}

/** A page's address with one more parameter. */
export function withParameter(address: string, name: string, value: string): string {
  return `${address}${address.includes('?') ? '&' : '?'}${name}=${encodeURIComponent(value)}`;
}
