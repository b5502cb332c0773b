import { createHash } from 'node:crypto';
import { open } from 'node:fs/promises';
import { z } from 'zod';
import { callService } from './callService.ts';
import { type Entry, type Reading, readEntries } from './readEntries.ts';
import { addTallies, batchesOf, emptyTally, sendBatch, type Tally } from './sendBatch.ts';

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

/** One is written, one is shown, which the embedded database does after what it is writing, and one is read. */
const batchesUnderWay = 3;

const progressSchema = z.object({ line: z.int() });

/**
 * Sends a file's records to the running query service, a batch at a time, three of which are under way. The service
 * remembers up to which line, so that a run which was broken off goes on from there.
 */
export async function sendFile({ file, reading, origin, token, onResume, onProgress }: Sending): Promise<Tally> {
  const source = await nameOf(file, reading);
  const call = (method: string, search: Record<string, string>, body?: string) =>
    callService(`${origin}/import?${new URLSearchParams({ source, ...search })}`, method, token, body);
  const { line: done } = progressSchema.parse(await call('GET', {}));
  if (done > 0) onResume(done);

  let tally = emptyTally;
  let [sentTo, reached] = [done, done];
  const send = async (batch: readonly Entry[]) => {
    const after = sentTo;
    const last = batch.at(-1)?.number ?? after;
    sentTo = last;
    const post = (body: string) => call('POST', { line: String(last), after: String(after) }, body);
    const sent = await sendBatch(batch, post, reading.summary).catch((error: unknown) => {
      const reason = error instanceof Error ? error.message : String(error);
      const advice = 'Everything before it has been written. Run the same command again: it goes on from there.';
      throw new SendingStopped(`It stopped after record ${reached} (${reason}). ${advice}`);
    });
    tally = addTallies(tally, sent);
    reached = last;
    onProgress(tally, reached);
  };
  const underWay: Promise<void>[] = [];
  for await (const batch of batchesOf(entriesAfter(done, readEntries(file, reading)))) {
    if (underWay.length === batchesUnderWay) await underWay.shift();
    const sent = send(batch);
    // It is told when it is waited for.
    sent.catch(() => undefined);
    underWay.push(sent);
  }
  for (const sent of underWay) await sent;
  await call('DELETE', {});
  return tally;
}

/** The file as it is now and as it is read: when either changes, it is read from its beginning. */
async function nameOf(file: string, { format = '', columns = new Map(), placesFile = '' }: Reading): Promise<string> {
  const handle = await open(file);
  try {
    const { size, mtimeMs } = await handle.stat();
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(65_536), 0, 65_536, 0);
    const hash = createHash('sha256')
      .update(`${format} ${JSON.stringify([...columns])} ${placesFile} ${size} ${mtimeMs} `)
      .update(buffer.subarray(0, bytesRead));
    return hash.digest('hex');
  } finally {
    await handle.close();
  }
}

async function* entriesAfter(done: number, entries: AsyncIterable<Entry>): AsyncGenerator<Entry> {
  for await (const entry of entries) if (entry.number > done) yield entry;
}
