import type { Zone } from '#services/query/engine/text/zones.ts';

/**
 * What a word is worth by where it stands. Chosen by trying, against `npm run bench -- relevance`; the record of
 * decisions says what else was tried and made no difference.
 */
export const worthOf: Readonly<Record<Zone, number>> = {
  title: 100,
  keywords: 20,
  abstract: 15,
  authors: 12,
  sources: 5,
  // Together less than a word in the abstract.
  subjectParts: 8,
  abstractParts: 5,
};

/** What another word for the same is worth: everywhere together less than the word itself in a compound. */
export const meantWorthOf: Readonly<Partial<Record<Zone, number>>> = { title: 3, abstract: 1 };

/** What it is worth that a record has its words as they were typed: more than all else together in any usual term. */
export const typedWorth = 8192;

/**
 * What it is worth besides when all of several words are those of authors: who types a name means a person, though
 * the words of it may stand in titles. One word alone may be either: `visser`, `berg`.
 */
export const personWorth = 200;
