import { Hono } from 'hono';
import type { Assets } from '../document/assets.ts';
import { textReply } from '../http/plainReply.ts';
import { resourceHeaders } from '../http/securityHeaders.ts';
import type { Feature, FeatureRoutes } from '../request/feature.ts';
import { listStaticFiles, noFiles } from './staticFiles.ts';

interface FileOptions {
  /** Folder of the built front end; none where another server has its files. */
  readonly directory: string | undefined;
  readonly assets: Assets;
}

/** The files of the built front end, and the icons that browsers ask for by habit. */
export async function createFileFeature({ directory, assets }: FileOptions): Promise<Feature> {
  const files = directory === undefined ? noFiles : await listStaticFiles(directory);
  const routes: FeatureRoutes = new Hono();
  routes.use(async ({ env }, next) => {
    if (!files.has(env.pathname)) return next();
    env.trace.route = 'file';
    return (await files.load(env.pathname)).respond(env.request);
  });
  for (const path of ['/favicon.ico', '/favicon.svg']) {
    routes.get(path, ({ env }) => logoReply(assets.logo(env.site.id)));
  }
  routes.all('/assets/*', () => textReply(404, 'There is nothing at this address.'));
  return { routes };
}

function logoReply(location: string): Response {
  const headers = { ...resourceHeaders, location, 'cache-control': 'public, max-age=3600', 'content-length': '0' };
  return new Response(null, { status: 302, headers });
}
