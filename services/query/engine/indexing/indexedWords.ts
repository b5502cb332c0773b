import type { CollectionRecord } from '#services/query/collection/record.ts';
import { textLanguage } from '#services/query/engine/indexing/textLanguage.ts';
import { partsIn } from '#services/query/engine/lexicon/lexicon.ts';
import { wordsOf } from '#services/query/engine/text/words.ts';
import type { Zone } from '#services/query/engine/text/zones.ts';
import { identifierWords } from './identifierWord.ts';
import { organisationWords, personWords } from './nameWords.ts';

/** The folded words of each text of each part of a record. */
export type IndexedWords = Readonly<Record<Zone, readonly (readonly string[])[]>>;

/** The words by which a record is found; the parts of compounds in Dutch only, in no order. */
export function indexedWords(record: CollectionRecord): IndexedWords {
  const { title, keywords, abstract, authors = [], organisations = [], journal, publisher, year } = record;
  const [inTitle, inAbstract] = [wordsOf(title), wordsOf(abstract)];
  const inKeywords = keywords.map(wordsOf);
  // What stands there as a word too is found by that: each word of the index makes writing a record dearer.
  const known = new Set<string>();
  const subject = addTo(known, [...inTitle, ...inKeywords.flat()]);
  const rest = addTo(known, inAbstract);
  const language = textLanguage(record);
  const parts = (texts: readonly string[], words: readonly string[]) =>
    language === 'nl' ? addTo(known, [...words.flatMap(partsIn[language]), ...texts.flatMap(withoutHyphens)]) : [];
  return {
    title: [inTitle],
    keywords: inKeywords,
    abstract: [inAbstract],
    authors: [...authors.map(({ name }) => personWords(name)), identifierWords(record)],
    sources: [
      ...organisations.map(({ name }) => organisationWords(name)),
      wordsOf(journal),
      // Also an organisation, more often than not.
      organisationWords(publisher),
      // People remember a publication by its author and year.
      year === undefined ? [] : [String(year)],
    ],
    subjectParts: [parts([title, ...keywords], subject)],
    abstractParts: [parts([abstract], rest)],
  };
}

/** Adds words to those that are known; returns the new ones, each once. */
function addTo(known: Set<string>, words: readonly string[]): string[] {
  return words.filter((word) => {
    if (known.has(word)) return false;
    known.add(word);
    return true;
  });
}

/**
 * Letters on both sides of a hyphen, from the first letter of a word on. What stands before that letter is read as well,
 * from the word's beginning and from nowhere else: a text may be one word of a hundred thousand letters.
 */
const hyphenated = /(?<![\p{L}\p{M}\p{N}])[\p{M}\p{N}]*(?<word>\p{L}[\p{L}\p{M}\p{N}]*(?:[-‐‑][\p{L}\p{M}\p{N}]+)+)/gu;

/** Words that are written with a hyphen, as one word each. */
function withoutHyphens(text: string): string[] {
  // Most texts have none, and need not be looked through.
  if (!/[-‐‑]/.test(text)) return [];
  return Array.from(text.matchAll(hyphenated), ({ groups }) => wordsOf(groups?.word ?? '').join(''));
}
