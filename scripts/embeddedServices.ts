import { join } from 'node:path';
import { contentFolder, filmsFolder } from '#samples/folders.ts';
import { sampleRecords } from '#samples/records/sampleRecords.ts';
import type { Mount } from '#server/answerRequests.ts';
import type { Log } from '#server/log.ts';
import type { Settings } from '#server/settings.ts';
import type { Log as ServiceLog } from '#services/log.ts';
import { facets } from '#services/query/collection/facets.ts';

/** Stops something that runs. */
export type Stop = () => Promise<void>;

/**
 * Starts the services that no address of a real one replaces, and adds what stops them to `running`. Gives back what
 * they answer in the portal's own address space.
 *
 * Rejects when one cannot start; those that could are in `running` all the same.
 */
export async function startEmbeddedServices(settings: Settings, log: Log, running: Stop[]): Promise<readonly Mount[]> {
  const report: ServiceLog = (event, fields = {}) => log.info({ event, ...fields });
  const starts = [
    ...(settings.cms.embedded ? [startContentService(settings, report, running)] : []),
    ...(settings.query.embedded || settings.preference.embedded ? [startDataServices(settings, report, running)] : []),
  ];
  const failed = (await Promise.allSettled(starts)).find((result) => result.status === 'rejected');
  if (failed) throw failed.reason;
  if (!settings.cms.embedded) return [];
  const { createFilmMount } = await import('#services/content/filmMount.ts');
  return [createFilmMount(filmsFolder)];
}

async function startContentService(settings: Settings, log: ServiceLog, running: Stop[]): Promise<void> {
  const { startContent } = await import('#services/content/startContent.ts');
  const { openPictures } = await import('#samples/pictures/openPictures.ts');
  const folder = join(settings.dataDir, 'content', 'pictures');
  const service = await startContent({
    port: settings.contentPort,
    responses: contentFolder,
    pictures: await openPictures({ folder, ahead: contentFolder }),
    formsAt: settings.preference.baseUrl,
    log,
  });
  running.push(service.close);
}

/** The services that share the database, which closes after the last of them. */
async function startDataServices(settings: Settings, log: ServiceLog, running: Stop[]): Promise<void> {
  const { openDatabase } = await import('#services/database/openDatabase.ts');
  const database = await openDatabase({ url: settings.databaseUrl, folder: join(settings.dataDir, 'database') });
  const services: Stop[] = [];
  running.push(async () => {
    await Promise.all(services.map((stop) => stop()));
    await database.close();
  });
  // One after the other: the first start writes the whole collection in one transaction.
  if (settings.preference.embedded) {
    const { startPreference } = await import('#services/preference/startPreference.ts');
    const { close } = await startPreference({ port: settings.preferencePort, database, log });
    services.push(close);
  }
  if (settings.query.embedded) {
    const { startQuery } = await import('#services/query/startQuery.ts');
    const { ensureToken } = await import('#services/query/import/token.ts');
    // The one place that chooses the engine.
    const { openPostgresEngine } = await import('#services/query/postgres/openPostgresEngine.ts');
    const engine = await openPostgresEngine({ database, facets, log });
    const importToken = ensureToken(settings.dataDir);
    const port = settings.queryPort;
    const { close } = await startQuery({ port, engine, facets, samples: sampleRecords, importToken, log });
    services.push(close);
  }
}
