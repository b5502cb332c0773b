import type { CollectionRecord } from '#services/query/collection/record.ts';
import { identifierWords } from './identifierWord.ts';
import { organisationWords, personWords } from './nameWords.ts';
import type { Language } from './stems.ts';
import { textLanguage } from './textLanguage.ts';
import { wordsOf } from './words.ts';

/** What of a record is searched, as plain words: the database stems them in the record's language. */
export interface IndexedText {
  readonly title_words: string;
  readonly keyword_words: string;
  readonly abstract_words: string;
  /** Authors, and every identifier as one word. */
  readonly author_words: string;
  /** Organisations with their abbreviations, journal and publisher. */
  readonly source_words: string;
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
  };
}
