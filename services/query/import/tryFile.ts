import { readChange } from '#services/query/api/readChange.ts';
import { type Entry, type Reading, readEntries } from './readEntries.ts';
import type { Summary } from './summary.ts';

/** How many records would come in, or go, and how many not. */
export interface Trial {
  readonly good: number;
  readonly bad: number;
}

/** Reads a file as an import does and writes nothing. */
export const tryFile = (file: string, reading: Reading): Promise<Trial> =>
  tryEntries(readEntries(file, reading), reading.summary);

/** Judges entries as the service would. */
export async function tryEntries(entries: AsyncIterable<Entry> | Iterable<Entry>, summary: Summary): Promise<Trial> {
  const tally = { good: 0, bad: 0 };
  for await (const entry of entries) {
    const read = entry.kind === 'bad' ? entry : readChange(JSON.parse(entry.json));
    if (read.kind === 'bad') summary.refused(entry.at, read.reason);
    tally[read.kind === 'bad' ? 'bad' : 'good'] += 1;
  }
  return tally;
}
