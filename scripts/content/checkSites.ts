import { deflateSync, inflateSync } from 'node:zlib';
import { type Language, languages } from '#languages/languages.ts';
import type { LoadShell } from '#server/content/loadShell.ts';
import type { FetchPage } from '#server/content/pageSource.ts';
import { createPageReader, type PageReader } from '#server/discovery/readPage.ts';
import { createSiteIndexes, type SiteIndexes } from '#server/discovery/siteIndexes.ts';
import { linksIn } from '#server/discovery/siteLinks.ts';
import { type WalkEnd, type WalkLimits, walkSite } from '#server/discovery/walkSite.ts';
import type { ServedSite } from '#server/sites/siteDirectory.ts';
import { planAt } from '#templates/plan/eventPhase.ts';
import { fill } from '#templates/plan/fill.ts';
import { plan } from '#templates/plan/plan.ts';
import { reportOf } from '#templates/report/reportOf.ts';
import type { SiteIndex } from '#templates/report/siteIndex.ts';
import type { CheckedPage } from './checkedPage.ts';
import { Refusal } from './command.ts';
import type { Connection } from './connect.ts';

/** An answer of the CMS, kept packed: parsed, a thousand of them would take twenty times the room. */
interface KeptAnswer {
  readonly path: string;
  readonly language: Language;
  readonly packed: Buffer;
}

export interface SiteChecks {
  /** Every page of a site, in the order in which the walk met it. */
  site(site: ServedSite): AsyncIterable<CheckedPage>;
  /** One page; of the others only those that it leads to are looked at. */
  page(site: ServedSite, path: string, language: Language | undefined): Promise<CheckedPage>;
}

interface SiteChecksOptions {
  readonly connection: Connection;
  readonly now: Date;
  readonly limits: WalkLimits;
  /** Told how many pages were read, and then how many of them were checked. */
  readonly onProgress: (stage: 'read' | 'checked', count: number) => void;
  /** Told what of a whole site was not read, by its address: what only that leads to was not met either. */
  readonly onUnread: (address: string) => void;
}

/** Reads pages as visitors would meet them, and holds each against the report once the whole site is known. */
export function createSiteChecks({ connection, now, limits, onProgress, onUnread }: SiteChecksOptions): SiteChecks {
  const { directory, pictures, loadItems, loadRecords, loadShell } = connection;
  const kept = new Map<string, KeptAnswer>();
  /** Whose pages are to be checked: what links to elsewhere are looked up for is not kept. */
  let keeping: ServedSite | undefined;

  const fetchPage: FetchPage = async (asked) => {
    const fetched = await connection.fetchPage(asked);
    if (fetched.kind === 'page' && asked.site.id === keeping?.id) {
      const { path } = asked;
      kept.set(`${asked.language ?? ''} ${path}`, {
        path,
        language: fetched.language,
        packed: deflateSync(fetched.outcome.body, { level: 1 }),
      });
      onProgress('read', kept.size);
    }
    return fetched;
  };
  const readPage = createPageReader({ keptPage: () => undefined, fetchPage, loadItems, directory, pictures });
  const indexes: SiteIndexes = createSiteIndexes({ readPage, directory });

  /** The ways of a walk to pages and sections, which tell of each that fails. */
  const readWalked: PageReader = async (site, path, language) => {
    const page = await indexes.readPage(site, path, language);
    if (page.kind === 'failed') onUnread(addressOf(site, path, language));
    return page;
  };
  const loadWalkedShell: LoadShell = async (site, language) => {
    const shell = await loadShell(site, language);
    if (!shell.value.isWhole) onUnread(`${addressOf(site, '/', undefined)}: menu, footer or legal row (${language})`);
    return shell;
  };

  const check = async (site: ServedSite, answer: KeptAnswer, index: SiteIndex): Promise<CheckedPage> => {
    const { path, language } = answer;
    const raw: unknown = JSON.parse(
      inflateSync(answer.packed)
        .toString('utf8')
        .replace(/^\ufeff/, ''),
    );
    const context = { site: site.plan, sites: directory.planSites, languages, language, ...pictures };
    const planned = plan(raw, context, path === '/' ? 'root' : 'page');
    const { needs } = planned;
    // The walk met the pages of this site; the others it did not follow.
    await indexes.lookUp(site, linksIn(planned.plan));
    const [records, items] = await Promise.all([
      loadRecords(site.variant.api.gkz_scope, needs.recordIds, planned.plan.language),
      loadItems(needs.contentIds, context),
    ]);
    const filled = planAt(fill(planned.plan, { records: records.found, items: items.found }), now);
    // A service that could not be had says nothing of what it holds.
    const services = records.state === 'failed' || items.state === 'failed' ? 'unasked' : 'asked';
    const silences = site.registration.silenced;
    const report = reportOf(raw, { ...planned, plan: filled }, { context, now, index, services, silences });
    const other = filled.language === site.plan.language ? undefined : filled.language;
    return { address: addressOf(site, filled.path || path, other), title: filled.title, report };
  };

  return {
    async *site(site) {
      kept.clear();
      keeping = site;
      const walk = walkSite(site, {
        readPage: readWalked,
        loadShell: loadWalkedShell,
        directory,
        onBroken: (path, error) => onUnread(`${addressOf(site, path, undefined)}: ${String(error)}`),
        limits,
      });
      const end = await walk.end;
      keeping = undefined;
      if (end.kind === 'cut') onUnread(`${addressOf(site, '/', undefined)}: ${leftText(end, limits)}`);
      const index = indexes.indexOf(site, end.kind === 'whole' ? 'whole' : 'partial');
      const seen = new Set<string>();
      for (const answer of kept.values()) {
        const page = await check(site, answer, index);
        // Links may meet one page under several addresses.
        if (seen.has(page.address)) continue;
        seen.add(page.address);
        onProgress('checked', seen.size);
        yield page;
      }
    },
    async page(site, path, language) {
      keeping = site;
      const read = await indexes.readPage(site, path, language);
      keeping = undefined;
      const answer = kept.get(`${language ?? ''} ${path}`);
      if (read.kind !== 'page' || !answer)
        throw new Refusal(`${site.registration.origin}${path}: ${reasons[read.kind]}`);
      return check(site, answer, indexes.indexOf(site, 'partial'));
    },
  };
}

/** @param language where it is not the site's own */
function addressOf({ registration }: ServedSite, path: string, language: Language | undefined): string {
  return registration.origin + path + (language === undefined ? '' : `?language=${language}`);
}

/** What those addresses lead to was not met, so that there may be more. */
function leftText({ limit, left }: WalkEnd & { kind: 'cut' }, limits: WalkLimits): string {
  const minutes = Math.round(limits.timeMs / 60_000);
  const reach = limit === 'pages' ? limits.pages : `${minutes} ${minutes === 1 ? 'minute' : 'minutes'}`;
  return `at least ${left} more ${left === 1 ? 'address' : 'addresses'}, for after ${reach} no more are asked`;
}

const reasons = {
  page: 'the CMS did not keep it.',
  none: 'the CMS has no such page.',
  moved: 'the CMS has moved this page; check its new address.',
  failed: 'the CMS could not be asked, or sent no JSON.',
} as const;
