import { serve } from '@hono/node-server';
import { type Context, Hono } from 'hono';
import type { Log } from '#services/log.ts';
import { type ContentAnswer, openContentFolder } from './contentFolder.ts';
import type { Pictures } from './pictures.ts';

export interface ContentOptions {
  /** The port on 127.0.0.1; 0 takes a free one. */
  readonly port: number;
  readonly log: Log;
  /** The folder with the JSON answers. */
  readonly responses: string;
  /** The pictures that the answers name; they are closed with the service. */
  readonly pictures: Pictures;
  /** The preference service that keeps what visitors send in forms; without one nothing can be sent. */
  readonly formsAt?: string;
}

export interface ContentService {
  /** `http://127.0.0.1:{port}`. */
  readonly origin: string;
  close(): Promise<void>;
}

/**
 * Starts the embedded content service, which speaks the content management system's contract (specification,
 * section 7): pages and media items, page sections, items by content id, and the pictures they name. It answers on
 * loopback only. Rejects when the port is taken.
 */
export async function startContent({
  port,
  log,
  responses,
  pictures,
  formsAt,
}: ContentOptions): Promise<ContentService> {
  const folder = await openContentFolder(responses, log);
  const app = new Hono();

  app.get('/upload_mm/:a/:b/:c/:name', async (c) => {
    const picture = await pictures.get(c.req.param('name'));
    if (!picture) return missing(c);
    const headers = { 'content-type': picture.type, 'cache-control': 'public, max-age=86400' };
    return c.body(Uint8Array.from(picture.bytes), 200, headers);
  });
  app.get('/:language', async (c) => {
    const id = c.req.query('contentid');
    return id ? answer(c, await folder.byContentId(c.req.param('language'), id)) : missing(c);
  });
  app.get('/:language/:cname/:path{.*}?', async (c) => {
    const path = (c.req.param('path') ?? '').replace(/\/+$/, '');
    if (/^paginasectie(?:\.htm)?$/i.test(path))
      return answer(c, await folder.section(c.req.query('pagesectionid') ?? ''));
    return answer(c, await folder.page(c.req.param('language'), c.req.param('cname'), path));
  });
  // A form of the CMS posts to the page it stands on.
  app.post('/:language/:cname/:path{.*}?', async (c) => {
    const { language, cname, path = '' } = c.req.param();
    const page = await folder.page(language, cname, path.replace(/\/+$/, ''));
    if (page.status !== 'found' || formsAt === undefined) return missing(c);
    return (await handOn(c.req.raw, `${formsAt}/api/forms?form=${encodeURIComponent(c.req.path)}`))
      ? json(c, 200, JSON.stringify({ status: 'sent' }))
      : json(c, 500, JSON.stringify({ error: 'the form could not be kept' }));
  });
  app.notFound(missing);
  app.onError((error, c) => {
    log('content.failed', { path: c.req.path, message: error.message });
    return json(c, 500, JSON.stringify({ error: 'internal error' }));
  });

  const server = await new Promise<ReturnType<typeof serve>>((resolve, reject) => {
    const started = serve({ fetch: app.fetch, hostname: '127.0.0.1', port }, () => resolve(started));
    started.once('error', reject);
  });
  const address = server.address();
  const bound = typeof address === 'object' && address ? address.port : port;
  const origin = `http://127.0.0.1:${bound}`;
  log('content.listening', { origin });
  return {
    origin,
    close: async () => {
      await new Promise<void>((resolve) => {
        server.close(() => resolve());
        if ('closeAllConnections' in server) server.closeAllConnections();
      });
      await pictures.close();
    },
  };
}

/** Sends a posted form on as it came. */
async function handOn(request: Request, address: string): Promise<boolean> {
  const headers = { 'content-type': request.headers.get('content-type') ?? '' };
  try {
    return (await fetch(address, { method: 'POST', headers, body: await request.arrayBuffer() })).ok;
  } catch {
    return false;
  }
}

function missing(c: Context): Response {
  return json(c, 404, JSON.stringify({ error: 'not found', path: c.req.path }));
}

function answer(c: Context, found: ContentAnswer): Response {
  switch (found.status) {
    case 'found':
      return json(c, 200, found.json);
    case 'missing':
      return missing(c);
    case 'broken':
      return json(c, 500, JSON.stringify({ error: 'broken content', file: found.file }));
  }
}

function json(c: Context, status: 200 | 404 | 500, body: string): Response {
  return c.body(body, status, { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-cache' });
}
