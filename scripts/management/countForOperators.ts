import type { Log } from '#server/log.ts';
import type { Settings } from '#server/settings/settings.types.ts';
import packageJson from '../../package.json' with { type: 'json' };
import type { Stop } from '../embeddedServices.ts';

/**
 * Counts what the portal does and answers operators, where a port is set for it; loads nothing where none is. Adds what
 * stops it to `running`. Rejects when the port is taken.
 */
export async function countForOperators(settings: Settings, log: Log, running: Stop[]): Promise<void> {
  const { management } = settings;
  if (management === undefined) return;
  const [{ createMetrics }, { serviceNames }, { startManagement }] = await Promise.all([
    import('#server/telemetry/createMetrics.ts'),
    import('#server/telemetry/serviceNames.ts'),
    import('./startManagement.ts'),
  ]);
  const metrics = createMetrics({ version: packageJson.version, serviceOf: serviceNames(settings) });
  running.push(await startManagement(management, metrics, log));
}
