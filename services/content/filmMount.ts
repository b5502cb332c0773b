import { serveStatic } from '@hono/node-server/serve-static';
import { Hono } from 'hono';

/** Part of the portal's address space that the embedded content answers. */
export interface FilmMount {
  readonly paths: readonly string[];
  fetch(request: Request): Response | Promise<Response>;
}

const path = '/films';

/**
 * The films of a folder, which the embedded content names. Browsers play them from the portal itself, which is the only origin of ours that
 * they can reach; ranges are answered, without which some play nothing.
 */
export function createFilmMount(folder: string): FilmMount {
  const app = new Hono();
  app.use(`${path}/*`, async (c, next) => {
    await next();
    // The one kind of file here that Hono's own list lacks.
    if (c.res.ok && c.req.path.endsWith('.vtt')) c.header('content-type', 'text/vtt; charset=utf-8');
    c.header('cache-control', c.res.ok ? 'public, max-age=86400' : 'no-store');
    c.header('x-content-type-options', 'nosniff');
    c.header('cross-origin-resource-policy', 'same-origin');
  });
  app.get(
    `${path}/*`,
    serveStatic({
      root: folder,
      rewriteRequestPath: (name) => name.slice(path.length),
    }),
  );
  return { paths: [path], fetch: (request) => app.fetch(request) };
}
