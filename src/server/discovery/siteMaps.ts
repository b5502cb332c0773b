import { setTimeout as after } from 'node:timers/promises';
import { StaleCache } from '../cache/StaleCache.ts';
import type { Log } from '../log.ts';
import type { ServedSite } from '../sites/siteDirectory.ts';
import type { FoundPage } from './foundPage.ts';
import type { PageReader } from './readPage.ts';
import { type SiteWalk, type WalkOptions, walkSite } from './walkSite.ts';

/** The pages of a site, by address; the same object for as long as it is given out. */
export interface SiteMap {
  readonly pages: readonly FoundPage[];
  /** `partial` while the first walk through the site is still under way. */
  readonly state: 'whole' | 'partial';
  /** Whether every link of the site was followed to its end, the last time. */
  readonly isComplete: boolean;
}

export interface SiteMaps {
  /** Never rejects; a site whose CMS is away has no pages. */
  of(site: ServedSite): Promise<SiteMap>;
  /** The map that is there already; nobody is asked. */
  known(site: ServedSite): SiteMap | undefined;
}

/** Reads along with a walk. */
export interface WalkListener {
  readonly readPage: PageReader;
  /** @param isWhole whether every link of the site was followed */
  readonly end: (isWhole: boolean) => Promise<void>;
}

/** Before each walk through a site; `undefined` hears nothing of it. Never rejects. */
export type ListenToWalk = (site: ServedSite, readPage: PageReader) => Promise<WalkListener | undefined>;

interface SiteMapsOptions extends Omit<WalkOptions, 'limits' | 'onBroken'> {
  readonly listen?: ListenToWalk | undefined;
  readonly log: Log;
  /** Addresses a walk asks at most. */
  readonly maximumPages?: number;
  /** How long a first asker waits for the whole map before getting what was found so far (ms). */
  readonly patienceMs?: number;
}

/** A walk costs the CMS a call for every page: news is at most this late (seconds), whatever pages are kept for. */
const freshSeconds = 900;

const walkMs = 10 * 60_000;

/**
 * Keeps a map of each site, walked through anew in the background a quarter of an hour after it was last asked for.
 * The first asker gets what can be found within their patience; the walk goes on without them.
 */
export function createSiteMaps(options: SiteMapsOptions): SiteMaps {
  const { directory, log, maximumPages = 100_000, patienceMs = 2500 } = options;
  const walks = new Map<string, SiteWalk>();
  const limits = { pages: maximumPages, atOnce: 4, timeMs: walkMs };
  const cache = new StaleCache<SiteMap>({
    name: 'site-maps',
    freshSeconds,
    maximumSize: maximumPages * directory.sites.length,
    sizeOf: ({ pages }) => pages.length,
    worth: ({ pages }) => (pages.length > 0 ? 'good' : 'failed'),
  });

  const load = async (site: ServedSite, previous: SiteMap | undefined): Promise<SiteMap> => {
    const listener = await options.listen?.(site, options.readPage);
    const walk = walkSite(site, {
      ...options,
      readPage: listener?.readPage ?? options.readPage,
      onBroken: (page, err) => log.error({ event: 'sitemap.broken', site: site.id, page, err }),
      limits,
    });
    walks.set(site.id, walk);
    const end = await walk.end.finally(() => walks.delete(site.id));
    const isWhole = end.kind === 'whole';
    await listener?.end(isWhole);
    const facts = { site: site.id, pages: walk.found.size, end: end.kind };
    if (end.kind === 'cut') log.warn({ event: 'sitemap.walked', ...facts, limit: end.limit, left: end.left });
    else log.info({ event: 'sitemap.walked', ...facts });
    // What could not be asked this time is not gone.
    return mapOf(isWhole ? [] : (previous?.pages ?? []), walk, 'whole', isWhole);
  };

  const of = async (site: ServedSite) => {
    const cached = cache.get(site.id, (previous) => load(site, previous));
    if (!(cached instanceof Promise)) return cached.value;
    const waiting = new AbortController();
    const whole = cached.then(({ value }) => value).finally(() => waiting.abort());
    const impatient = after(patienceMs, undefined, { signal: waiting.signal, ref: false }).then(
      () => {
        const walk = walks.get(site.id);
        return walk ? mapOf([], walk, 'partial', false) : whole;
      },
      () => whole,
    );
    return Promise.race([whole, impatient]);
  };

  return { of, known: ({ id }) => cache.peek(id) };
}

/** In the order of their addresses, so that the same pages always give the same bytes. */
function mapOf(
  earlier: readonly FoundPage[],
  { found }: SiteWalk,
  state: SiteMap['state'],
  isComplete: boolean,
): SiteMap {
  const pages = new Map([...earlier.map((page) => [page.canonical, page] as const), ...found]);
  return {
    pages: [...pages.values()].sort((one, other) => (one.canonical < other.canonical ? -1 : 1)),
    state,
    isComplete: isComplete && found.size > 0,
  };
}
