import type { Language } from '#languages/languages.ts';

const made = new Map<Language, Intl.NumberFormat>();

/** Writes numbers in a language: `1234` becomes "1.234". Made once: a page asks for it many times over. */
export function numbersIn(language: Language): Intl.NumberFormat {
  const known = made.get(language);
  if (known) return known;
  const numbers = new Intl.NumberFormat(language);
  made.set(language, numbers);
  return numbers;
}
