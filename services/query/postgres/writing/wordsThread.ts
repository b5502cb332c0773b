import { Piscina } from 'piscina';
import type { CollectionRecord } from '#services/query/collection/record.ts';

/** How long a thread stays when nothing comes in (ms): its dictionaries take half a second and tens of megabytes. */
const idleFor = 60_000;

/** By how much others go before the thread where processors are few: searches, and the database that answers them. */
const giveWayBy = 10;

/** Reads the words of records in a thread of its own, so that searches do not wait for them. */
export interface WordsThread {
  /** Whether it would begin at once. When it would not it is being started: who asks later is told yes. */
  readonly isReady: () => boolean;
  /** What stands in the index for each record. Rejects when the thread fails; the next call has another one. */
  readonly read: (records: readonly CollectionRecord[]) => Promise<readonly string[]>;
}

type Pool = Piscina<readonly CollectionRecord[], readonly string[]>;

/** @param task the file of what it does */
export function createWordsThread(task = new URL('./wordsTask.ts', import.meta.url)): WordsThread {
  let pool: Pool | undefined;
  let state: 'cold' | 'starting' | 'ready' = 'cold';
  /** Two, so that the next records are there when the thread has read some. */
  const lanes: Promise<unknown>[] = [Promise.resolve(), Promise.resolve()];
  let turn = 0;

  const open = () => {
    const opened: Pool = new Piscina({
      filename: task.href,
      ...{ minThreads: 0, maxThreads: 1, idleTimeout: idleFor, niceIncrement: giveWayBy },
      concurrentTasksPerWorker: lanes.length,
    });
    // Whoever waits for it is told; with nobody waiting there is nothing to tell.
    opened.on('error', () => undefined);
    return opened;
  };

  /** In turn, one after the other in each lane: what the pool has waiting for a thread that ends is never answered. */
  const read: WordsThread['read'] = (records) => {
    const lane = turn++ % lanes.length;
    const reading = (lanes[lane] ?? Promise.resolve()).then(() => {
      pool ??= open();
      return pool.run(records);
    });
    lanes[lane] = reading.catch(() => undefined);
    return reading;
  };

  /** With nothing to read, its task and its dictionaries are loaded. */
  const start = async () => {
    state = 'starting';
    state = await read([]).then(
      () => 'ready',
      () => 'cold',
    );
  };

  return {
    isReady: () => {
      if (state === 'ready' && pool?.threads.length === 0) state = 'cold';
      if (state === 'cold') void start();
      return state === 'ready';
    },
    read,
  };
}
