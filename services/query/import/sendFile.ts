import { createHash } from 'node:crypto';
import { open } from 'node:fs/promises';
import { z } from 'zod';
import { callService } from './callService.ts';
import { type Entry, type Reading, readEntries } from './readEntries.ts';

/** A batch is one transaction, during which nothing else is answered: a few tenths of a second of the embedded database. */
const batchLines = 250;
const batchCharacters = 1024 * 1024;

export interface Tally {
  /** Records of the file that have been dealt with in this run; ones that others of the file stand for do not count. */
  readonly lines: number;
  readonly written: number;
  readonly unchanged: number;
  readonly deleted: number;
  readonly bad: number;
}

interface Sending {
  readonly file: string;
  readonly reading: Reading;
  /** Of the running query service. */
  readonly origin: string;
  readonly token: string;
  /** An earlier run of the same file ended after so many of its records. */
  readonly onResume: (records: number) => void;
  readonly onProgress: (tally: Tally, records: number) => void;
}

/** The service does not answer as it should; `message` says after which record, and what to do. */
export class SendingStopped extends Error {
  override name = 'SendingStopped';
}

const answerSchema = z.object({
  written: z.int(),
  unchanged: z.int(),
  deleted: z.int(),
  bad: z.array(z.object({ line: z.int(), reason: z.string() })),
});
const progressSchema = z.object({ line: z.int() });

/**
 * Sends a file's records to the running query service, a batch at a time: the next one is read when the last one has
 * been written. The service remembers up to which line, so that a run which was broken off goes on from there.
 */
export async function sendFile({ file, reading, origin, token, onResume, onProgress }: Sending): Promise<Tally> {
  const source = await nameOf(file, reading);
  const call = (method: string, search: Record<string, string>, body?: string) =>
    callService(`${origin}/import?${new URLSearchParams({ source, ...search })}`, method, token, body);
  const { line: done } = progressSchema.parse(await call('GET', {}));
  if (done > 0) onResume(done);

  const tally = { lines: 0, written: 0, unchanged: 0, deleted: 0, bad: 0 };
  let reached = done;
  const report = (at: number, reason: string) => {
    tally.bad += 1;
    reading.summary.refused(at, reason);
  };
  for await (const batch of batchesOf(readEntries(file, reading), done)) {
    const good = batch.flatMap((entry) => (entry.kind === 'json' ? [entry] : []));
    const last = batch.at(-1)?.number ?? reached;
    for (const entry of batch) if (entry.kind === 'bad') report(entry.at, entry.reason);
    const body = good.map(({ json }) => json).join('\n');
    const answer = await call('POST', { line: String(last) }, body).catch((error: unknown) => {
      const reason = error instanceof Error ? error.message : String(error);
      const advice = 'Everything before it has been written. Run the same command again: it goes on from there.';
      throw new SendingStopped(`It stopped after record ${reached} (${reason}). ${advice}`);
    });
    const { written, unchanged, deleted, bad } = answerSchema.parse(answer);
    for (const { line, reason } of bad) report(good[line - 1]?.at ?? last, reason);
    tally.lines += batch.length;
    tally.written += written;
    tally.unchanged += unchanged;
    tally.deleted += deleted;
    reached = last;
    onProgress(tally, reached);
  }
  await call('DELETE', {});
  return tally;
}

/** The file as it is now and as it is read: when either changes, it is read from its beginning. */
async function nameOf(file: string, { format = '', columns = new Map() }: Reading): Promise<string> {
  const handle = await open(file);
  try {
    const { size, mtimeMs } = await handle.stat();
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(65_536), 0, 65_536, 0);
    const hash = createHash('sha256')
      .update(`${format} ${JSON.stringify([...columns])} ${size} ${mtimeMs} `)
      .update(buffer.subarray(0, bytesRead));
    return hash.digest('hex');
  } finally {
    await handle.close();
  }
}

async function* batchesOf(entries: AsyncIterable<Entry>, done: number): AsyncGenerator<Entry[]> {
  let batch: Entry[] = [];
  let characters = 0;
  for await (const entry of entries) {
    if (entry.number <= done) continue;
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
