import type { CollectionRecord } from '#services/query/collection/record.ts';
import { lexiconOf } from '#services/query/engine/lexicon/lexicon.ts';
import { languages } from '#services/query/engine/text/stems.ts';
import { textOf } from './textOf.ts';

// Before the first records are handed over.
for (const language of languages) lexiconOf(language);

/** What the thread for words does (see `wordsThread.ts`). */
export default function readWords(records: readonly CollectionRecord[]): string[] {
  return records.map(textOf);
}
