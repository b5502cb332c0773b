import { Hono } from 'hono';
import { oaiPath } from '#app/api/oaiAddress.ts';
import { resultPath } from '#app/search/resultPath.ts';
import type { Services } from '../calls/services.ts';
import { noIndex, noStore } from '../http/cacheControl.ts';
import { textReply, visitorLeft } from '../http/plainReply.ts';
import { Reply } from '../http/Reply.ts';
import { sharedResourceHeaders } from '../http/securityHeaders.ts';
import type { Limits } from '../limits/limits.ts';
import { readBytes } from '../posts/readBytes.ts';
import { type ChangePage, type ChangesAsked, createChangeSource } from '../records/changeSource.ts';
import type { Feature, FeatureRoutes } from '../request/feature.ts';
import type { RequestContext } from '../request/requestContext.ts';
import type { Settings } from '../settings/settings.types.ts';
import type { ServedSite } from '../sites/siteDirectory.ts';
import {
  idOf,
  metadataFormats,
  type Repository,
  writeAnswer,
  writeIdentity,
  writeList,
  writeRecord,
} from './oaiAnswer.ts';
import { notOurs, OaiError, type OaiRequest, readArguments } from './oaiArguments.ts';

interface OaiOptions {
  readonly services: Pick<Services, 'query'>;
  /** The site on whose origin the provider stands. */
  readonly main: ServedSite;
  readonly limits: Limits;
  readonly settings: Pick<Settings, 'contactMail'>;
}

/** A request is a few short arguments. */
const maximumBytes = 10_000;

/**
 * `GET` and `POST /oai` of the first site: a provider of OAI-PMH 2.0 (https://www.openarchives.org/OAI/openarchivesprotocol.html)
 * in `oai_dc`. 404 where the query service does not tell when records were written, 503 while it does not answer.
 */
export function createOaiFeature({ services, main, limits, settings }: OaiOptions): Feature {
  const routes: FeatureRoutes = new Hono();
  const loadChanges = createChangeSource(services.query);
  const scope = main.variant.api.gkz_scope;
  const repository = repositoryOf(main, settings.contactMail);

  const answer = async ({ request }: RequestContext, given: URLSearchParams) => {
    const load = async (asked: ChangesAsked) => pageOrThrow(await loadChanges(scope, asked, request.signal), asked);
    try {
      const content = await contentOf(given, load).catch((error: unknown) => {
        if (error instanceof OaiError) return error;
        throw error;
      });
      return new Reply(writeAnswer(repository, given, new Date(), content), {
        status: 200,
        contentType: 'text/xml; charset=utf-8',
        headers: { ...sharedResourceHeaders, ...noIndex, 'cache-control': noStore },
        compression: 'quick',
      }).respond(request);
    } catch (error) {
      if (!(error instanceof NoChanges)) throw error;
      if (request.signal.aborted) return visitorLeft();
      if (error.reason === 'unknown') return textReply(404, 'The records of this portal cannot be harvested.');
      return textReply(503, 'The records cannot be listed at the moment.', { 'retry-after': '60' });
    }
  };

  const contentOf = async (given: URLSearchParams, load: (asked: ChangesAsked) => Promise<ChangePage>) => {
    const request: OaiRequest = readArguments(given);
    const changeOf = async (identifier: string) => {
      const id = idOf(repository, identifier);
      const change = id === undefined ? undefined : (await load({ ids: [id] })).changes[0];
      if (change === undefined) throw new OaiError('idDoesNotExist', 'There is no record with this identifier.');
      return change;
    };
    switch (request.verb) {
      case 'Identify':
        return writeIdentity(repository, (await load({ max: '1' })).earliest);
      case 'ListSets':
        throw new OaiError('noSetHierarchy', 'There are no sets.');
      case 'ListMetadataFormats':
        if (request.identifier !== undefined) await changeOf(request.identifier);
        return metadataFormats;
      case 'GetRecord':
        return writeRecord(repository, await changeOf(request.identifier));
      case 'ListRecords':
      case 'ListIdentifiers': {
        const { from, until, after } = request;
        const page = await load({ from, until, after });
        if (page.changes.length === 0) throw new OaiError('noRecordsMatch', 'No record was written in this time.');
        return writeList(repository, request, page);
      }
      default:
        return request satisfies never;
    }
  };

  routes.on(['GET', 'POST'], oaiPath, async ({ env }, next) => {
    if (env.site.id !== main.id) return next();
    const { request } = env;
    if (request.method === 'POST' && !isForm(request))
      return textReply(415, 'Send the arguments as application/x-www-form-urlencoded.');
    return limits.run('search', env, async () => {
      const given = request.method === 'POST' ? await readForm(request) : env.search;
      if (given === undefined) return textReply(413, 'Send the arguments of one request.');
      return answer(env, new URLSearchParams(given));
    });
  });

  return { routes };
}

/** The query service gives nothing to answer with. */
class NoChanges extends Error {
  readonly reason: 'unknown' | 'failed';
  constructor(reason: 'unknown' | 'failed') {
    super(reason);
    this.reason = reason;
  }
}

function pageOrThrow(page: ChangePage | 'unknown' | 'failed', { after }: ChangesAsked): ChangePage {
  // What the query service does not know as the beginning of a page, it never named as one.
  if (page === 'unknown' && after !== undefined) throw notOurs();
  if (page === 'unknown' || page === 'failed') throw new NoChanges(page);
  return page;
}

function repositoryOf({ plan, registration }: ServedSite, contact: string | undefined): Repository {
  const { hostname } = new URL(registration.origin);
  return {
    name: plan.title,
    baseUrl: plan.origin + oaiPath,
    // Every domain has this one (RFC 2142); addresses without a dot, of a mailbox on this machine, are nobody's.
    adminMail: contact && /@[^@]+\.[^@]+$/.test(contact) ? contact : `postmaster@${hostname}`,
    identifierPrefix: `oai:${hostname}:`,
    pageOf: ({ title, id }) => plan.origin + resultPath({ language: plan.language }, title, [id]),
  };
}

const isForm = ({ headers }: Request) =>
  headers.get('content-type')?.split(';')[0]?.trim().toLowerCase() === 'application/x-www-form-urlencoded';

async function readForm({ body }: Request): Promise<string | undefined> {
  return body === null ? '' : (await readBytes(body, maximumBytes))?.toString('utf8');
}
