import { readChange } from '#services/query/api/readChange.ts';
import { type Reading, readEntries } from './readEntries.ts';

/** Reads a file as an import does and writes nothing. Returns how many records would come in, and how many not. */
export async function tryFile(file: string, reading: Reading): Promise<{ good: number; bad: number }> {
  const tally = { good: 0, bad: 0 };
  for await (const entry of readEntries(file, reading)) {
    const read = entry.kind === 'bad' ? entry : readChange(JSON.parse(entry.json));
    if (read.kind === 'bad') reading.summary.refused(entry.at, read.reason);
    tally[read.kind === 'bad' ? 'bad' : 'good'] += 1;
  }
  return tally;
}
