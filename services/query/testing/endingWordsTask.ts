import process from 'node:process';
import type { CollectionRecord } from '#services/query/collection/record.ts';

/** A thread for words that ends in the middle of its work, as one does that runs out of memory. */
export default function readWords(records: readonly CollectionRecord[]): string[] {
  if (records.length > 0) process.exit();
  return [];
}
