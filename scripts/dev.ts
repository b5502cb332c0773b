import { globSync } from 'node:fs';
import { createServer } from 'node:http';
import { resolve } from 'node:path';
import { getRequestListener } from '@hono/node-server';
import { createServer as createVite, type ViteDevServer } from 'vite';
import type { Portal, PortalOptions } from '#server/composePortal.ts';
import type { Assets } from '#server/document/assets.ts';
import { createLog } from '#server/log.ts';
import { readSites } from '#sites/readSites.ts';
import { ensureDataFolder } from './dataFolder.ts';
import { startEmbeddedServices } from './embeddedServices.ts';
import { siteAddresses } from './siteAddresses.ts';
import { readStartSettings } from './startSettings.ts';
import { runUntilStopped } from './untilStopped.ts';

/*
 * Runs the portal from its sources: a change shows at once, in the browser without a reload where React can, and on the
 * server with the next request. Pages are never kept.
 */

const root = resolve(import.meta.dirname, '..');

/** React's hot reloading has to be in place before any component; Vite's own documents would bring it. */
const refreshPreamble = `<script type="module">
import { injectIntoGlobalHook } from '/@react-refresh';
injectIntoGlobalHook(window);
window.$RefreshReg$ = () => {};
window.$RefreshSig$ = () => (type) => type;
</script>
<script type="module" src="/@vite/client"></script>
`;

/** Sources instead of built files. Components' own styles come with scripts; linked as well, the first paint has them. */
const developmentAssets: Assets = {
  head: refreshPreamble,
  clientEntry: '/src/app/entry-client.tsx',
  beforePaint: '/src/app/before-paint.ts',
  stylesheets: (siteId) => [
    '/src/app/app.css',
    ...globSync('src/design-system/components/**/*.css', { cwd: root }).map((file) => `/${file}`),
    `/sites/${siteId}/site.css`,
  ],
  fonts: () => [],
  logo: (siteId) => `/sites/${siteId}/logo.svg`,
  inline: () => undefined,
  view: () => ({ scripts: [], stylesheets: [] }),
};

/** Gives the portal made from the sources as they are now. */
function portalFromSources(vite: ViteDevServer, options: Omit<PortalOptions, 'renderApp'>): () => Promise<Portal> {
  let made: { readonly module: unknown; readonly portal: Promise<Portal> } | undefined;
  return async () => {
    const module = await vite.ssrLoadModule('/src/server/portal.ts');
    if (made?.module !== module) {
      const old = made;
      made = { module, portal: module.createPortal(options) };
      await old?.portal.then((portal) => portal.close());
    }
    return made.portal;
  };
}

await runUntilStopped(async (running) => {
  const settings = { ...readStartSettings(), pageCacheSeconds: 0 };
  await ensureDataFolder(settings.dataDir);
  const log = createLog(settings.logLevel);
  const sites = await readSites();
  const { mounts, notes, presence } = await startEmbeddedServices(
    { settings, sites, assets: developmentAssets, log },
    running,
  );

  const server = createServer();
  const vite = await createVite({
    root,
    appType: 'custom',
    server: { middlewareMode: true, hmr: { server }, allowedHosts: true },
  });
  running.push(() => vite.close());
  const currentPortal = portalFromSources(vite, { settings, assets: developmentAssets, log, mounts, presence });
  const answer = getRequestListener(async (request) => {
    const portal = await currentPortal();
    const response = await portal.fetch(request);
    // The development client needs inline scripts and a socket, which the portal's policy forbids.
    response.headers.delete('content-security-policy');
    return response;
  });
  server.on('request', (request, response) =>
    vite.middlewares(request, response, () => void answer(request, response)),
  );
  await new Promise<void>((done, fail) => server.once('error', fail).listen(settings.port, done));
  running.push(
    () =>
      new Promise((done) => {
        server.close(() => done());
        server.closeAllConnections();
      }),
  );
  return `\nThe portal runs from its sources:\n\n${siteAddresses(sites, settings)}\n\n${notes.map((note) => `${note}\n\n`).join('')}Stop it with Ctrl+C.\n\n`;
});
