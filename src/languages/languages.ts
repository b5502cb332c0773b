import english from './en/language.ts';
import type { LanguageRow } from './language.ts';
import dutch from './nl/language.ts';

/** Languages of the portal, by their codes (ISO 639-1); Dutch is the default (specification, section 9). */
export const languages = ['nl', 'en'] as const;
export type Language = (typeof languages)[number];

const rows: Readonly<Record<Language, LanguageRow>> = { nl: dutch, en: english };

/** What the portal knows of a language. */
export function rowOf(language: Language): LanguageRow {
  return rows[language];
}

/** The language with a code, if the portal speaks it. */
export function languageOf(code: string | null | undefined): Language | undefined {
  return languages.find((language) => language === code);
}
