import { createMiddleware } from 'hono/factory';
import { sharedResourceHeaders } from './securityHeaders.ts';

const readable = {
  'access-control-allow-origin': sharedResourceHeaders['access-control-allow-origin'],
  // Of the headers that matter to a caller, pages of others are shown those alone that are named.
  'access-control-expose-headers': 'Content-Disposition, RateLimit, RateLimit-Policy, Retry-After',
  'cross-origin-resource-policy': sharedResourceHeaders['cross-origin-resource-policy'],
};

/** Lets scripts of any page read all answers at an address, refusals as well: for what is public and reads no cookie. */
export const openToPages = createMiddleware(async (c, next) => {
  await next();
  for (const [name, value] of Object.entries(readable)) c.res.headers.set(name, value);
});
