import type { MiddlewareHandler } from 'hono';

/**
 * Reads forms of at most so many bytes, whose length may be known before or not: 413 beyond. Hono's own middleware makes
 * the request anew out of itself, which the requests of its server for Node do not allow.
 */
export function limitForm(maximumBytes: number): MiddlewareHandler {
  const tooMuch = () => new Response('This is more than a form here may hold.', { status: 413 });
  return async (c, next) => {
    const { method, url, headers, signal, body } = c.req.raw;
    if (method === 'GET' || method === 'HEAD' || !body) return next();
    const announced = headers.get('content-length');
    if (announced !== null) return Number(announced) > maximumBytes ? tooMuch() : next();
    const chunks: Uint8Array[] = [];
    let size = 0;
    for await (const chunk of body) {
      size += chunk.length;
      if (size > maximumBytes) return tooMuch();
      chunks.push(chunk);
    }
    c.req.raw = new Request(url, { method, headers, signal, body: Buffer.concat(chunks) });
    return next();
  };
}
