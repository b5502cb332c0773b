import { setImmediate } from 'node:timers/promises';
import type { CollectionRecord } from '#services/query/collection/record.ts';
import { indexedStems } from '#services/query/engine/indexing/indexedStems.ts';
import { textLanguage } from '#services/query/engine/text/textLanguage.ts';
import { textVector } from './textVector.ts';

/** Records whose words are read in one go: a millisecond or two of work. */
const readAtOnce = 5;

const read = new WeakMap<CollectionRecord, string>();

/** What stands in the index for a record. It is read once, as long as the record is held. */
export function searchText(record: CollectionRecord): string {
  const known = read.get(record);
  if (known !== undefined) return known;
  const text = textVector(indexedStems(record), textLanguage(record));
  read.set(record, text);
  return text;
}

/** Reads the words of many records, with turns for searches in between. */
export async function readSearchTexts(
  records: readonly CollectionRecord[],
  pause: () => Promise<void> = setImmediate,
): Promise<void> {
  const unread = records.filter((record) => !read.has(record));
  for (const [at, record] of unread.entries()) {
    if (at % readAtOnce === 0) await pause();
    searchText(record);
  }
}
