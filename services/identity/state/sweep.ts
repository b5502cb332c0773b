import type { Database } from '#services/database/database.ts';
import type { Log } from '#services/log.ts';
import { repeat } from '#services/repeat.ts';
import type { AttemptLimits } from '../limits/attempts.ts';

/** How often what has expired is removed (ms). */
const period = 10 * 60 * 1000;

interface SweepParts {
  readonly database: Database;
  readonly attempts: AttemptLimits;
  readonly log: Log;
}

/** Removes sessions, tokens, links and counts that have lapsed. */
export async function sweep({ database, attempts }: Pick<SweepParts, 'database' | 'attempts'>): Promise<void> {
  const now = Date.now() / 1000;
  await database.query('delete from identity_state where expires_at < to_timestamp($1)', [now]);
  await database.query('delete from identity_link where expires_at < to_timestamp($1)', [now]);
  await database.query('delete from identity_used_link where expires_at < to_timestamp($1)', [now]);
  await attempts.sweep();
}

/** Sweeps now and then; gives what stops it, and waits for one under way. */
export function keepSweeping({ log, ...parts }: SweepParts): () => Promise<void> {
  const failed = (error: unknown) => log('identity.sweep-failed', { message: String(error) });
  return repeat(() => sweep(parts), { everyMs: period, failed });
}
