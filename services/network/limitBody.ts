import type { MiddlewareHandler } from 'hono';
import { bodyLimit } from 'hono/body-limit';

/** Methods whose requests say nothing besides their address. */
const bodyless = new Set(['GET', 'HEAD', 'DELETE', 'OPTIONS']);

/** Reads bodies of at most so many bytes, whose length is known before: 411 without it, 413 beyond. */
export function limitBody(maximumBytes: number): MiddlewareHandler {
  const mend = `at most ${maximumBytes} bytes`;
  const limit = bodyLimit({
    maxSize: maximumBytes,
    onError: () => Response.json({ error: { parameter: 'body', mend } }, { status: 413 }),
  });
  return async (c, next) => {
    if (bodyless.has(c.req.method)) return next();
    if (c.req.header('content-length') === undefined) {
      return Response.json(
        { error: { parameter: 'content-length', mend: 'say how long the body is' } },
        { status: 411 },
      );
    }
    return limit(c, next);
  };
}
