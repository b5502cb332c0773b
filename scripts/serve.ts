import { resolve } from 'node:path';
import process from 'node:process';
import { pathToFileURL } from 'node:url';
import { readBuiltAssets } from '#server/document/builtAssets.ts';
import { listen } from '#server/listen.ts';
import { createLog } from '#server/log.ts';
import { readSettings } from '#server/settings/readSettings.ts';
import { portletTheme } from '#server/sites/portletDirectory.ts';
import { readPortlets } from '#sites/portlets/readPortlets.ts';
import { readSites } from '#sites/readSites.ts';
import packageJson from '../package.json' with { type: 'json' };
import { startEmbeddedServices } from './embeddedServices.ts';
import { shareRates } from './shareRates.ts';
import { siteAddresses } from './siteAddresses.ts';
import { runUntilStopped } from './untilStopped.ts';

/*
 * Runs the built portal: reads the settings, starts the embedded services that no address replaces, puts the portal on
 * the network and says where. SIGINT and SIGTERM stop all of it, running requests first.
 */

const built = resolve(import.meta.dirname, '..', 'dist');

/** Where errors of the server go besides the log; the service's code is loaded only where there is one. */
async function errorReports(dsn: string | undefined): Promise<((error: unknown) => void) | undefined> {
  if (dsn === undefined) return undefined;
  const { createErrorReports } = await import('#app/telemetry/errorReports.ts');
  return createErrorReports({ dsn, release: packageJson.version, tags: { side: 'server' } });
}

await runUntilStopped(async (running) => {
  // React is several times slower with its development checks, which nobody sees here.
  process.env.NODE_ENV ??= 'production';
  const settings = readSettings(process.env);
  const log = createLog(settings.logLevel, await errorReports(settings.sentryDsn));
  const sites = await readSites();
  const files = resolve(built, 'client');
  const themes = [...sites.map(({ id }) => id), ...(await readPortlets()).map(({ domain }) => portletTheme(domain))];
  const assets = await readBuiltAssets(files, themes);
  const { mounts, notes, onContentChange, queryToken, presence } = await startEmbeddedServices(
    { settings, sites, assets, log },
    running,
  );
  const { createPortal }: typeof import('#server/portal.ts') = await import(
    pathToFileURL(resolve(built, 'server', 'portal.js')).href
  );
  const makeRate = await shareRates(settings, log, running);
  const listening = await listen(
    await createPortal({
      settings,
      assets,
      files,
      log,
      mounts,
      onContentChange,
      makeRate,
      presence,
      queryToken: settings.queryToken ?? queryToken,
    }),
    {
      port: settings.port,
      ...(settings.listenAddress !== undefined && { host: settings.listenAddress }),
    },
  );
  running.push(listening.stop);
  return `\nThe portal is ready:\n\n${siteAddresses(sites, settings)}\n\n${notes.map((note) => `${note}\n\n`).join('')}Stop it with Ctrl+C.\n\n`;
});
