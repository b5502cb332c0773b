import { Hono } from 'hono';
import { citationFormats, citationPath } from '#app/api/citationAddress.ts';
import type { SearchRecord } from '#app/api/responses.ts';
import { mostIds } from '#app/search/parameters.ts';
import { resultPath } from '#app/search/resultPath.ts';
import { languageOf } from '#languages/languages.ts';
import { siteKey } from '../content/contentKeys.ts';
import { cachingHeaders } from '../http/cacheControl.ts';
import { textReply, visitorLeft } from '../http/plainReply.ts';
import { Reply } from '../http/Reply.ts';
import { resourceHeaders } from '../http/securityHeaders.ts';
import type { Limits } from '../limits/limits.ts';
import type { Feature, FeatureRoutes } from '../request/feature.ts';
import type { RequestContext } from '../request/requestContext.ts';
import type { Search } from '../search/search.ts';
import type { PortletDirectory } from '../sites/portletDirectory.ts';
import type { ServedSite } from '../sites/siteDirectory.ts';
import { citationFile } from './citationFile.ts';
import { cslItem, plainWords } from './cslItem.ts';

interface CitationOptions {
  readonly search: Pick<Search, 'loadSearch'>;
  readonly portlets: PortletDirectory;
  /** The site that portlets' pages belong to. */
  readonly main: ServedSite;
  readonly limits: Limits;
  readonly cacheControl: string;
}

/**
 * `GET /api/citation?id=&format=ris|bibtex|csl&language=&portlet=`: the reference of a record as a file, or of up to sixty,
 * whose `id` is repeated. 400 for a question that names no record, too many or no format, 404 for a record or portlet that
 * is not there, 429 for too many, 503 while the search does not answer, or not for all of them.
 */
export function createCitationFeature({ search, portlets, main, limits, cacheControl }: CitationOptions): Feature {
  const routes: FeatureRoutes = new Hono();
  const send = async (env: RequestContext): Promise<Response> => {
    const { request } = env;
    const parameters = new URLSearchParams(env.search);
    const ids = parameters.getAll('id').filter((id) => id !== '');
    const format = citationFormats.find((each) => each === parameters.get('format'));
    if (ids.length === 0) return textReply(400, 'Name the record: the parameter id is missing.');
    if (new Set(ids).size > mostIds) return textReply(400, `Name at most ${mostIds} records.`);
    if (!format)
      return textReply(400, `Name the format: the parameter format is one of ${citationFormats.join(', ')}.`);
    const domain = parameters.get('portlet');
    const portlet = domain === null ? undefined : portlets.find(domain);
    if (domain !== null && !portlet) return textReply(404, 'There is no such portlet.');

    const site = portlet ? main : env.site;
    const language = languageOf(parameters.get('language')) ?? site.plan.language;
    const answer = await search.loadSearch({
      site,
      term: '*',
      language,
      parameters: new URLSearchParams(ids.map((id) => ['id', id])),
      within: portlet?.registration,
      // A file that lacks some of them would not say so.
      whole: true,
      signal: request.signal,
    });
    if (request.signal.aborted) return visitorLeft();
    if (answer.state === 'error')
      return textReply(503, 'The record cannot be fetched at the moment. Try again in a minute.');
    const [record] = answer.records;
    if (!record) return textReply(404, 'There is no record with this id.');
    const pageOf = ({ title, id }: SearchRecord) =>
      site.plan.origin + resultPath({ language, portlet: portlet?.registration.domain }, title, [id]);
    const items = answer.records.map((each) => cslItem(each, pageOf(each)));
    const { body, contentType, extension } = await citationFile(format, items);
    return new Reply(body, {
      status: 200,
      contentType,
      headers: {
        ...resourceHeaders,
        'content-disposition': `attachment; filename="${ids.length === 1 ? fileName(record) : 'publications'}.${extension}"`,
        ...cachingHeaders(cacheControl, [siteKey(site.id)]),
        'x-robots-tag': 'noindex',
      },
      compression: 'quick',
    }).respond(request);
  };
  // Each record is a question to the query service.
  routes.get(citationPath, ({ env }) => limits.run('search', env, () => send(env)));
  return { routes };
}

/** Longer than this a file's name is cut (characters). */
const maximumName = 60;

/** The title in letters that every file system takes, whole words of it. */
function fileName({ title, id }: SearchRecord): string {
  const words = plainWords(title).join('-');
  const name = words.length > maximumName ? words.slice(0, maximumName).replace(/-[^-]*$/, '') : words;
  return name || plainWords(id).join('-') || 'record';
}
