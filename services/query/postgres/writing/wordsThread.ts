import process from 'node:process';
import { Piscina } from 'piscina';
import type { CollectionRecord } from '#services/query/collection/record.ts';

/** How long a thread stays when nothing comes in (ms): its dictionaries take half a second and tens of megabytes. */
const idleFor = 60_000;

/** By how much others go before the thread where processors are few: searches, and the database that answers them. */
const giveWayBy = 10;

/** How long a process that exits waits for a thread that is being loaded (ms). */
const longestLoad = 5000;

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
  /** Holds 1 as soon as the thread's modules are loaded: `wordsTask.ts` says so. */
  const loaded = new Int32Array(new SharedArrayBuffer(4));
  /** Node crashes when a process exits while one of its threads is still being loaded. */
  const waitForLoad = () => void Atomics.wait(loaded, 0, 0, longestLoad);

  const open = () => {
    const opened: Pool = new Piscina({
      filename: task.href,
      ...{ minThreads: 0, maxThreads: 1, idleTimeout: idleFor, niceIncrement: giveWayBy },
      concurrentTasksPerWorker: lanes.length,
      workerData: loaded,
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
    loaded[0] = 0;
    process.once('exit', waitForLoad);
    state = await read([]).then(
      () => 'ready',
      () => 'cold',
    );
    process.off('exit', waitForLoad);
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
