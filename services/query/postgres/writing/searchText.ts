import { setImmediate } from 'node:timers/promises';
import type { CollectionRecord } from '#services/query/collection/record.ts';
import { textOf } from './textOf.ts';
import { createWordsThread, type WordsThread } from './wordsThread.ts';

/** Records whose words are read in one go: a millisecond or two of work. */
const readAtOnce = 5;

/** So many records are worth a thread, and so many are handed to it at a time: a millisecond of copying. */
const [worthAThread, handedAtOnce] = [100, 50];

const read = new WeakMap<CollectionRecord, string>();
const ownThread = createWordsThread();

/** What stands in the index for a record. It is read once, as long as the record is held. */
export function searchText(record: CollectionRecord): string {
  const known = read.get(record);
  if (known !== undefined) return known;
  const text = textOf(record);
  read.set(record, text);
  return text;
}

/**
 * Reads the words of many records, with turns for searches in between: in a thread of its own as soon as that is there,
 * and here what it does not read.
 */
export async function readSearchTexts(
  records: readonly CollectionRecord[],
  pause: () => Promise<void> = setImmediate,
  thread: WordsThread = ownThread,
): Promise<void> {
  const unread = records.filter((record) => !read.has(record));
  if (unread.length >= worthAThread && thread.isReady()) await readApart(unread, pause, thread);
  for (const [at, record] of unread.filter((each) => !read.has(each)).entries()) {
    if (at % readAtOnce === 0) await pause();
    searchText(record);
  }
}

async function readApart(
  records: readonly CollectionRecord[],
  pause: () => Promise<void>,
  thread: WordsThread,
): Promise<void> {
  const handOver = async (some: readonly CollectionRecord[]) => {
    const texts = await thread.read(some);
    for (const [at, record] of some.entries()) read.set(record, texts[at] ?? textOf(record));
  };
  const pieces = Math.ceil(records.length / handedAtOnce);
  const starts = Array.from({ length: pieces }, (_, piece) => piece * handedAtOnce).values();
  const handOn = async () => {
    for (const at of starts) {
      if (!thread.isReady()) return;
      const some = records.slice(at, at + handedAtOnce);
      await pause();
      // A thread that fails takes nothing with it.
      await handOver(some).catch(() => undefined);
    }
  };
  // It has no more than the next ones waiting: what waits for a thread that ends is never answered.
  await Promise.all([handOn(), handOn()]);
}
