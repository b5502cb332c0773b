import type { MakeRate } from '#server/limits/rateLimits.ts';
import type { Log } from '#server/log.ts';
import type { Settings } from '#server/settings/settings.types.ts';
import type { Stop } from './embeddedServices.ts';

/**
 * Counts what networks ask for in the database, where there is one that portals side by side may share; nothing where each
 * counts for itself. Adds what lets go of it to `running`. Rejects when the database cannot be used.
 */
export async function shareRates(
  {
    databaseUrl,
    databaseReplicaUrls,
    rateLimits,
  }: Pick<Settings, 'databaseUrl' | 'databaseReplicaUrls' | 'rateLimits'>,
  log: Log,
  running: Stop[],
): Promise<MakeRate | undefined> {
  if (databaseUrl === undefined || rateLimits === 'off') return undefined;
  const { connectDatabase } = await import('#services/database/connectDatabase.ts');
  const { openSharedRates } = await import('#services/limits/sharedRates.ts');
  const database = await connectDatabase(databaseUrl, { replicas: databaseReplicaUrls });
  running.push(database.close);
  const rates = await openSharedRates(database, (event, fields = {}) => log.info({ event, ...fields }));
  running.push(rates.close);
  return rates.of;
}
