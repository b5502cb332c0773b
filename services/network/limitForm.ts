import type { MiddlewareHandler } from 'hono';

/**
 * So much beyond the limit is still read, and thrown away (bytes): whoever hands a form on has sent it before an answer
 * is looked for, and loses the connection when the rest is left unread.
 */
const readAway = 1024 * 1024;

/**
 * Reads forms of at most so many bytes, whose length may be known before or not: 413 beyond. Hono's own middleware makes
 * the request anew out of itself, which the requests of its server for Node do not allow.
 */
export function limitForm(maximumBytes: number): MiddlewareHandler {
  return async (c, next) => {
    const { method, url, headers, signal, body } = c.req.raw;
    if (method === 'GET' || method === 'HEAD' || !body) return next();
    const announced = headers.get('content-length');
    if (announced !== null && Number(announced) <= maximumBytes) return next();
    const chunks: Uint8Array[] = [];
    let size = 0;
    for await (const chunk of body) {
      size += chunk.length;
      if (size <= maximumBytes) chunks.push(chunk);
      else if (size > maximumBytes + readAway) break;
    }
    if (size > maximumBytes) return new Response('This is more than a form here may hold.', { status: 413 });
    c.req.raw = new Request(url, { method, headers, signal, body: Buffer.concat(chunks) });
    return next();
  };
}
