import { setTimeout } from 'node:timers/promises';

/** Knows whether somebody is being answered, so that writing can be done between two answers. */
export interface Readers {
  /** Counts an answer as under way until it is there. */
  readonly answer: <T>(work: () => Promise<T>) => Promise<T>;
  /** Resolves when nobody is being answered, or after so long (ms): who writes has its turn too. */
  readonly quiet: (most: number) => Promise<void>;
}

/** How often it is looked whether an answer is there (ms). */
const step = 2;

export function createReaders(): Readers {
  let underWay = 0;
  return {
    answer: async (work) => {
      underWay += 1;
      try {
        return await work();
      } finally {
        underWay -= 1;
      }
    },
    quiet: async (most) => {
      const until = performance.now() + most;
      while (underWay > 0 && performance.now() < until) await setTimeout(step);
    },
  };
}
