import type { ShellResponse } from '#app/api/responses.ts';
import { type Language, languages } from '#languages/languages.ts';
import { isRecord } from '#templates/contract/empty.ts';
import { planShell } from '#templates/plan/planShell.ts';
import { type Cached, StaleCache } from '../cache/StaleCache.ts';
import { isPassing } from '../calls/isPassing.ts';
import { type CallOutcome, type JsonClient, saysTheSame } from '../calls/jsonClient.ts';
import type { Log } from '../log.ts';
import type { PlanPictures } from '../pictureAddresses/planPictures.ts';
import type { ServedSite, SiteDirectory } from '../sites/siteDirectory.ts';
import { type ContentKeys, idKey, siteKey } from './contentKeys.ts';
import type { FetchPage } from './pageSource.ts';

const sectionNames = ['menu', 'footer', 'legal'] as const;
type SectionName = (typeof sectionNames)[number];

/** How the sections of a page are titled: "GKN Menu", "GKN Footer", "GKN Footer legal". */
const sectionTitles = {
  menu: /\bmenu$/i,
  footer: /\bfooter$/i,
  legal: /\bfooter legal$/i,
} as const satisfies Record<SectionName, RegExp>;

/** Menu, footer and legal row of a site in one language; the same object while none of them changes. */
export interface LoadedShell {
  readonly answer: ShellResponse;
  readonly outcomes: Readonly<Record<SectionName, CallOutcome>>;
  /** Whether each section is there, or known not to be. */
  readonly isWhole: boolean;
  /** By which caches know it. */
  readonly keys: ContentKeys;
}

interface ShellLoaderOptions {
  readonly cms: JsonClient;
  readonly fetchPage: FetchPage;
  readonly directory: SiteDirectory;
  readonly pictures: PlanPictures;
  readonly log: Log;
  readonly freshSeconds: number;
}

export type LoadShell = (site: ServedSite, language: Language) => Cached<LoadedShell> | Promise<Cached<LoadedShell>>;

/**
 * Loads what surrounds every page: the sections with the configured ids, and for one that cannot be had by its id the
 * section that the site's home page names. A section that fails is an error of its own, never the page's.
 */
export function createShellLoader(options: ShellLoaderOptions): {
  readonly loadShell: LoadShell;
  /** Has all of them asked for anew. */
  readonly expire: () => void;
} {
  const { directory, pictures, log, freshSeconds } = options;
  const cache = new StaleCache<LoadedShell>({
    name: 'shells',
    freshSeconds,
    maximumSize: 16_000_000,
    sizeOf: ({ outcomes }) => sectionNames.reduce((size, name) => size + sizeOf(outcomes[name]), 0),
    worth: ({ isWhole }) => (isWhole ? 'good' : 'poor'),
  });

  const load = async (
    site: ServedSite,
    language: Language,
    previous: LoadedShell | undefined,
  ): Promise<LoadedShell> => {
    const [menu, footer, legal] = await Promise.all(
      sectionNames.map((name) => loadSection(name, site, language, previous?.outcomes[name], options)),
    );
    if (!menu || !footer || !legal) throw new Error('A section was not asked for.');
    const outcomes = { menu, footer, legal };
    if (previous && sectionNames.every((name) => saysTheSame(outcomes[name], previous.outcomes[name]))) return previous;
    const context = { site: site.plan, sites: directory.planSites, languages, language, ...pictures };
    const raw = { menu: sectionOf(menu), footer: sectionOf(footer), legal: sectionOf(legal) };
    const report = (finding: object) => log.info({ event: 'shell.finding', site: site.id, language, finding });
    const ids = sectionNames.flatMap((name) => idKey(site.variant.api[name]) ?? []);
    const isWhole = sectionNames.every((name) => isSettled(outcomes[name]));
    return { answer: planShell(raw, context, report), outcomes, isWhole, keys: [siteKey(site.id), ...ids] };
  };

  return {
    loadShell: (site, language) => cache.get(`${site.id} ${language}`, (previous) => load(site, language, previous)),
    expire: () => cache.expire(),
  };
}

async function loadSection(
  name: SectionName,
  site: ServedSite,
  language: Language,
  previous: CallOutcome | undefined,
  { cms, fetchPage, log }: ShellLoaderOptions,
): Promise<CallOutcome> {
  const configured = await cms.get(sectionPath(site.variant.api[name], language), previous);
  if (configured.kind === 'object') return configured;
  log.warn({ event: 'shell.missing', site: site.id, language, section: name, why: configured.kind });
  // An older section is better than none: menus change seldom, and every page needs them.
  if (isTrouble(configured)) return previous?.kind === 'object' ? previous : configured;
  const id = await namedByHome(name, site, language, fetchPage);
  return id === undefined ? configured : cms.get(sectionPath(id, language), previous);
}

/** The address of a section: always below `groenkennisnet`, whatever the site (specification, section 7). */
function sectionPath(id: string, language: Language): string {
  return `/${language}/groenkennisnet/paginasectie?pagesectionid=${id}&tsobjectid=${id}`;
}

async function namedByHome(
  name: SectionName,
  site: ServedSite,
  language: Language,
  fetchPage: FetchPage,
): Promise<string | undefined> {
  const home = await fetchPage({ site, path: '/', language });
  const sections = home.kind === 'page' ? home.outcome.value.sections : undefined;
  // The only one may stand there without its list.
  for (const section of [sections].flat()) {
    if (!isRecord(section) || typeof section.title !== 'string' || typeof section.identifier !== 'string') continue;
    const id = /^(?:pagesection_)?(\d+)$/.exec(section.identifier)?.[1];
    if (id !== undefined && id !== site.variant.api[name] && sectionTitles[name].test(section.title.trim())) return id;
  }
  return undefined;
}

/** A site may do without a section: that it is not there is an answer as well. */
function isSettled(outcome: CallOutcome): boolean {
  return outcome.kind === 'object' || (outcome.kind === 'status' && [404, 410].includes(outcome.status));
}

function isTrouble(outcome: CallOutcome): boolean {
  return outcome.kind !== 'status' || isPassing(outcome.status);
}

function sectionOf(outcome: CallOutcome): unknown {
  return outcome.kind === 'object' ? outcome.value : undefined;
}

function sizeOf(outcome: CallOutcome): number {
  return outcome.kind === 'object' ? outcome.body.length * 4 : 32;
}
