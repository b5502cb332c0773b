import { z } from 'zod';
import type { Entry } from './readEntries.ts';
import type { Summary } from './summary.ts';

/** A batch is one transaction of a server: a few tenths of a second. */
const batchLines = 250;
const batchCharacters = 1024 * 1024;

export interface Tally {
  /** Records that have been dealt with; ones that others of the source stand for do not count. */
  readonly lines: number;
  readonly written: number;
  readonly unchanged: number;
  readonly deleted: number;
  readonly bad: number;
}

export const emptyTally: Tally = { lines: 0, written: 0, unchanged: 0, deleted: 0, bad: 0 };

export const addTallies = (one: Tally, other: Tally): Tally => ({
  lines: one.lines + other.lines,
  written: one.written + other.written,
  unchanged: one.unchanged + other.unchanged,
  deleted: one.deleted + other.deleted,
  bad: one.bad + other.bad,
});

const answerSchema = z.object({
  written: z.int(),
  unchanged: z.int(),
  deleted: z.int(),
  bad: z.array(z.object({ line: z.int(), reason: z.string() })),
});

/** Sends entries as one request, by `post`, which gets them as JSON Lines. Rejects as `post` does. */
export async function sendBatch(
  batch: readonly Entry[],
  post: (body: string) => Promise<unknown>,
  summary: Summary,
): Promise<Tally> {
  const good = batch.flatMap((entry) => (entry.kind === 'json' ? [entry] : []));
  const answer = answerSchema.parse(await post(good.map(({ json }) => json).join('\n')));
  const { written, unchanged, deleted, bad } = answer;
  for (const entry of batch) if (entry.kind === 'bad') summary.refused(entry.at, entry.reason);
  for (const { line, reason } of bad) summary.refused(good[line - 1]?.at ?? 0, reason);
  return { lines: batch.length, written, unchanged, deleted, bad: batch.length - good.length + bad.length };
}

/** Entries in parts that are small enough for one request each. */
export async function* batchesOf(entries: AsyncIterable<Entry> | Iterable<Entry>): AsyncGenerator<Entry[]> {
  let batch: Entry[] = [];
  let characters = 0;
  for await (const entry of entries) {
    const length = entry.kind === 'json' ? entry.json.length : 0;
    if (batch.length > 0 && (batch.length === batchLines || characters + length > batchCharacters)) {
      yield batch;
      [batch, characters] = [[], 0];
    }
    batch.push(entry);
    characters += length;
  }
  if (batch.length > 0) yield batch;
}
