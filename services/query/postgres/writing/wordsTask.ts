import { workerData } from 'node:worker_threads';
import type { CollectionRecord } from '#services/query/collection/record.ts';
import { lexiconOf } from '#services/query/engine/lexicon/lexicon.ts';
import { languages } from '#services/query/engine/text/stems.ts';
import { textOf } from './textOf.ts';

// Everything that is imported is loaded now, and the process may exit.
if (workerData instanceof Int32Array) {
  workerData[0] = 1;
  Atomics.notify(workerData, 0);
}

/**
 * What the thread for words does (see `wordsThread.ts`). The dictionaries are read here, not beside the imports: a
 * process that exits waits for those.
 */
export default function readWords(records: readonly CollectionRecord[]): string[] {
  for (const language of languages) lexiconOf(language);
  return records.map(textOf);
}
