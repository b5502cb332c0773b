import { Hono } from 'hono';
import { matchedRoutes } from 'hono/route';
import { DatabaseUnavailable } from '#services/database/database.ts';
import type { Log } from '#services/log.ts';
import { limitBody } from '#services/network/limitBody.ts';
import type { PersonEnv } from './access/personGate.ts';

/** A form with its files; the portal has limited each of them before. */
const maximumBytes = 16 * 1024 * 1024;

interface Parts {
  /** Resolves when the database answers. */
  readonly check: () => Promise<unknown>;
  /** Calls below `/api`. */
  readonly calls: readonly Hono<PersonEnv>[];
  readonly log: Log;
}

/**
 * The calls of the preference service: those of forms are in `forms/`, of newsletters in `newsletter/`, of people in
 * `people/`; and `GET /healthz` → 200 while the database answers, else 503.
 */
export function createPreferenceApi({ check, calls, log }: Parts): Hono {
  const api = new Hono();

  api.get('/healthz', async () => {
    try {
      await check();
      return Response.json({ status: 'ok' });
    } catch (error) {
      return Response.json({ status: 'failing', reason: String(error) }, { status: 503 });
    }
  });

  api.use('/api/*', limitBody(maximumBytes));
  for (const each of calls) api.route('/api', each);

  api.notFound(() => Response.json({ error: 'not found' }, { status: 404 }));
  api.onError((error, c) => {
    // As it is registered: an address names a list, an item or a comment.
    const path = matchedRoutes(c).findLast((route) => !route.path.endsWith('*'))?.path ?? '';
    if (error instanceof DatabaseUnavailable) {
      log('preference.unavailable', { path, reason: error.message });
      const headers = { 'retry-after': String(error.retryAfter) };
      return Response.json({ error: 'try again' }, { status: 503, headers });
    }
    log('preference.failed', { path, message: error.message });
    return Response.json({ error: 'internal error' }, { status: 500 });
  });
  return api;
}
