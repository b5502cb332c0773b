import { RateLimiterMemory, type RateLimiterPostgres } from 'rate-limiter-flexible';
import type { Database } from '#services/database/database.ts';
import { migrate } from '#services/database/migrate.ts';
import { hashOf } from '#services/hashOf.ts';
import type { Log } from '#services/log.ts';
import { repeat } from '#services/repeat.ts';
import { databaseLimiter, type Limit } from './databaseLimiter.ts';
import { rateTable } from './migrations.ts';

/** Counts one kind of work for all portals that share a database. */
export interface SharedRate {
  /** Counts one piece of work of a network; rejects with a `RateLimiterRes` when it was too much. */
  consume(network: string): ReturnType<RateLimiterPostgres['consume']>;
}

export interface SharedRates {
  of(limit: Limit): SharedRate;
  close(): Promise<void>;
}

/** How often what has lapsed is removed (ms). */
const sweepEvery = 10 * 60 * 1000;

/** Nobody's search waits longer than that for being counted (ms). */
const ordinaryPatience = 250;

/** So long a database that was away is not asked, and every portal counts for itself (ms). */
const awayMs = 5000;

/**
 * Counts in the database, where portals side by side share one; while it is away each portal goes on in its own memory,
 * so that a limit never stops anybody because it cannot be read. Networks stand there as hashes.
 */
export async function openSharedRates(
  database: Database,
  log: Log,
  { patienceMs = ordinaryPatience }: { readonly patienceMs?: number } = {},
): Promise<SharedRates> {
  await migrate(database, [rateTable]);
  let awayUntil = 0;
  const query: Database['query'] = async (sql, params) => {
    if (performance.now() < awayUntil) throw new Error('The database was away a moment ago.');
    const patience = new AbortController();
    try {
      return await Promise.race([database.query(sql, params), lateness(patienceMs, patience.signal)]);
    } catch (error) {
      awayUntil = performance.now() + awayMs;
      log('rates.alone', { reason: String(error), forMs: awayMs });
      throw error;
    } finally {
      patience.abort();
    }
  };
  const sweep = async () => {
    await database.query('delete from portal_rate where expire < $1', [Date.now()]);
  };
  const stopSweeping = repeat(sweep, {
    everyMs: sweepEvery,
    failed: (error) => log('rates.sweep-failed', { message: String(error) }),
  });
  return {
    of(limit) {
      const limiter = databaseLimiter({ query }, 'portal_rate', {
        ...limit,
        insurance: new RateLimiterMemory(limit),
        // Whoever is far beyond it costs the database nothing more.
        inMemoryBlockOnConsumed: limit.points + 1,
      });
      return { consume: (network) => limiter.consume(hashOf(network)) };
    },
    close: stopSweeping,
  };
}

/** Rejects when somebody has waited long enough, unless that is over. */
function lateness(patienceMs: number, over: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    const timer = setTimeout(() => reject(new Error(`No answer within ${patienceMs} ms.`)), patienceMs);
    over.addEventListener('abort', () => clearTimeout(timer), { once: true });
  });
}
