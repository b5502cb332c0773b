import { stemmer as stemDutch } from '@orama/stemmers/dutch';
import { stem as stemEnglish } from 'porter2';
import { rememberWords } from './rememberWords.ts';
import { stopWords } from './stopWords.ts';

/** The languages that words are stemmed in. */
export type Language = 'nl' | 'en';
export const languages: readonly Language[] = ['nl', 'en'];

/** A folded word's stem; `undefined` for a word that the language does not look up, like `de` and `the`. */
export type StemOf = (word: string) => string | undefined;

/** How many words of a language are remembered at least: those of some thousand records. */
const wordsMin = 50_000;

/** Later Snowball keeps the two letters of these, which `porter2` halves: `adding` is a form of `add`. */
const shortDoubles = /^(add|ebb|eff|egg|err|off)(?:ed|ings?)$/;

/** The stems of every engine, in records and in terms: Snowball's, as PostgreSQL makes them. */
export const stemIn: Readonly<Record<Language, StemOf>> = {
  nl: createStemmer('nl', stemDutch),
  en: createStemmer('en', (word) => shortDoubles.exec(word)?.[1] ?? stemEnglish(word)),
};

/** What has a figure in it is looked up as it is. */
function createStemmer(language: Language, stem: (word: string) => string): StemOf {
  return rememberWords(wordsMin, (word) => {
    if (stopWords[language].has(word)) return undefined;
    return /\p{N}/u.test(word) ? word : stem(word);
  });
}
