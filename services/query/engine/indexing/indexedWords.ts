import type { CollectionRecord } from '#services/query/collection/record.ts';
import { dutchCompounds } from '#services/query/engine/lexicon/lexicon.ts';
import { textLanguage } from '#services/query/engine/text/textLanguage.ts';
import { wordsOf } from '#services/query/engine/text/words.ts';
import type { Zone } from '#services/query/engine/text/zones.ts';
import { identifierWords } from './identifierWord.ts';
import { organisationWords, personWords } from './nameWords.ts';

/** The folded words of each text of each part of a record. */
export type IndexedWords = Readonly<Record<Zone, readonly (readonly string[])[]>>;

/** The words by which a record is found; the parts of compounds in Dutch only, in no order. */
export function indexedWords(record: CollectionRecord): IndexedWords {
  const { title, keywords, abstract, authors = [], organisations = [], journal, publisher } = record;
  const parts = textLanguage(record) === 'nl' ? partsOfRecord(record) : { subject: [], abstract: [] };
  return {
    title: [wordsOf(title)],
    keywords: keywords.map(wordsOf),
    abstract: [wordsOf(abstract)],
    authors: [...authors.map(({ name }) => personWords(name)), identifierWords(record)],
    sources: [
      ...organisations.map(({ name }) => organisationWords(name)),
      wordsOf(journal),
      // Also an organisation, more often than not.
      organisationWords(publisher),
    ],
    subjectParts: [parts.subject],
    abstractParts: [parts.abstract],
  };
}

/** Letters on both sides of a hyphen. */
const hyphenated = /\p{L}[\p{L}\p{M}\p{N}]*(?:[-‐‑][\p{L}\p{M}\p{N}]+)+/gu;

/**
 * What stands in words of a record: the parts of compounds, and a word with a hyphen as one without. What stands there as
 * a word too is found by that: each word of the index makes writing a record dearer.
 */
function partsOfRecord({ title, keywords, abstract }: CollectionRecord): {
  subject: readonly string[];
  abstract: readonly string[];
} {
  const subject = [title, ...keywords];
  const known = new Set([...subject, abstract].flatMap(wordsOf));
  const fresh = (texts: readonly string[]) => {
    const parts = new Set(texts.flatMap(partsIn).filter((part) => !known.has(part)));
    for (const part of parts) known.add(part);
    return [...parts];
  };
  // The subject's first: what stands there is no news in the abstract.
  return { subject: fresh(subject), abstract: fresh([abstract]) };
}

function partsIn(text: string): string[] {
  const { partsOf } = dutchCompounds();
  return [
    ...wordsOf(text).flatMap(partsOf),
    ...Array.from(text.matchAll(hyphenated), ([word]) => wordsOf(word).join('')),
  ];
}
