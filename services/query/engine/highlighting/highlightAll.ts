import type { CollectionRecord } from '#services/query/collection/record.ts';
import { textLanguage } from '#services/query/engine/indexing/textLanguage.ts';
import type { Wanted } from '#services/query/engine/matching/termPatterns.ts';
import type { Language } from '#services/query/engine/text/stems.ts';
import type { Hit } from '#services/query/ports/searchPort.ts';
import { createMarker, highlight } from './highlight.ts';

const nothingWanted: Wanted = { stems: new Set(), starts: [], together: [] };

/** Marks in each record the words of its language for which it was found. */
export function highlightAll(records: readonly CollectionRecord[], wanted: ReadonlyMap<Language, Wanted>): Hit[] {
  const marker = createMarker();
  return records.map((record) => {
    const language = textLanguage(record);
    return { ...record, highlight: highlight(record, wanted.get(language) ?? nothingWanted, language, marker) };
  });
}
