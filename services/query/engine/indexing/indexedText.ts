import type { CollectionRecord } from '#services/query/collection/record.ts';
import { dutchCompounds } from '#services/query/engine/lexicon/lexicon.ts';
import type { Language } from '#services/query/engine/text/stems.ts';
import { textLanguage } from '#services/query/engine/text/textLanguage.ts';
import { wordsOf } from '#services/query/engine/text/words.ts';
import { identifierWords } from './identifierWord.ts';
import { organisationWords, personWords } from './nameWords.ts';

/** What of a record is searched, as plain words: the database stems them in the record's language. */
export interface IndexedText {
  readonly title_words: string;
  readonly keyword_words: string;
  readonly abstract_words: string;
  /** Authors, and every identifier as one word. */
  readonly author_words: string;
  /** Organisations with their abbreviations, journal and publisher. */
  readonly source_words: string;
  /** Parts of the compounds in title and keywords, and of those in the abstract: in Dutch only, in no order. */
  readonly subject_parts: string;
  readonly abstract_parts: string;
}

/**
 * Words that are not looked up but keep their places, so that no phrase begins at the end of one keyword and ends at
 * the start of the next.
 */
const gapWords: Record<Language, string> = { nl: 'de de de', en: 'the the the' };

/** The words of a record by which it is found, folded and with a gap before every part and every keyword. */
export function indexedText(record: CollectionRecord): IndexedText {
  const { title, keywords, abstract, authors = [], organisations = [], journal, publisher } = record;
  const language = textLanguage(record);
  const gap = gapWords[language];
  const apart = (texts: readonly (readonly string[])[]) => texts.map((words) => `${gap} ${words.join(' ')}`).join(' ');
  return {
    title_words: apart([wordsOf(title)]),
    keyword_words: apart(keywords.map(wordsOf)),
    abstract_words: apart([wordsOf(abstract)]),
    author_words: apart([...authors.map(({ name }) => personWords(name)), identifierWords(record)]),
    source_words: apart([
      ...organisations.map(({ name }) => organisationWords(name)),
      wordsOf(journal),
      // Also an organisation, more often than not.
      organisationWords(publisher),
    ]),
    ...(language === 'nl' ? partsOfRecord(record) : { subject_parts: '', abstract_parts: '' }),
  };
}

/** Letters on both sides of a hyphen. */
const hyphenated = /\p{L}[\p{L}\p{M}\p{N}]*(?:[-‐‑][\p{L}\p{M}\p{N}]+)+/gu;

/**
 * What stands in words of a record: the parts of compounds, and a word with a hyphen as one without. What stands there as
 * a word too is found by that: each word of the index makes writing a record dearer.
 */
function partsOfRecord({
  title,
  keywords,
  abstract,
}: CollectionRecord): Pick<IndexedText, 'subject_parts' | 'abstract_parts'> {
  const subject = [title, ...keywords];
  const known = new Set([...subject, abstract].flatMap(wordsOf));
  const fresh = (texts: readonly string[]) => {
    const parts = new Set(texts.flatMap(partsIn).filter((part) => !known.has(part)));
    for (const part of parts) known.add(part);
    return [...parts].join(' ');
  };
  return { subject_parts: fresh(subject), abstract_parts: fresh([abstract]) };
}

function partsIn(text: string): string[] {
  const { partsOf } = dutchCompounds();
  return [
    ...wordsOf(text).flatMap(partsOf),
    ...Array.from(text.matchAll(hyphenated), ([word]) => wordsOf(word).join('')),
  ];
}
