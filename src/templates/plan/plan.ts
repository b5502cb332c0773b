import { capitalised } from '#languages/capitalised.ts';
import type { Language } from '#languages/languages.ts';
import type { PlanContext } from '../contract/context.ts';
import { isRecord, prune } from '../contract/empty.ts';
import { type Envelope, envelopeSchema } from '../contract/envelope.schema.ts';
import { type Finding, type Report, reportTooMany } from '../contract/finding.ts';
import { languageOfLocale } from '../contract/languageOfLocale.ts';
import { placesLedTo } from '../contract/leavingLinks.ts';
import type { PlanLink } from '../contract/links.ts';
import { siteHref } from '../contract/links.ts';
import { readLeniently } from '../contract/readLeniently.ts';
import type { AreaPlan } from './areas/area.types.ts';
import { type PlanSource, planAreas } from './areas/planAreas.ts';
import { knownElementsOf } from './areas/walk.ts';
import { asContactForm } from './pages/contactForm.ts';
import { placeAreas } from './pages/placeAreas.ts';
import { planHead } from './pages/planHead.ts';
import type { Plan, Translation } from './plan.types.ts';

export interface PlanResult {
  readonly plan: Plan;
  /** What has to be asked elsewhere before the page is whole. */
  readonly needs: {
    /** Publications of the query service. */
    readonly recordIds: readonly string[];
    /** Items of the CMS that are named by their id alone. */
    readonly contentIds: readonly string[];
  };
  readonly findings: readonly Finding[];
  /** Where the parts of the page come from, in the order of what the CMS sent. */
  readonly sources: readonly PlanSource[];
  /** Addresses of this page, as links of ours name it. */
  readonly here: readonly string[];
}

/**
 * Makes a page of what the CMS sent: which template, which areas, which elements, and what was wrong with it.
 *
 * Pure and total: any JSON value gives a plan, at worst an empty page with findings.
 * @param place `root` for the site's own address, which renders as home whatever its page type says
 */
export function plan(raw: unknown, context: PlanContext, place: 'root' | 'page' = 'page'): PlanResult {
  const findings: Finding[] = [];
  const report: Report = (finding) => findings.push(finding);
  const pruned = prune(raw, (cut) => reportTooMany(cut, report));
  const envelope = readLeniently(envelopeSchema, pruned, { report, locate: (path) => path }) ?? emptyEnvelope;
  const language = languageOfLocale(envelope.language, context) ?? context.language;
  const addresses = addressesOf(envelope.url, place, { ...context, language });
  const onPage: PlanContext = { ...context, language, here: addresses };
  const ledTo = placesLedTo(envelope.contents, onPage);
  const here: PlanContext = { ...onPage, ledTo };

  const sources: PlanSource[] = [];
  const located = (source: PlanSource) => sources.push(source);
  const { head: asked, layout } = planHead(envelope, place, here, report);
  const planned = planAreas(envelope.contents, here, { report, original: raw, located, layout });
  const head = asContactForm(asked, planned);
  const areas = placeAreas(planned, head.template);

  const page: Plan = {
    ...head,
    id: envelope.identifier ?? '',
    path: place === 'root' ? '/' : pathOf(envelope.url, here),
    language,
    title: titleOf(envelope, here, place),
    breadcrumb: breadcrumbOf(envelope, here),
    translations: translationsOf(envelope, language, here),
    subPages: subPagesOf(envelope, here),
    areas,
  };
  return { plan: page, needs: needsOf(areas, page.details), findings, sources, here: addresses };
}

const emptyEnvelope: Envelope = { type: '', title: '', url: '', language: '', contents: [] };

/** The title, or the best stand-in for it: a page without a heading cannot be found by anyone. */
function titleOf({ title, navtitle, metadata, url }: Envelope, { site }: PlanContext, place: 'root' | 'page'): string {
  const inMetadata = isRecord(metadata) && typeof metadata.title === 'string' ? metadata.title.trim() : '';
  const segment =
    place === 'root'
      ? ''
      : (url
          .replace(/\.htm$/i, '')
          .split('/')
          .at(-1) ?? '');
  const fromAddress = capitalised(segment.replaceAll('-', ' '));
  return title || navtitle || inMetadata || fromAddress || site.title;
}

/** The site's own address shows a page that has one of its own too. */
function addressesOf(url: string, place: 'root' | 'page', context: PlanContext): string[] {
  const own = siteHref(url, context);
  return [...(place === 'root' ? ['/'] : []), ...(own?.startsWith('/') ? [own] : [])];
}

function pathOf(url: string, context: PlanContext): string {
  const href = siteHref(url, context);
  return href?.startsWith('/') ? (href.split(/[?#]/)[0] ?? '') : '';
}

function linkOf(title: string | undefined, url: string | undefined, context: PlanContext): PlanLink[] {
  const href = siteHref(url ?? '', context);
  return title && href ? [{ label: title, href }] : [];
}

/** The CMS's own start in a language, above all sites. */
const rootOfLanguage = /^\/?[a-z]{2}(\.htm|\/)?$/i;

/** The way to a page: the CMS names its parent only. The language's own root (`/nl`) is no page of the site. */
function breadcrumbOf({ parentPage }: Envelope, context: PlanContext): PlanLink[] {
  if (!parentPage || rootOfLanguage.test(parentPage.url ?? '')) return [];
  const links = linkOf(parentPage.title, parentPage.url, context);
  return links.filter((link) => link.href !== '/' && !isHere(link, context));
}

/** Whether a link leads to the very page it stands on, as when the CMS names a page as its own parent. */
function isHere({ href }: PlanLink, { here = [] }: PlanContext): boolean {
  return here.includes(href);
}

/** The pages below this one, each once. */
function subPagesOf({ subPages = [] }: Envelope, context: PlanContext): PlanLink[] {
  const links = subPages.flatMap(({ title, url }) => linkOf(title, url, context));
  return [...new Map(links.map((link) => [link.href, link])).values()].filter((link) => !isHere(link, context));
}

/** The page in the other languages, in each once: there is one place that its reader is led to. */
function translationsOf({ languages = [] }: Envelope, own: Language, context: PlanContext): Translation[] {
  const all = languages.flatMap(({ locale, url }) => {
    const language = languageOfLocale(locale ?? '', context);
    const href = siteHref(url ?? '', context);
    return language && language !== own && href ? [{ language, href }] : [];
  });
  return all.filter(({ language }, at) => all.findIndex((each) => each.language === language) === at);
}

function needsOf(areas: readonly AreaPlan[], details: Plan['details']): PlanResult['needs'] {
  const recordIds = knownElementsOf(areas).flatMap((element) =>
    element.type === 'records' ? element.data.slots.map((slot) => slot.id) : [],
  );
  const related = 'related' in details ? [...details.related, ...details.experts] : [];
  const contentIds = related.flatMap((slot) => (slot.state === 'asked' ? [slot.contentId] : []));
  return { recordIds: [...new Set(recordIds)], contentIds: [...new Set(contentIds)] };
}
