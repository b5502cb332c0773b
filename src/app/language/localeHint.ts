import { type Language, rowOf } from '#languages/languages.ts';

/** A language as identity providers are told of it: `nl_NL` (specification, section 7). */
export function localeHint(language: Language): string {
  return rowOf(language).locale.replace('-', '_');
}
