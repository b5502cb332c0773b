import { resolve } from 'node:path';
import process from 'node:process';
import { pathToFileURL } from 'node:url';
import { readBuiltAssets } from '#server/document/builtAssets.ts';
import { listen } from '#server/listen.ts';
import { createLog, type Log } from '#server/log.ts';
import { readSettings, type Settings, SettingsError } from '#server/settings.ts';
import { createSiteDirectory } from '#server/sites/siteDirectory.ts';
import { readSites } from '#sites/readSites.ts';

/*
 * Runs the built portal: reads the settings, starts the embedded services that no address replaces, puts the portal on
 * the network and says where. SIGINT and SIGTERM stop all of it, running requests first.
 */

const built = resolve(import.meta.dirname, '..', 'dist');

/** Something that runs and has to be stopped. */
type Stop = () => Promise<void>;

async function startServices(settings: Settings, log: Log, running: Stop[]): Promise<void> {
  const { dataDir } = settings;
  const report = (event: string, fields: Record<string, unknown> = {}) => log.info({ event, ...fields });
  const starts: Promise<void>[] = [];
  if (settings.cms.embedded) {
    const { startContent } = await import('#services/content/startContent.ts');
    starts.push(
      startContent({ port: settings.contentPort, dataDir, log: report }).then(({ close }) => void running.push(close)),
    );
  }
  if (settings.query.embedded) {
    const { startQuery } = await import('#services/query/startQuery.ts');
    starts.push(
      startQuery({ port: settings.queryPort, dataDir, log: report }).then(({ close }) => void running.push(close)),
    );
  }
  const failed = (await Promise.allSettled(starts)).find((result) => result.status === 'rejected');
  if (failed) throw failed.reason;
}

async function startPortal(settings: Settings, log: Log, running: Stop[]): Promise<string[]> {
  const sites = await readSites();
  const client = resolve(built, 'client');
  const assets = await readBuiltAssets(
    client,
    sites.map(({ id }) => id),
  );
  const { createPortal }: typeof import('#server/portal.ts') = await import(
    pathToFileURL(resolve(built, 'server', 'portal.js')).href
  );
  const portal = await createPortal({ settings, assets, files: client, log });
  const listening = await listen(portal, { port: settings.port });
  running.push(listening.stop);
  const { planSites } = createSiteDirectory(sites, settings);
  return planSites.map(({ title, origin }) => `  ${title.padEnd(28)} ${origin}`);
}

async function main(): Promise<void> {
  // React is several times slower with its development checks, which nobody sees here.
  process.env.NODE_ENV ??= 'production';
  const settings = readSettings(process.env);
  const log = createLog(settings.logLevel);
  const running: Stop[] = [];
  let stopping: Promise<void> | undefined;
  // The portal was started last and stops first: its running requests still need the services.
  const stopAll = async () => {
    for (const stop of running.reverse()) await stop();
  };
  const stop = () => {
    stopping ??= stopAll();
    return stopping;
  };
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => {
      void stop().then(() => process.exit(0));
    });
  }
  try {
    await startServices(settings, log, running);
    const addresses = await startPortal(settings, log, running);
    process.stdout.write(`\nThe portal is ready:\n\n${addresses.join('\n')}\n\nStop it with Ctrl+C.\n\n`);
  } catch (error) {
    await stop();
    throw error;
  }
}

main().catch((error: unknown) => {
  const isExpected = error instanceof SettingsError;
  process.stderr.write(`\n${isExpected ? error.message : `The portal could not start: ${reasonOf(error)}`}\n`);
  process.exitCode = 1;
});

function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const code = 'code' in error ? error.code : undefined;
  if (code === 'EADDRINUSE') return `${error.message}. Stop what runs there, or set PORT to another one.`;
  return error.stack ?? error.message;
}
