import type { LanguageRow } from './language.ts';

/**
 * A language of the portal by its code (ISO 639-1): the name of its folder beside this file. Which there are is known
 * when the portal starts; no type lists them, so that another one is a folder and nothing else.
 */
export type Language = string;

const rows = import.meta.glob<LanguageRow>('./*/language.ts', { eager: true, import: 'default' });

const table: ReadonlyMap<Language, LanguageRow> = new Map(
  Object.entries(rows)
    .map(([path, row]): [Language, LanguageRow] => [path.split('/')[1] ?? path, row])
    .sort(([, one], [, other]) => one.order - other.order),
);

/** Every language, by the order of its row. */
export const languages: readonly Language[] = [...table.keys()];

/** The source of all texts, in which what another language lacks is said (specification, section 9: Dutch). */
export const sourceLanguage: Language = languages[0] ?? 'nl';

/**
 * What the portal knows of a language.
 * @throws when it has no folder
 */
export function rowOf(language: Language): LanguageRow {
  const row = table.get(language);
  if (!row) throw new Error(`There is no language "${language}": languages has ${languages.join(', ')}.`);
  return row;
}

/** The language with a code, if the portal speaks it. */
export function languageOf(code: string | null | undefined): Language | undefined {
  return languages.find((language) => language === code);
}
