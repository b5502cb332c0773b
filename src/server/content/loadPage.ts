import type { PageResponse } from '#app/api/responses.ts';
import { type Language, languages } from '#languages/languages.ts';
import type { PlanContext } from '#templates/contract/context.ts';
import { elementsOf } from '#templates/plan/areas/walk.ts';
import type { RecordSummary } from '#templates/plan/elements/records.definition.ts';
import { planAt } from '#templates/plan/eventPhase.ts';
import { fill } from '#templates/plan/fill.ts';
import type { RelatedItem } from '#templates/plan/pages/itemDetails.ts';
import { type PlanResult, plan } from '#templates/plan/plan.ts';
import { publicPlan } from '#templates/plan/publicPlan.ts';
import { type Cached, StaleCache, type Worth } from '../cache/StaleCache.ts';
import type { Found } from '../calls/idSource.ts';
import type { CallOutcome } from '../calls/jsonClient.ts';
import type { Events } from '../events.ts';
import { FairQueue, QueueFull } from '../limits/FairQueue.ts';
import type { Log } from '../log.ts';
import type { PlanPictures } from '../pictureAddresses/planPictures.ts';
import type { ServedSite, SiteDirectory } from '../sites/siteDirectory.ts';
import { pageFindings } from '../telemetry/topics.ts';
import { type ContentKeys, keysOfPage, missing, siteKey } from './contentKeys.ts';
import type { LoadItems } from './itemSource.ts';
import type { FetchPage, PageAsked, PageFetch } from './pageSource.ts';
import type { LoadSummaries } from './recordSummaries.ts';

/** A page, ready to be answered and rendered; the same object for as long as nothing about it changes. */
export interface LoadedPage {
  readonly answer: PageResponse;
  readonly worth: Worth;
  /** By which caches know it. */
  readonly keys: ContentKeys;
  /** What the page was made of, to see whether it has to be made anew. */
  readonly source?: {
    readonly outcome: Extract<CallOutcome, { kind: 'object' }>;
    readonly planned: PlanResult;
    readonly records: Found<RecordSummary>;
    readonly items: Found<RelatedItem>;
  };
}

interface PageLoaderOptions {
  readonly fetchPage: FetchPage;
  readonly loadSummaries: LoadSummaries;
  readonly loadItems: LoadItems;
  readonly directory: SiteDirectory;
  readonly pictures: PlanPictures;
  readonly events: Events;
  readonly log: Log;
  readonly freshSeconds: number;
}

/**
 * @param path the site's path, percent-encoded, with a leading slash
 * @param visitor whose turn it is when many pages are asked for that were never seen: a network
 */
export type LoadPage = (
  site: ServedSite,
  path: string,
  language: Language | undefined,
  visitor?: string,
) => Cached<LoadedPage> | Promise<Cached<LoadedPage>>;

/** A page that is kept already, for a walk that asks for too many to have them loaded. */
export type KeptPage = (site: ServedSite, path: string, language: Language | undefined) => LoadedPage | undefined;

interface PageLoader {
  readonly loadPage: LoadPage;
  readonly keptPage: KeptPage;
  /** Has these pages asked for anew. */
  readonly expire: (isMeant: (page: LoadedPage) => boolean) => void;
}

/** Pages that were never seen and are asked for at the same time: most of them are not there, and those that are wait. */
const unseenAtATime = 16;

/** The way of a page from the CMS to its public plan: fetched, planned, filled with records, and kept. */
export function createPageLoader(options: PageLoaderOptions): PageLoader {
  const cache = new StaleCache<LoadedPage>({
    name: 'pages',
    freshSeconds: options.freshSeconds,
    maximumSize: 64_000_000,
    sizeOf: ({ source }) => (source ? source.outcome.body.length * 4 : 200),
    worth: ({ worth }) => worth,
  });
  const keyOf: (...asked: Parameters<KeptPage>) => string = (site, path, language) =>
    `${site.id} ${language ?? ''} ${path}`;
  const unseen = new FairQueue<PageFetch>(unseenAtATime, 'unseen-pages');
  /** Whatever strangers ask for, pages that are known are asked for at once. */
  const fetchUnseen = async (asked: PageAsked, visitor: string): Promise<PageFetch> => {
    try {
      return await unseen.run({ visitor }, () => options.fetchPage(asked));
    } catch (error) {
      if (error instanceof QueueFull) return { kind: 'none', status: 503, duration: 'passing' };
      throw error;
    }
  };
  return {
    loadPage: (site, path, language, visitor = '') =>
      cache.get(keyOf(site, path, language), async (previous) => {
        const asked = { site, path, language, previous: previous?.source?.outcome };
        const fetched = previous ? await options.fetchPage(asked) : await fetchUnseen(asked, visitor);
        return fetched.kind === 'page'
          ? makePage(fetched, { site, path }, previous, options)
          : answerWithout(fetched, site);
      }),
    keptPage: (...asked) => cache.peek(keyOf(...asked)),
    expire: (isMeant) => cache.expire(isMeant),
  };
}

async function makePage(
  { outcome, language }: Extract<PageFetch, { kind: 'page' }>,
  { site, path }: { site: ServedSite; path: string },
  previous: LoadedPage | undefined,
  options: PageLoaderOptions,
): Promise<LoadedPage> {
  const same = previous?.source?.outcome === outcome ? previous.source : undefined;
  const { directory, pictures } = options;
  const context = { site: site.plan, sites: directory.planSites, languages, language, ...pictures };
  const planned = same?.planned ?? planPage(outcome.value, context, { site, path }, options);
  const { needs } = planned;
  const [records, items] = await Promise.all([
    options.loadSummaries(site.variant.api.gkz_scope, needs.recordIds, planned.plan.language),
    options.loadItems(needs.contentIds, context),
  ]);
  const now = new Date();
  const isCurrent = previous?.answer.plan && planAt(previous.answer.plan, now) === previous.answer.plan;
  if (isCurrent && same && isSame(records, same.records) && isSame(items, same.items)) return previous;
  const needsNothing = needs.recordIds.length === 0 && needs.contentIds.length === 0;
  const whole = needsNothing ? planned.plan : fill(planned.plan, { records: records.found, items: items.found });
  return {
    answer: { status: 200, plan: planAt(publicPlan(whole), now) },
    worth: records.state === 'whole' && items.state === 'whole' ? 'good' : 'poor',
    keys: same && previous ? previous.keys : keysOfPage(planned, outcome.value, site.id),
    source: { outcome, planned, records, items },
  };
}

function answerWithout(fetched: Exclude<PageFetch, { kind: 'page' }>, { id }: ServedSite): LoadedPage {
  const keys = [siteKey(id), ...missing];
  if (fetched.kind === 'redirect') {
    return { answer: { status: fetched.status, plan: null, location: fetched.href }, worth: 'good', keys };
  }
  const worth = fetched.duration === 'lasting' ? 'good' : 'failed';
  return { answer: { status: fetched.status, plan: null }, worth, keys };
}

function planPage(
  raw: unknown,
  context: PlanContext,
  { site, path }: { site: ServedSite; path: string },
  { events, log }: PageLoaderOptions,
): PlanResult {
  const planned = plan(raw, context, path === '/' ? 'root' : 'page');
  for (const element of elementsOf(planned.plan.areas)) {
    if (element.kind === 'known') continue;
    const { id, type, pointer } = element;
    events.count({ name: `element.${element.kind}`, site: site.id, page: path, id, kind: type }, pointer);
  }
  if (pageFindings.isHeard) for (const { code } of planned.findings) pageFindings.tell({ name: code });
  if (planned.findings.length > 0 && log.isLevelEnabled('info')) {
    log.info({ event: 'page.findings', site: site.id, page: path, findings: planned.findings });
  }
  return planned;
}

function isSame(one: Found<unknown>, other: Found<unknown>): boolean {
  return one.parts.length === other.parts.length && one.parts.every((part, index) => part === other.parts[index]);
}
