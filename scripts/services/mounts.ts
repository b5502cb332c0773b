import { randomBytes, timingSafeEqual } from 'node:crypto';
import { Hono } from 'hono';
import { Pool } from 'undici';
import type { Mount } from '#server/answerRequests.ts';
import { readBytes } from '#server/posts/readBytes.ts';
import { listenOnLoopback } from '#services/network/listenOnLoopback.ts';

/** Where mounts are answered that run in another process. */
export interface PlacedMount {
  /** `http://127.0.0.1:{port}`. */
  readonly origin: string;
  /** What the portal shows: other programs of this machine are not the portal. */
  readonly secret: string;
  readonly mounts: readonly Pick<Mount, 'paths' | 'site'>[];
}

const headers = { secret: 'x-portal-secret', host: 'x-portal-host', network: 'x-portal-network' };

/** What belongs to one connection, and is not handed on. */
const ofConnection = ['connection', 'keep-alive', 'transfer-encoding', 'upgrade', 'expect', 'te', 'trailer'];

/** Answers for mounts on a port of their own, to the portal alone. */
export async function serveMounts(
  mounts: readonly Mount[],
): Promise<{ placed: PlacedMount; close: () => Promise<void> }> {
  const secret = randomBytes(32).toString('base64url');
  const app = new Hono();
  app.all('*', async ({ req }) => {
    const { pathname } = new URL(req.url);
    const shown = Buffer.from(req.header(headers.secret) ?? '');
    const isPortal = shown.length === secret.length && timingSafeEqual(shown, Buffer.from(secret));
    const mount = mounts.find(({ paths }) =>
      paths.some((path) => pathname === path || pathname.startsWith(`${path}/`)),
    );
    if (!isPortal || mount === undefined) return new Response(null, { status: 404 });
    const visitor = { host: req.header(headers.host) ?? '', network: req.header(headers.network) ?? '' };
    return mount.fetch(req.raw, visitor);
  });
  const { origin, close } = await listenOnLoopback(app, { port: 0 });
  return {
    placed: { origin, secret, mounts: mounts.map(({ paths, site }) => ({ paths, ...(site && { site }) })) },
    close,
  };
}

/** More than any mount reads of a body (bytes). */
const mostBytes = 64 * 1024;

/** A request that says nothing of a body has none: an empty one would be handed on in chunks. */
function announcesBody({ headers: said }: Request): boolean {
  return said.has('content-length') || said.has('transfer-encoding');
}

/**
 * The mounts of another process in the portal's address space. What they answer is read whole: these are pages and
 * tokens.
 *
 * @param placed where they are now; after a restart that is another place
 */
export function remoteMounts(placed: () => PlacedMount): { mounts: Mount[]; close: () => Promise<void> } {
  let connection: { readonly origin: string; readonly pool: Pool } | undefined;
  const poolOf = (origin: string): Pool => {
    if (connection?.origin !== origin) {
      void connection?.pool.close();
      connection = { origin, pool: new Pool(origin, { connections: 32 }) };
    }
    return connection.pool;
  };
  const fetch: Mount['fetch'] = async (request, { host, network }) => {
    const { origin, secret } = placed();
    const url = new URL(request.url);
    const said = new Headers(request.headers);
    for (const name of ofConnection) said.delete(name);
    // Whole: who answers before all of it is there may hang up on the rest, and then nothing of the answer would be heard.
    const sent = announcesBody(request) && request.body ? await readBytes(request.body, mostBytes) : null;
    if (sent === undefined) return new Response('This is more than a form here may hold.', { status: 413 });
    const answer = await poolOf(origin).request({
      path: url.pathname + url.search,
      method: request.method,
      headers: {
        ...Object.fromEntries(said),
        host: url.host,
        [headers.secret]: secret,
        [headers.host]: host,
        [headers.network]: network,
      },
      body: sent,
      signal: request.signal,
    });
    const heard = new Headers();
    for (const [name, value] of Object.entries(answer.headers)) {
      if (value === undefined || ofConnection.includes(name)) continue;
      for (const one of [value].flat()) heard.append(name, one);
    }
    const body = await answer.body.arrayBuffer();
    return new Response(body.byteLength > 0 ? body : null, { status: answer.statusCode, headers: heard });
  };
  return {
    mounts: placed().mounts.map((mount) => ({ ...mount, fetch })),
    close: async () => connection?.pool.close(),
  };
}
