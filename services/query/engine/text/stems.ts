/** The languages that words are stemmed in. */
export type Language = 'nl' | 'en';
export const languages: readonly Language[] = ['nl', 'en'];

/** A word's stem; `undefined` for a word that the language does not look up, like `de` and `the`. */
export type StemOf = (word: string) => string | undefined;

/** Stems folded words as they stand in the index: an engine brings its own. */
export interface Stems {
  /** What stems these words in a language, without waiting any more. */
  readonly load: (language: Language, words: readonly string[]) => Promise<StemOf>;
}
