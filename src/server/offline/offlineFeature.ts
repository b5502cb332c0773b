import { hash } from 'node:crypto';
import { Hono } from 'hono';
import { noIndex } from '../http/cacheControl.ts';
import { Reply } from '../http/Reply.ts';
import { resourceHeaders } from '../http/securityHeaders.ts';
import type { Feature, FeatureRoutes } from '../request/feature.ts';
import type { Settings } from '../settings/settings.types.ts';
import type { ServedSite } from '../sites/siteDirectory.ts';
import { offlinePage } from './offlinePage.ts';
import offlineWorker from './offlineWorker.js?raw';
import retiredWorker from './retiredWorker.js?raw';

interface Replies {
  readonly page: Reply;
  readonly worker: Reply;
}

/**
 * - `GET /sw.js`: the worker that keeps the offline page; with `SERVICE_WORKER=off` one that takes it away again
 * - `GET /offline.html`: the page it keeps, one for each site
 */
export function createOfflineFeature({ serviceWorker }: Pick<Settings, 'serviceWorker'>): Feature {
  const routes: FeatureRoutes = new Hono();
  const replies = new Map<string, Replies>();
  const repliesOf = (site: ServedSite): Replies => {
    const known = replies.get(site.id) ?? makeReplies(site, serviceWorker);
    replies.set(site.id, known);
    return known;
  };
  routes.get('/sw.js', ({ env }) => repliesOf(env.site).worker.respond(env.request));
  routes.get('/offline.html', ({ env }) => repliesOf(env.site).page.respond(env.request));
  return { routes };
}

function makeReplies(site: ServedSite, serviceWorker: Settings['serviceWorker']): Replies {
  const { html, policy } = offlinePage(site);
  const revision = hash('sha1', html + policy, 'base64url');
  const script = serviceWorker === 'on' ? `const revision = '${revision}';\n${offlineWorker}` : retiredWorker;
  const headers = { ...resourceHeaders, 'cache-control': 'no-cache', ...noIndex };
  return {
    page: new Reply(html, {
      status: 200,
      contentType: 'text/html; charset=utf-8',
      headers: { ...headers, 'content-security-policy': policy },
      compression: 'kept',
    }),
    worker: new Reply(script, {
      status: 200,
      contentType: 'text/javascript; charset=utf-8',
      // A worker is held to the policy it came with: it fetches, and nothing else.
      headers: { ...headers, 'content-security-policy': "default-src 'none'; connect-src 'self'" },
      compression: 'kept',
    }),
  };
}
