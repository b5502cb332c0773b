import { stikstofEn } from './topics/stikstof.en.ts';
import { stikstofNl } from './topics/stikstof.nl.ts';
import type { Vocabulary } from './vocabulary.ts';

/** The themes of the collection: the values of the facet `thema`. */
export type Theme =
  | 'klimaat-en-stikstof'
  | 'bodem-en-water'
  | 'plant-en-teelt'
  | 'dier-en-welzijn'
  | 'natuur-en-landschap'
  | 'voedsel-en-keten'
  | 'techniek-en-data'
  | 'groen-en-gezondheid'
  | 'onderwijs-en-onderzoek';

/**
 * A topic; its number decides the identifiers of its records and never changes. One without Dutch words has English
 * records only.
 */
export type Topic = { number: number; theme: Theme; nl: Vocabulary | undefined; en: Vocabulary };

export const topics: readonly Topic[] = [
  { number: 0, theme: 'klimaat-en-stikstof', nl: stikstofNl, en: stikstofEn },
];
