import { resolve } from 'node:path';
import process from 'node:process';
import { pathToFileURL } from 'node:url';
import { readBuiltAssets } from '#server/document/builtAssets.ts';
import { listen } from '#server/listen.ts';
import { createLog } from '#server/log.ts';
import { portletTheme } from '#server/sites/portletDirectory.ts';
import { readPortlets } from '#sites/portlets/readPortlets.ts';
import { readSites } from '#sites/readSites.ts';
import { ensureDataFolder } from './dataFolder.ts';
import { type Stop, startEmbeddedServices } from './embeddedServices.ts';
import { countForOperators } from './management/countForOperators.ts';
import { joinSideBySide } from './sideBySide.ts';
import { siteAddresses } from './siteAddresses.ts';
import { readStartSettings } from './startSettings.ts';
import { traceRequests } from './traceRequests.ts';
import { tryToListen } from './tryToListen.ts';
import { runUntilStopped } from './untilStopped.ts';

const built = resolve(import.meta.dirname, '..', 'dist');

/** The server as it was built; it takes a while to load. */
function loadServer(): Promise<typeof import('#server/portal.ts')> {
  return import(pathToFileURL(resolve(built, 'server', 'portal.js')).href);
}

/** Where errors of the server go besides the log. */
async function errorReports(dsn: string | undefined) {
  return dsn === undefined ? undefined : (await loadServer()).createServerReports(dsn);
}

/** Runs until a signal ends it: running requests first, then what they need. */
export async function servePortal(): Promise<void> {
  await runUntilStopped(start);
}

async function start(running: Stop[]): Promise<string> {
  // React is several times slower with its development checks, which nobody sees here.
  process.env.NODE_ENV ??= 'production';
  const settings = readStartSettings();
  const place = {
    port: settings.port,
    ...(settings.listenAddress !== undefined && { host: settings.listenAddress }),
  };
  await tryToListen(place);
  await ensureDataFolder(settings.dataDir);
  const logFields = await traceRequests(settings, running);
  const log = createLog(settings.logLevel, await errorReports(settings.sentryDsn), logFields);
  // Before anything is made that tells of itself.
  await countForOperators(settings, log, running);
  const sites = await readSites();
  const files = resolve(built, 'client');
  const themes = [...sites.map(({ id }) => id), ...(await readPortlets()).map(({ domain }) => portletTheme(domain))];
  const assets = await readBuiltAssets(files, themes);
  const { mounts, notes, onContentChange, onRecordsChange, queryToken, presence } = await startEmbeddedServices(
    { settings, sites, assets, log },
    running,
  );
  const { createPortal } = await loadServer();
  const shared = await joinSideBySide(settings, log, running);
  const listening = await listen(
    await createPortal({
      settings,
      assets,
      files,
      log,
      mounts,
      onContentChange,
      onRecordsChange,
      presence,
      ...shared,
      queryToken: settings.queryToken ?? queryToken,
    }),
    { ...place, drainSeconds: settings.drainSeconds },
  );
  running.push(listening.stop);
  return `\nThe portal is ready:\n\n${siteAddresses(sites, settings)}\n\n${notes.map((note) => `${note}\n\n`).join('')}Stop it with Ctrl+C.\n\n`;
}
