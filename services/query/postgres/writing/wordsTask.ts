import type { CollectionRecord } from '#services/query/collection/record.ts';
import { lexiconOf } from '#services/query/engine/lexicon/lexicon.ts';
import { languages } from '#services/query/engine/text/stems.ts';
import { textOf } from './textOf.ts';

/**
 * What the thread for words does (see `wordsThread.ts`). The dictionaries are read here, not beside the imports: Node
 * crashes when a process exits while one of its threads is still being loaded.
 */
export default function readWords(records: readonly CollectionRecord[]): string[] {
  for (const language of languages) lexiconOf(language);
  return records.map(textOf);
}
