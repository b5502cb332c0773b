import type { CollectionRecord } from '#services/query/collection/record.ts';
import type { Language } from './stems.ts';
import { textLanguage } from './textLanguage.ts';
import { wordsOf } from './words.ts';

/** What of a record is searched, as plain words: the database stems them in the record's language. */
export interface IndexedText {
  readonly title_words: string;
  readonly keyword_words: string;
  readonly abstract_words: string;
}

/**
 * Words that are not looked up but keep their places, so that no phrase begins at the end of one keyword and ends at
 * the start of the next.
 */
const gapWords: Record<Language, string> = { nl: 'de de de', en: 'the the the' };

/** The words of a record by which it is found, folded and with a gap before every part and every keyword. */
export function indexedText(record: CollectionRecord): IndexedText {
  const { title, keywords, abstract } = record;
  const language = textLanguage(record);
  const apart = (texts: readonly string[]) =>
    texts.map((text) => `${gapWords[language]} ${wordsOf(text).join(' ')}`).join(' ');
  return { title_words: apart([title]), keyword_words: apart(keywords), abstract_words: apart([abstract]) };
}
