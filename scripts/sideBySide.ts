import type { PortalOptions } from '#server/composePortal.ts';
import type { Log } from '#server/log.ts';
import { shareRenewals } from '#server/people/session/renewals.ts';
import { shareSnapshots } from '#server/preview/sharedSnapshots.ts';
import { snapshotLimits } from '#server/preview/snapshots.ts';
import type { Settings } from '#server/settings/settings.types.ts';
import type { Stop } from './embeddedServices.ts';

/** What a portal has in common with those beside it; nothing where it stands alone. */
type Shared = Partial<Pick<PortalOptions, 'makeRate' | 'neighbours' | 'renewals' | 'sharedKey' | 'snapshots'>>;

/** The portal's own share of the database's connections, beside those of its services. */
const connections = { searching: 3, writing: 2 };

/** Sign-ins that are being renewed, or were a moment ago: more than anybody can have at once (number, bytes). */
const renewalLimits = { number: 10_000, total: 64 * 1024 * 1024 };

/**
 * Joins the portals that share a database, where there is one: they count together what networks ask for, tell each other
 * what is new, and find what one of them keeps for a moment. Adds what lets go of it to `running`. Rejects when the
 * database cannot be used.
 */
export async function joinSideBySide(
  { databaseUrl, databaseReplicaUrls }: Pick<Settings, 'databaseUrl' | 'databaseReplicaUrls'>,
  log: Log,
  running: Stop[],
): Promise<Shared> {
  if (databaseUrl === undefined) return {};
  const { connectDatabase } = await import('#services/database/connectDatabase.ts');
  const { migrate } = await import('#services/database/migrate.ts');
  const { openSharedRates } = await import('#services/limits/sharedRates.ts');
  const { sharingTables } = await import('#services/sharing/migrations.ts');
  const { followNotices } = await import('#services/sharing/notices.ts');
  const { sharedSecret } = await import('#services/sharing/secrets.ts');
  const { openShelf, sweepShelves } = await import('#services/sharing/shelf.ts');
  const tell = (event: string, fields = {}) => log.info({ event, ...fields });

  const database = await connectDatabase(databaseUrl, { replicas: databaseReplicaUrls, connections });
  running.push(database.close);
  await migrate(database, [sharingTables]);
  running.push(sweepShelves(database, tell));
  // What a day may cost is counted here as well, and that limit holds where those of networks are off.
  const rates = await openSharedRates(database, tell);
  running.push(rates.close);

  const listeners: Parameters<NonNullable<Shared['neighbours']>['listen']>[0][] = [];
  const hear: (typeof listeners)[number] = (notices) => {
    for (const heard of listeners) heard(notices);
  };
  const notices = await followNotices(database, hear, tell);
  running.push(notices.close);

  return {
    makeRate: rates.of,
    neighbours: { tell: notices.tell, listen: (heard) => void listeners.push(heard) },
    renewals: shareRenewals(openShelf(database, 'renewal', renewalLimits), log),
    sharedKey: (own) => sharedSecret(database, 'portal', own),
    snapshots: shareSnapshots(openShelf(database, 'snapshot', snapshotLimits), log),
  };
}
