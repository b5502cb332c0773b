import { RateLimiterRes } from 'rate-limiter-flexible';
import type { Database } from '#services/database/database.ts';
import { hashOf } from '#services/hashOf.ts';
import { databaseLimiter } from '#services/limits/databaseLimiter.ts';

/** How many letters are sent because somebody asked. */
export interface LetterLimits {
  /** One more at the request of a network. Seconds to wait, or 0. */
  waitOf(network: string): Promise<number>;
  /** Whether one more may go to an address. */
  mayWriteTo(email: string): Promise<boolean>;
  /** Removes what has lapsed. */
  sweep(): Promise<void>;
}

/** Letters in a number of seconds. A school's network has hundreds of people behind one address. */
export const letterLimits = {
  network: { points: 60, duration: 60 * 60 },
  address: { points: 5, duration: 24 * 60 * 60 },
} as const;

/** Counts letters in the database, which all copies of the portal share; addresses stand there as hashes. */
export function createLetterLimits(database: Database): LetterLimits {
  const limiters = {
    network: databaseLimiter(database, 'preference_attempt', { keyPrefix: 'letter-network', ...letterLimits.network }),
    address: databaseLimiter(database, 'preference_attempt', { keyPrefix: 'letter-address', ...letterLimits.address }),
  };
  const spend = async (kind: keyof typeof limiters, key: string) => {
    const left = await limiters[kind].consume(hashOf(key)).catch((refused: unknown) => refused);
    if (!(left instanceof RateLimiterRes)) throw left;
    return left.consumedPoints <= letterLimits[kind].points ? 0 : Math.ceil(left.msBeforeNext / 1000);
  };
  return {
    waitOf: (network) => spend('network', network),
    mayWriteTo: async (email) => (await spend('address', email)) === 0,
    async sweep() {
      await database.query('delete from preference_attempt where expire < $1', [Date.now()]);
    },
  };
}
