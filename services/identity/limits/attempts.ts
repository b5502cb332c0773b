import { RateLimiterMemory, type RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import type { Database } from '#services/database/database.ts';
import { hashOf } from '#services/hashOf.ts';
import { databaseLimiter } from '#services/limits/databaseLimiter.ts';

/** Who tries. */
export interface Attempt {
  readonly email: string;
  readonly network: string;
  /** Where a browser has signed in to this account before: what it showed of that. */
  readonly device: string | undefined;
}

export type Permit =
  | { readonly kind: 'allowed'; readonly succeeded: () => Promise<void> }
  | { readonly kind: 'limited'; readonly seconds: number };

export interface AttemptLimits {
  /** Asks for one guess at a password. It is counted before it is made, so that guesses at the same time count, too. */
  guess(attempt: Attempt): Promise<Permit>;
  /** Asks to try one passkey, which says only by being right whose it is: it counts for the network. */
  tryPasskey(network: string): Promise<Permit>;
  /** Whether one more letter may go to an address. */
  mayWrite(email: string): Promise<boolean>;
  /** Asks for one more letter at the request of a network. */
  letter(network: string): Promise<Permit>;
  /** Asks to begin signing in or out, which leaves something behind in the database for an hour. */
  begin(network: string): Promise<Permit>;
  /** Removes what has lapsed. */
  sweep(): Promise<void>;
}

/** Points in a number of seconds. */
export const limits = {
  // A school's network has hundreds of people behind one address, some of whom mistype.
  'guess-network': { points: 100, duration: 15 * 60 },
  // From browsers the account has never been signed in with, all together.
  'guess-account': { points: 20, duration: 60 * 60 },
  // From one that it has: a stranger who exhausts the others does not lock its owner out.
  'guess-device': { points: 20, duration: 60 * 60 },
  'letter-network': { points: 60, duration: 60 * 60 },
  'letter-address': { points: 5, duration: 60 * 60 },
} as const;
type Kind = keyof typeof limits;

/** Counted in memory: it happens at every sign-in, and guards nothing but room. */
const beginnings = { points: 300, duration: 10 * 60 };

/** Counts attempts in the database, which all copies of the portal share. Addresses stand there as hashes. */
export function createAttemptLimits(database: Database): AttemptLimits {
  const limiterOf = (kind: Kind) => databaseLimiter(database, 'identity_attempt', { keyPrefix: kind, ...limits[kind] });
  const limiters = {
    'guess-network': limiterOf('guess-network'),
    'guess-account': limiterOf('guess-account'),
    'guess-device': limiterOf('guess-device'),
    'letter-network': limiterOf('letter-network'),
    'letter-address': limiterOf('letter-address'),
  } satisfies Record<Kind, RateLimiterPostgres>;
  const begun = new RateLimiterMemory(beginnings);
  const spend = async (kind: Kind, key: string) => {
    const left = await limiters[kind].consume(hashOf(key)).catch((refused: unknown) => refused);
    if (!(left instanceof RateLimiterRes)) throw left;
    return { isWithin: left.consumedPoints <= limits[kind].points, seconds: Math.ceil(left.msBeforeNext / 1000) };
  };
  const giveBack = async (kind: Kind, key: string) => {
    await limiters[kind].reward(hashOf(key));
  };

  const tryOnce = async (all: readonly (readonly [Kind, string])[]): Promise<Permit> => {
    const spent = await Promise.all(all.map(([kind, key]) => spend(kind, key)));
    const refused = spent.filter(({ isWithin }) => !isWithin);
    if (refused.length > 0) return { kind: 'limited', seconds: Math.max(...refused.map(({ seconds }) => seconds)) };
    return {
      kind: 'allowed',
      succeeded: async () => {
        await Promise.all(all.map(([kind, key]) => giveBack(kind, key)));
      },
    };
  };

  return {
    guess: ({ email, network, device }) =>
      tryOnce([['guess-network', network], device === undefined ? ['guess-account', email] : ['guess-device', device]]),
    tryPasskey: (network) => tryOnce([['guess-network', network]]),
    mayWrite: async (email) => (await spend('letter-address', email)).isWithin,
    async letter(network) {
      const { isWithin, seconds } = await spend('letter-network', network);
      return isWithin ? allowed : { kind: 'limited', seconds };
    },
    async begin(network) {
      const left = await begun.consume(network).catch((refused: unknown) => refused);
      if (!(left instanceof RateLimiterRes)) throw left;
      if (left.consumedPoints <= beginnings.points) return allowed;
      return { kind: 'limited', seconds: Math.ceil(left.msBeforeNext / 1000) };
    },
    async sweep() {
      await database.query('delete from identity_attempt where expire < $1', [Date.now()]);
    },
  };
}

const allowed: Permit = { kind: 'allowed', succeeded: async () => {} };
