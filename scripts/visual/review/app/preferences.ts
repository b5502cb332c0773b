import type { ReviewLanguage } from './texts.ts';

/** The language that the browser asks for, of those that there are. */
export function preferredLanguage(): ReviewLanguage {
  return navigator.language.startsWith('nl') ? 'nl' : 'en';
}

/** Light or dark, as the system has it. */
export function preferredMode(): 'light' | 'dark' {
  return matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
}
