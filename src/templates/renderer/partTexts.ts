import type { Language } from '#languages/languages.ts';

export type TextValues = Readonly<Record<string, string | number>>;
/** Texts of one part, by their keys. */
export type PartTexts<Key extends string> = (key: Key, values?: TextValues) => string;

/**
 * Texts of a part that few pages have. They stand beside it, in both languages, and come with its code, so that the
 * pages without it need not carry them.
 */
export function partTexts<Key extends string>(
  texts: Readonly<Record<Language, Readonly<Record<Key, string>>>>,
): (language: Language) => PartTexts<Key> {
  return (language) => (key, values) => filledIn(texts[language][key], values);
}

/** A text with its `{{placeholders}}` filled in. */
export function filledIn(text: string, values: TextValues = {}): string {
  return text.replace(/\{\{(\w+)\}\}/g, (whole, name: string) => `${values[name] ?? whole}`);
}
