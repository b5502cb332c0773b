import { setImmediate, setTimeout } from 'node:timers/promises';

/** Knows whether somebody is being answered, so that writing can be done between two answers. */
export interface Readers {
  /** Counts an answer as under way until it is there. */
  readonly answer: <T>(work: () => Promise<T>) => Promise<T>;
  /** Resolves when nobody is being answered, or after so long (ms): who writes has its turn too. */
  readonly quiet: (most: number) => Promise<void>;
  /**
   * For work that holds the thread, after each piece of some milliseconds: whoever is being answered goes first, but has
   * no more of the time, in all, than the work has had.
   */
  readonly pause: Pause;
}

export type Pause = () => Promise<void>;

/** A pause is so long at most, and a piece of work counts as so much (ms): what is saved up has an end. */
const [pauseMost, pieceMost] = [50, 20];

export function createReaders(): Readers {
  let underWay = 0;
  let { promise: idle, resolve: becomeIdle } = Promise.withResolvers<void>();
  const quiet = async (most: number) => {
    if (underWay === 0) return;
    const over = new AbortController();
    const late = setTimeout(most, undefined, { signal: over.signal }).catch(() => undefined);
    await Promise.race([idle, late]);
    over.abort();
  };

  /** What the work has had and the answers not (ms). */
  let owed = 0;
  let resumed = 0;
  return {
    answer: async (work) => {
      if (underWay === 0) ({ promise: idle, resolve: becomeIdle } = Promise.withResolvers<void>());
      underWay += 1;
      try {
        return await work();
      } finally {
        underWay -= 1;
        if (underWay === 0) becomeIdle();
      }
    },
    quiet,
    pause: async () => {
      const began = performance.now();
      owed = Math.min(pauseMost, owed + Math.min(pieceMost, began - resumed));
      await setImmediate();
      await quiet(owed);
      resumed = performance.now();
      owed = Math.max(0, owed - (resumed - began));
    },
  };
}
