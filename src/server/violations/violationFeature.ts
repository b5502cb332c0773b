import { Hono } from 'hono';
import { LRUCache } from 'lru-cache';
import type { Events } from '../events.ts';
import { noStore } from '../http/cacheControl.ts';
import { textReply } from '../http/plainReply.ts';
import { resourceHeaders, violationsPath } from '../http/securityHeaders.ts';
import type { Limits } from '../limits/limits.ts';
import type { Log } from '../log.ts';
import { readBytes } from '../posts/readBytes.ts';
import type { Feature, FeatureRoutes } from '../request/feature.ts';
import { readViolations } from './readViolations.ts';

interface ViolationOptions {
  readonly limits: Limits;
  readonly events: Events;
  readonly log: Log;
}

/** Browsers send a handful at once. */
const maximumBytes = 32 * 1024;

/**
 * `POST /api/violations`: what a document tried that its policy forbids, as browsers tell it. All are counted
 * (`/healthz`); of each kind one an hour is logged, as an extension in one visitor's browser would fill the log.
 */
export function createViolationFeature({ limits, events, log }: ViolationOptions): Feature {
  const routes: FeatureRoutes = new Hono();
  const told = new LRUCache<string, true>({ max: 200, ttl: 60 * 60 * 1000 });

  routes.post(violationsPath, ({ env, req }) =>
    limits.run('violation', env, async () => {
      const body = await readBytes(req.raw.body ?? emptyBody(), maximumBytes);
      if (body === undefined) return textReply(413, 'These reports are too long.');
      for (const violation of readViolations(body.toString('utf8'))) {
        events.violated();
        const kind = `${env.site.id} ${violation.directive} ${violation.blocked}`;
        if (told.has(kind)) continue;
        told.set(kind, true);
        log.warn({ event: 'policy.violated', site: env.site.id, ...violation });
      }
      return new Response(null, { status: 204, headers: { ...resourceHeaders, 'cache-control': noStore } });
    }),
  );

  return { routes };
}

async function* emptyBody(): AsyncGenerator<Uint8Array> {}
