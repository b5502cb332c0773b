import type { RunQuery } from './database.ts';

/**
 * Does the work of a transaction. What it asks when it is over is refused: of several statements under way one fails, and
 * what follows on another would be run outside of it, or inside the next one.
 */
export async function untilOver<T>(run: RunQuery, work: (query: RunQuery) => Promise<T>): Promise<T> {
  let isOver = false;
  try {
    return await work(async (sql, params) => {
      if (isOver) throw new Error('This transaction is over.');
      return run(sql, params);
    });
  } finally {
    isOver = true;
  }
}
