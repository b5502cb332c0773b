import { mkdir, mkdtemp, readFile, rm } from 'node:fs/promises';
import { resolve } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { build, type InlineConfig, type Plugin } from 'vite';
import { readBuiltAssets } from '#server/document/builtAssets.ts';
import { listen } from '#server/listen.ts';
import { createLog } from '#server/log.ts';
import { readSettings } from '#server/settings/readSettings.ts';
import { readSites } from '#sites/readSites.ts';
import { repository } from './processes.ts';

/*
 * Runs a portal whose parts fail: the repository's own build with some modules exchanged, in a folder that goes when the
 * process ends. Takes the portal's settings; all services have to be elsewhere.
 */

process.env.NODE_ENV = 'production';

/** What stands in for what, by the ends of their paths. */
const exchanged = new Map([
  ['/src/templates/elements/tiles/TilesElement.tsx', import.meta.resolve('./crashingTiles.tsx')],
  ['/src/templates/pages/team/TeamPage.tsx', import.meta.resolve('./crashingTeam.tsx')],
  ['/src/design-system/components/ErrorNotice/ErrorNotice.tsx', import.meta.resolve('./crashingErrorNotice.tsx')],
]);

const crashingParts: Plugin = {
  name: 'crashing-parts',
  enforce: 'pre',
  async load(id) {
    const standIn = [...exchanged].find(([path]) => id.endsWith(path))?.[1];
    return standIn === undefined ? undefined : readFile(fileURLToPath(standIn), 'utf8');
  },
};

const cache = resolve(repository, '.cache');
await mkdir(cache, { recursive: true });
// Inside the repository: the server's build finds its packages from there.
const folder = await mkdtemp(resolve(cache, 'crash-'));
const buildInto = (name: 'client' | 'server'): InlineConfig => ({
  root: repository,
  configFile: resolve(repository, 'vite.config.ts'),
  logLevel: 'error',
  plugins: [crashingParts],
  build: { outDir: resolve(folder, name), ...(name === 'server' ? { ssr: true } : {}) },
});
await build(buildInto('client'));
await build(buildInto('server'));

const settings = readSettings(process.env);
const sites = await readSites();
const client = resolve(folder, 'client');
const assets = await readBuiltAssets(
  client,
  sites.map(({ id }) => id),
);
const { createPortal, createServerReports }: typeof import('#server/portal.ts') = await import(
  pathToFileURL(resolve(folder, 'server', 'portal.js')).href
);
const { sentryDsn } = settings;
const log = createLog(settings.logLevel, sentryDsn === undefined ? undefined : await createServerReports(sentryDsn));
const portal = await createPortal({ settings, assets, files: client, log });
const listening = await listen(portal, { port: settings.port });
process.once('SIGTERM', () => {
  void listening.stop().then(async () => {
    await rm(folder, { recursive: true, force: true });
    process.exit(0);
  });
});
process.stdout.write('The portal is ready\n');
