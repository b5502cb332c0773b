import { stemmer as stemDutch } from '@orama/stemmers/dutch';
import { LRUCache } from 'lru-cache';
import { stem as stemEnglish } from 'porter2';
import type { Language, Stems } from './stems.ts';
import { stopWords } from './stopWords.ts';

/** The words of some thousand records. */
const wordsMax = 200_000;

/** Later Snowball keeps the two letters of these, which `porter2` halves: `adding` is a form of `add`. */
const shortDoubles = /^(add|ebb|eff|egg|err|off)(?:ed|ings?)$/;

const stemmers: Readonly<Record<Language, (word: string) => string>> = {
  nl: stemDutch,
  en: (word) => shortDoubles.exec(word)?.[1] ?? stemEnglish(word),
};

/** Stems folded words here, as PostgreSQL does: what has a figure in it is looked up as it is. */
export function createLocalStems(): Stems & { readonly of: (language: Language, word: string) => string | undefined } {
  const remembered = {
    nl: new LRUCache<string, string>({ max: wordsMax }),
    en: new LRUCache<string, string>({ max: wordsMax }),
  };
  const of = (language: Language, word: string) => {
    if (stopWords[language].has(word)) return undefined;
    if (/\p{N}/u.test(word)) return word;
    const known = remembered[language].get(word);
    if (known !== undefined) return known;
    const stem = stemmers[language](word);
    remembered[language].set(word, stem);
    return stem;
  };
  return { of, load: async (language) => (word) => of(language, word) };
}
