import { readChange } from '#services/query/api/readChange.ts';
import { type Entry, type Reading, readEntries } from './readEntries.ts';
import type { Summary } from './summary.ts';

/** How many records would come in, how many would be deleted, and how many refused. */
export interface Trial {
  readonly coming: number;
  readonly deleted: number;
  readonly bad: number;
}

export const emptyTrial: Trial = { coming: 0, deleted: 0, bad: 0 };

export const addTrials = (one: Trial, other: Trial): Trial => ({
  coming: one.coming + other.coming,
  deleted: one.deleted + other.deleted,
  bad: one.bad + other.bad,
});

/** Reads a file as an import does and writes nothing. */
export const tryFile = (file: string, reading: Reading): Promise<Trial> =>
  tryEntries(readEntries(file, reading), reading.summary);

/** Judges entries as the service would. */
export async function tryEntries(entries: AsyncIterable<Entry> | Iterable<Entry>, summary: Summary): Promise<Trial> {
  const trial = { ...emptyTrial };
  for await (const entry of entries) {
    const read = entry.kind === 'bad' ? entry : readChange(JSON.parse(entry.json));
    if (read.kind === 'bad') summary.refused(entry.at, read.reason);
    trial[read.kind === 'bad' ? 'bad' : read.change.kind === 'delete' ? 'deleted' : 'coming'] += 1;
  }
  return trial;
}
