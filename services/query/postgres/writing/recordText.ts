import type { CollectionRecord } from '#services/query/collection/record.ts';

const written = new WeakMap<CollectionRecord, string>();

/** A record as its column keeps it, letter for letter. It is written once, as long as the record is held. */
export function recordText(record: CollectionRecord): string {
  const known = written.get(record);
  if (known !== undefined) return known;
  const text = JSON.stringify(record);
  written.set(record, text);
  return text;
}
