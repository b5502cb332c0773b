import { createHash } from 'node:crypto';
import { setTimeout as after } from 'node:timers/promises';
import { z } from 'zod';
import type { Plan } from '#templates/plan/plan.types.ts';
import type { Log } from '../log.ts';
import type { Settings } from '../settings/settings.types.ts';
import type { ServedSite } from '../sites/siteDirectory.ts';
import { pageText } from './pageText.ts';
import type { ListenToWalk, SiteMaps } from './siteMaps.ts';

/** Pages that are sent together: some hundred kilobytes. */
const batchSize = 40;

/** How long the query service may take for as many (ms). */
const timeoutMs = 20_000;

type PageChange =
  | { readonly kind: 'put'; readonly page: ReturnType<typeof pageOf> }
  | { readonly kind: 'delete'; readonly site: string; readonly address: string };

interface PageIndexOptions {
  /** What the query service asks for. */
  readonly token: string;
  readonly settings: Pick<Settings, 'query'>;
  readonly log: Log;
}

/** The service's answer to what is longer than it takes. */
const refused = Symbol('refused');

const versionsSchema = z.object({ pages: z.array(z.object({ address: z.string(), version: z.string() })) });

/**
 * Hands the query service what answers may quote of the sites' pages: those that a walk finds changed, and those that
 * a whole walk no longer finds. A service that takes no pages is left alone until the next walk; a page that it refuses
 * costs no other.
 */
export function createPageIndex({ token, settings, log }: PageIndexOptions): { readonly listen: ListenToWalk } {
  const address = `${settings.query.baseUrl}/import/pages`;
  const call = async (query: string, body?: object) => {
    const response = await fetch(address + query, {
      ...(body && { method: 'POST', body: JSON.stringify(body) }),
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      signal: AbortSignal.timeout(timeoutMs),
    });
    if (body && response.status === 400) return refused;
    if (!response.ok) throw new Error(`The query service answered ${response.status}.`);
    return response.json();
  };

  const listen: ListenToWalk = async (site, readPage) => {
    let isTaking = true;
    const guarded = async <T>(work: () => Promise<T>): Promise<T | undefined> => {
      if (!isTaking) return undefined;
      try {
        return await work();
      } catch (error) {
        isTaking = false;
        log.warn({ event: 'pages.unsent', site: site.id, why: error instanceof Error ? error.message : 'unknown' });
        return undefined;
      }
    };
    const known = await guarded(async () => {
      const { pages } = versionsSchema.parse(await call(`?${new URLSearchParams({ site: site.id })}`));
      return new Map(pages.map((page) => [page.address, page.version]));
    });
    if (!known) return undefined;

    const seen = new Set<string>();
    let changes: PageChange[] = [];
    const deliver = async (sent: readonly PageChange[]): Promise<void> => {
      const answer = await guarded(() => call('', { changes: sent }));
      if (answer !== refused) return;
      const [only, ...others] = sent;
      if (others.length > 0) {
        for (const one of sent) await deliver([one]);
      } else if (only?.kind === 'put') {
        const { address } = only.page;
        log.warn({ event: 'pages.refused', site: site.id, page: address });
        // What it has of an earlier edition is not what stands there now.
        if (known.has(address)) await deliver([{ kind: 'delete', site: site.id, address }]);
      }
    };
    const send = async () => {
      const sent = changes;
      changes = [];
      if (sent.length > 0) await deliver(sent);
    };
    return {
      readPage: async (asked, path, language) => {
        const read = await readPage(asked, path, language);
        if (read.kind !== 'page') return read;
        const page = pageOf(site, read.plan, path);
        if (seen.has(page.address)) return read;
        seen.add(page.address);
        if (known.get(page.address) !== page.version) changes.push({ kind: 'put', page });
        if (changes.length >= batchSize) await send();
        return read;
      },
      end: async (isWhole) => {
        const gone = isWhole ? [...known.keys()].filter((each) => !seen.has(each)) : [];
        changes.push(...gone.map((each): PageChange => ({ kind: 'delete', site: site.id, address: each })));
        await send();
      },
    };
  };
  return { listen };
}

function pageOf(site: ServedSite, plan: Plan, path: string) {
  const { title, language } = plan;
  // The page of the other language may have the same path.
  const address = (plan.path || path) + (language === site.plan.language ? '' : `?language=${language}`);
  const paragraphs = pageText(plan);
  const version = createHash('sha256')
    .update(JSON.stringify([title, language, paragraphs]))
    .digest('base64url');
  return { site: site.id, address, language, title, paragraphs, version };
}

/** How soon after its start a portal walks through its sites, and how often (ms). */
const firstWalkMs = 1500;
const betweenMs = 15 * 60_000;

/** Walks through all sites, one after the other, as long as the portal runs. */
export function keepWalking(sites: readonly ServedSite[], siteMaps: Pick<SiteMaps, 'of'>): { close(): Promise<void> } {
  const stopping = new AbortController();
  const walk = async () => {
    for (let wait = firstWalkMs; ; wait = betweenMs) {
      await after(wait, undefined, { signal: stopping.signal, ref: false });
      for (const site of sites) await siteMaps.of(site);
    }
  };
  // It ends with the portal, by that signal alone.
  walk().catch(() => {});
  return {
    async close() {
      stopping.abort();
    },
  };
}
