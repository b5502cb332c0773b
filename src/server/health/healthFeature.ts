import { Hono } from 'hono';
import { pageAddress, shellAddress } from '#app/api/addresses.ts';
import type { RenderApp } from '#app/entry-server.tsx';
import { version } from '../../../package.json';
import type { CallOutcome } from '../calls/jsonClient.ts';
import type { Services } from '../calls/services.ts';
import type { Events } from '../events.ts';
import { noStore } from '../http/cacheControl.ts';
import { resourceHeaders } from '../http/securityHeaders.ts';
import type { Feature, FeatureRoutes } from '../request/feature.ts';
import type { ServedSite } from '../sites/siteDirectory.ts';

interface HealthOptions {
  readonly services: Services;
  readonly renderApp: RenderApp;
  /** The site that is rendered for proof. */
  readonly main: ServedSite;
  readonly events: Events;
  /**
   * Whether what runs beside the portal and is not asked here is there, by its name. Words say that it is not all there,
   * and that the portal goes on without.
   */
  readonly presence?: (() => Readonly<Record<string, boolean | string>>) | undefined;
  /** Whether the portal is about to stop. */
  readonly isLeaving: () => boolean;
}

/** Load balancers ask them with `OPTIONS`, too, unless they are told otherwise (HAProxy's `option httpchk`). */
export const healthPaths: readonly string[] = ['/healthz', '/readyz'];

const methods = ['GET', 'OPTIONS'];

/**
 * - `GET /healthz`: the process answers; with its version and the events it counted
 * - `GET /readyz`: 200 when the CMS and the query service answer, a document can be rendered and the services beside the
 *   portal are there, else 503; names each. `status` is `reduced` while the portal goes on without something, and
 *   `leaving`, with 503 and without asking anybody, once it is about to stop
 */
export function createHealthFeature({
  services,
  renderApp,
  main,
  events,
  presence,
  isLeaving,
}: HealthOptions): Feature {
  const { cms, query } = services;
  const health: FeatureRoutes = new Hono();

  health.on(methods, '/healthz', () => reply(200, { status: 'ok', version, events: events.totals }));

  health.on(methods, '/readyz', async () => {
    if (isLeaving()) return reply(503, { status: 'leaving' });
    const home = new URL(main.variant.site.home).pathname;
    const [cmsState, queryState, documentState] = await Promise.all([
      cms.get(home).then(stateOf),
      query.get(`/${encodeURIComponent(main.variant.api.gkz_scope)}/filters`).then(stateOf),
      canRender(renderApp, main),
    ]);
    const asked = { cms: cmsState, query: queryState, document: documentState };
    const present = Object.entries(presence?.() ?? {});
    const checks = { ...asked, ...Object.fromEntries(present.map(([name, state]) => [name, wordOf(state)])) };
    const isReady = Object.values(asked).every((state) => state === 'ok') && present.every(([, state]) => state);
    const isWhole = Object.values(checks).every((state) => state === 'ok');
    return reply(isReady ? 200 : 503, { status: isReady ? (isWhole ? 'ok' : 'reduced') : 'failing', checks });
  });

  return { routes: health };
}

function reply(status: number, body: object): Response {
  return Response.json(body, { status, headers: { ...resourceHeaders, 'cache-control': noStore } });
}

function wordOf(state: boolean | string): string {
  if (typeof state === 'string') return state;
  return state ? 'ok' : 'missing';
}

/** A service that answers anything below 500 is there. */
function stateOf(outcome: CallOutcome): string {
  const isThere = outcome.kind === 'object' || (outcome.kind === 'status' && outcome.status < 500);
  return isThere ? 'ok' : outcome.kind;
}

async function canRender(renderApp: RenderApp, site: ServedSite): Promise<string> {
  const { language, origin, title } = site.plan;
  const failed = { state: 'error' } as const;
  try {
    await renderApp({
      site: {
        id: site.id,
        title,
        language,
        origin,
        searchPlaceholder: '',
        interactive: false,
        logo: { src: '/', width: 1, height: 1 },
      },
      language,
      url: '/error',
      responses: {
        [pageAddress('/error')]: { status: 500, plan: null },
        [shellAddress(language)]: { menu: failed, footer: failed, legal: failed },
      },
      crashed: [],
    });
    return 'ok';
  } catch {
    return 'failing';
  }
}
