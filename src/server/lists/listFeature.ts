import { setImmediate as turn } from 'node:timers/promises';
import { Hono } from 'hono';
import { feedAddress, feedPath, type ListFormat, listFormats, listMost, listPath } from '#app/api/listAddress.ts';
import { ownPath } from '#app/search/addresses.ts';
import { resultPath } from '#app/search/resultPath.ts';
import type { Services } from '../calls/services.ts';
import { type CitationFile, citationFile } from '../citations/citationFile.ts';
import { cslItem } from '../citations/cslItem.ts';
import { siteKey } from '../content/contentKeys.ts';
import { cachingHeaders } from '../http/cacheControl.ts';
import { textReply, visitorLeft } from '../http/plainReply.ts';
import { Reply } from '../http/Reply.ts';
import { resourceHeaders } from '../http/securityHeaders.ts';
import type { Limits } from '../limits/limits.ts';
import { createChangeSource } from '../records/changeSource.ts';
import { hitOf } from '../records/queryRecord.ts';
import type { Feature, FeatureRoutes } from '../request/feature.ts';
import type { RequestContext } from '../request/requestContext.ts';
import { askedSearch } from '../search/askedSearch.ts';
import type { ListedRecord } from '../search/loadList.ts';
import type { Search } from '../search/search.ts';
import type { PortletDirectory } from '../sites/portletDirectory.ts';
import type { ServedSite } from '../sites/siteDirectory.ts';
import { searchFeedTitle } from '../sites/siteOffers.ts';
import { csvFile } from './csvFile.ts';
import { searchFeed } from './searchFeed.ts';

interface ListOptions {
  readonly search: Pick<Search, 'loadList'>;
  readonly services: Pick<Services, 'query'>;
  readonly portlets: PortletDirectory;
  /** The site that portlets' pages belong to. */
  readonly main: ServedSite;
  readonly limits: Limits;
  readonly cacheControl: string;
}

/** Records in a feed: more than come in between two looks of its reader. */
const feedMost = 50;

/**
 * The list of a search, to take along:
 * - `GET /api/list?format=ris|bibtex|csv&term=&language=&portlet=&by=&…`: up to 1,000 records of the search, or those that
 *   `id` names, as a file
 * - `GET /api/feed?term=&language=&portlet=&by=&…`: the fifty that came in last, as an Atom feed
 *
 * 400 for no format, 404 for a portlet that is not there, 503 while the search does not answer.
 */
export function createListFeature(options: ListOptions): Feature {
  const { search, services, portlets, main, limits, cacheControl } = options;
  const routes: FeatureRoutes = new Hono();
  const loadChanges = createChangeSource(services.query);

  /** What is asked for, and where its pages are; nothing when there is no such portlet. */
  const askedOf = (context: RequestContext) => {
    const domain = new URLSearchParams(context.search).get('portlet') ?? undefined;
    // A portlet's pages are the main site's, wherever its list is asked for.
    const site = domain === undefined ? context.site : main;
    const asked = askedSearch({ ...context, site }, portlets);
    if (!asked) return undefined;
    const place = { language: asked.language, portlet: domain };
    return {
      ...asked,
      place,
      pageOf: ({ title, id }: ListedRecord) => site.plan.origin + resultPath(place, title, [id]),
    };
  };
  const noPortlet = () => textReply(404, 'There is no such portlet.');
  const noList = ({ request }: RequestContext) =>
    request.signal.aborted
      ? visitorLeft()
      : textReply(503, 'The list cannot be fetched at the moment. Try again in a minute.');

  const send = ({ request, site }: RequestContext, { body, contentType }: ContentType, name = '') =>
    new Reply(body, {
      status: 200,
      contentType,
      headers: {
        ...resourceHeaders,
        ...(name && { 'content-disposition': `attachment; filename="${name}"` }),
        ...cachingHeaders(cacheControl, [siteKey(site.id)]),
        'x-robots-tag': 'noindex',
      },
      compression: 'quick',
    }).respond(request);

  routes.get(listPath, ({ env }) => {
    const asked = askedOf(env);
    if (!asked) return noPortlet();
    const format = listFormats.find((each) => each === asked.parameters.get('format'));
    if (!format) return textReply(400, `Name the format: the parameter format is one of ${listFormats.join(', ')}.`);
    return limits.run('list', env, async () => {
      const list = await search.loadList(asked, { most: listMost, newest: false });
      if (list === 'failed') return noList(env);
      const file = await fileOf(format, list.records, asked);
      return env.request.signal.aborted ? visitorLeft() : send(env, file, `publications.${file.extension}`);
    });
  });

  routes.get(feedPath, ({ env }) => {
    const asked = askedOf(env);
    if (!asked) return noPortlet();
    return limits.run('search', env, async () => {
      // Records that are named are no search that anything is new in.
      asked.parameters.delete('id');
      const list = await search.loadList(asked, { most: feedMost, newest: true });
      if (list === 'failed') return noList(env);
      const { site, place, parameters, by, within, pageOf } = asked;
      const scope = within?.scope ?? site.variant.api.gkz_scope;
      const ids = list.records.map(({ id }) => id);
      const changes = ids.length === 0 ? 'unknown' : await loadChanges(scope, { ids }, env.request.signal);
      const own = { ...place, by, term: list.term, parameters: ownParameters(parameters) };
      const body = searchFeed({
        ...{ language: place.language, pageOf, records: list.records, siteTitle: site.plan.title },
        title: searchFeedTitle(list.by?.name ?? by?.id ?? list.term, place.language, site.plan.title),
        host: new URL(site.registration.origin).hostname,
        address: site.plan.origin + feedAddress(own),
        page: site.plan.origin + ownPath(own),
        changed: new Map(typeof changes === 'string' ? [] : changes.changes.map(({ id, changed }) => [id, changed])),
      });
      return send(env, { body, contentType: 'application/atom+xml; charset=utf-8' });
    });
  });

  return { routes };
}

type ContentType = Pick<CitationFile, 'body' | 'contentType'>;

/** Records whose references are written before others get their turn. */
const atOnce = 25;

async function fileOf(
  format: ListFormat,
  records: readonly ListedRecord[],
  {
    language,
    pageOf,
    signal,
  }: {
    language: Parameters<typeof csvFile>[1];
    pageOf: (record: ListedRecord) => string;
    signal?: AbortSignal | undefined;
  },
): Promise<CitationFile> {
  if (format === 'csv')
    return { body: csvFile(records, language, pageOf), contentType: 'text/csv; charset=utf-8', extension: 'csv' };
  // The passage of a search stands for the abstract, which a reference has whole.
  const items = records.map((record) => cslItem(hitOf({ ...record, highlight: undefined }), pageOf(record)));
  const whole = await citationFile(format, items.slice(0, atOnce));
  const parts = [whole.body];
  for (let at = atOnce; at < items.length && !signal?.aborted; at += atOnce) {
    await turn();
    parts.push((await citationFile(format, items.slice(at, at + atOnce))).body);
  }
  return { ...whole, body: parts.join(format === 'bibtex' ? '\n' : '') };
}

/** Those of the search's page. */
function ownParameters(parameters: URLSearchParams): URLSearchParams {
  const own = new URLSearchParams(parameters);
  for (const name of ['term', 'language', 'portlet', 'by', 'start', 'facet', 'find', 'srt', 'srt_direction'])
    own.delete(name);
  return own;
}
