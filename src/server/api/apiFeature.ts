import { Hono } from 'hono';
import { languageOf } from '#languages/languages.ts';
import type { Content } from '../content/content.ts';
import { siteKey } from '../content/contentKeys.ts';
import { answerJson } from '../http/answerJson.ts';
import { cachingHeaders, forAMoment, noStore } from '../http/cacheControl.ts';
import { textReply, visitorLeft } from '../http/plainReply.ts';
import { Reply } from '../http/Reply.ts';
import { resourceHeaders, sharedResourceHeaders } from '../http/securityHeaders.ts';
import type { Limits } from '../limits/limits.ts';
import { networkOf } from '../limits/networkOf.ts';
import type { Feature, FeatureRoutes } from '../request/feature.ts';
import type { RequestContext } from '../request/requestContext.ts';
import { askedSearch } from '../search/askedSearch.ts';
import type { Search } from '../search/search.ts';
import type { PortletDirectory } from '../sites/portletDirectory.ts';

interface ApiOptions {
  readonly content: Pick<Content, 'loadPage' | 'loadShell'>;
  readonly search: Search;
  readonly portlets: PortletDirectory;
  readonly limits: Limits;
  readonly cacheControl: string;
}

/**
 * The portal's own API, the only one the browser calls:
 * - `GET /api/page?path=&language=` → `PageResponse`, with the page's status
 * - `GET /api/shell?language=` → `ShellResponse`
 * - `GET /api/search?term=&language=&portlet=&by=&…` → `SearchResponse`; 503 when the search failed. `by` is
 *   `author:{id}` or `organisation:{id}`: then there is no term
 * - `GET /api/values?facet=&find=&term=&…` → `ValuesResponse`: the values of one filter within that search
 * - `GET /api/map?view=&zoom=&term=&…` → `MapResponse`: what a map shows of that search
 * - `GET /api/suggest?q=&language=&portlet=` → `SuggestResponse`, an empty one where nothing can be had
 */
export function createApiFeature(options: ApiOptions): Feature {
  const { content, search, portlets, limits, cacheControl } = options;
  const { loadPage, loadShell } = content;
  const { loadSearch, loadValues, loadClusters, loadSuggestions } = search;
  const api: FeatureRoutes = new Hono();
  const replies = new WeakMap<object, Reply>();

  /** The same answer object is made bytes of once. */
  const respond = (
    answer: object,
    status: number,
    { request, site }: RequestContext,
    headers: Record<string, string> = resourceHeaders,
    kept: boolean | 'a moment' = status === 200,
    keys: readonly string[] = [],
  ) => {
    const known = replies.get(answer);
    if (known) return known.respond(request);
    const reply = new Reply(answerJson(answer), {
      status,
      contentType: 'application/json; charset=utf-8',
      headers: {
        ...headers,
        ...cachingHeaders(kept === 'a moment' ? forAMoment(cacheControl) : kept ? cacheControl : noStore, [
          siteKey(site.id),
          ...keys,
        ]),
        'x-robots-tag': 'noindex',
      },
      compression: 'quick',
    });
    replies.set(answer, reply);
    return reply.respond(request);
  };

  api.get('/api/page', async ({ env }) => {
    const parameters = new URLSearchParams(env.search);
    const path = parameters.get('path') ?? '/';
    const { value, state } = await loadPage(
      env.site,
      path,
      languageOf(parameters.get('language')),
      networkOf(env.address),
    );
    env.trace.cache = state;
    const { answer, keys, worth } = value;
    const kept = answer.status === 200 && (worth === 'good' || 'a moment');
    return respond(answer, answer.status, env, resourceHeaders, kept, keys);
  });

  api.get('/api/shell', async ({ env }) => {
    const language = languageOf(new URLSearchParams(env.search).get('language')) ?? env.site.plan.language;
    const { value, state } = await loadShell(env.site, language);
    env.trace.cache = state;
    return respond(value.answer, 200, env, resourceHeaders, value.isWhole || 'a moment', value.keys);
  });

  const searchOf = (context: RequestContext) => askedSearch(context, portlets);
  const noPortlet = () => textReply(404, 'There is no such portlet.');

  api.get('/api/search', async ({ env }) => {
    const asked = searchOf(env);
    if (!asked) return noPortlet();
    return limits.run('search', env, async () => {
      const answer = await loadSearch(asked);
      if (env.request.signal.aborted) return visitorLeft();
      if (answer.state === 'error') return respond(answer, 503, env, resourceHeaders);
      return respond(answer, 200, env, resourceHeaders, answer.isPart ? 'a moment' : true);
    });
  });

  api.get('/api/values', async ({ env }) => {
    const asked = searchOf(env);
    if (!asked) return noPortlet();
    return limits.run('search', env, async () => {
      const answer = await loadValues(asked);
      if (env.request.signal.aborted) return visitorLeft();
      if (answer === 'unknown') return textReply(404, 'Name one of the filters with `facet`.');
      if (answer === 'failed') return textReply(503, 'The search service gives no values now. Try again in a minute.');
      return respond(answer, 200, env, resourceHeaders);
    });
  });

  api.get('/api/map', async ({ env }) => {
    const asked = searchOf(env);
    if (!asked) return noPortlet();
    return limits.run('search', env, async () => {
      const answer = await loadClusters(asked);
      if (env.request.signal.aborted) return visitorLeft();
      if (answer === 'unknown') return textReply(404, 'Give `view` as west,south,east,north and `zoom` as 0 to 20.');
      if (answer === 'failed') return textReply(503, 'The search service gives no places now. Try again in a minute.');
      // Described to nobody else, and needed by portlets, whose frames may have no origin.
      return respond(answer, 200, env, asked.within ? sharedResourceHeaders : resourceHeaders);
    });
  });

  api.get('/api/suggest', async ({ env }) => {
    const asked = searchOf(env);
    if (!asked) return noPortlet();
    const { within, site, language, parameters } = asked;
    return limits.run('suggestion', env, async () => {
      const { answer, isWhole } = await loadSuggestions({
        scope: within?.scope ?? site.variant.api.gkz_scope,
        filters: within?.filters,
        typed: parameters.get('q') ?? '',
        language,
      });
      return respond(answer, 200, env, resourceHeaders, isWhole);
    });
  });

  // Its own addresses are all below `/api/`: what no feature before it has answered is nothing at all.
  api.all('/api/*', () => textReply(404, 'There is nothing at this address.'));

  return { routes: api };
}
