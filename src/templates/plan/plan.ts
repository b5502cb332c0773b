import { isRecord, prune } from '../contract/empty.ts';
import { areaSchema, type Envelope, envelopeSchema } from '../contract/envelope.schema.ts';
import type { Finding, Report } from '../contract/finding.ts';
import { siteHref } from '../contract/links.ts';
import { readLeniently } from '../contract/readLeniently.ts';
import { valueAt } from '../contract/valueAt.ts';
import { areaTemplate } from './areaTemplates.ts';
import type { Language, PlanContext } from './context.ts';
import { createElementContext, createPageIds, type PageIds } from './elementContext.ts';
import { pageDefinitions, templateOfItem, templateOfPage } from './pageDefinitions.ts';
import type { AreaPlan, Plan, PlanLink, PlannedElement, Translation } from './plan.types.ts';
import { planElement } from './planElement.ts';
import { readMetadata } from './readMetadata.ts';

export interface PlanResult {
  readonly plan: Plan;
  /** What has to be asked elsewhere before the page is whole. */
  readonly needs: { readonly recordIds: readonly string[] };
  readonly findings: readonly Finding[];
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
  const envelope = readLeniently(envelopeSchema, prune(raw), { report, locate: (path) => path }) ?? emptyEnvelope;
  const language = languageOf(envelope.language) ?? context.language;
  const here: PlanContext = { ...context, language };
  const ids: Ids = { anchors: createPageIds(), elements: createPageIds('') };

  const head = isMediaItem(envelope)
    ? planHead('item', envelope, here, report)
    : planHead(place === 'root' ? 'root' : 'page', envelope, here, report);
  const original = (path: readonly PropertyKey[]) => valueAt(raw, path);
  const areas = envelope.contents.flatMap((area, index) => planArea(area, index, here, { ids, report, original }));

  const planned = {
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
  return { plan: planned, needs: { recordIds: recordIdsOf(areas) }, findings };
}

/** Ids given on one page, so that none is given twice. */
interface Ids {
  readonly anchors: PageIds;
  readonly elements: PageIds;
}

const emptyEnvelope: Envelope = { type: '', title: '', url: '', language: '', contents: [] };

/** `nl_NL` and `en-US` as a language of the portal. */
export function languageOf(locale: string): Language | undefined {
  const code = locale.slice(0, 2).toLowerCase();
  return code === 'nl' || code === 'en' ? code : undefined;
}

/** Template and details: a media item's by its content type, a page's by its page type. */
function planHead(kind: 'root' | 'page' | 'item', envelope: Envelope, context: PlanContext, report: Report) {
  const element = createElementContext(context, createPageIds(), 2);
  if (kind === 'item') {
    const metadata = readMetadata('item', envelope.metadata, report);
    const contenttype = metadata.contenttype || (envelope.subtype ?? '');
    const template = templateOfItem(contenttype);
    return { template, details: pageDefinitions[template].plan({ ...metadata, contenttype }, element) };
  }
  const metadata = readMetadata('page', envelope.metadata, report);
  const template = kind === 'root' ? 'home' : templateOfPage(metadata.page_type);
  return { template, details: pageDefinitions[template].plan(metadata, element) };
}

interface AreaTools {
  readonly ids: Ids;
  readonly report: Report;
  readonly original: (path: readonly PropertyKey[]) => unknown;
}

function planArea(pruned: unknown, index: number, context: PlanContext, tools: AreaTools): AreaPlan[] {
  const { ids, report, original } = tools;
  const area = readLeniently(areaSchema, pruned ?? {}, { report, locate: (path) => ['contents', index, ...path] });
  if (area === undefined || Object.keys(area).length === 0) return [];
  const name = area.area ?? '';
  const id = ids.anchors(area.area ?? area.title ?? `${index + 1}`);
  const elementContext = createElementContext(context, ids.anchors, area.title ? 3 : 2);
  const elements = (area.elements ?? []).flatMap((element, position): PlannedElement[] => {
    const path = ['contents', index, 'elements', position];
    const planned = planElement(element, elementContext, {
      path,
      fallbackId: `${id}-${position + 1}`,
      report,
      original: () => original(path),
    });
    // An editor may place one element twice; on the page each has an id of its own.
    return planned ? [{ ...planned, id: ids.elements(planned.id) }] : [];
  });
  const lead = area.contentarea_leadtext;
  if (elements.length === 0 && !area.title && !lead) return [];
  const tone = area.background ? 'band' : 'plain';
  return [{ id, name, template: areaTemplate(area.contentarea_template), title: area.title, lead, tone, elements }];
}

/** Media items say so in their type. Where that is lost, what only they have tells them from pages. */
function isMediaItem({ type, subtype, metadata }: Envelope): boolean {
  switch (type.toLowerCase()) {
    case 'mediaitem':
      return true;
    case 'page':
      return false;
    default:
      return subtype !== undefined || (isRecord(metadata) && typeof metadata.contenttype === 'string');
  }
}

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
  const fromAddress = segment.replaceAll('-', ' ').replace(/^./, (letter) => letter.toUpperCase());
  return title || navtitle || inMetadata || fromAddress || site.title;
}

function pathOf(url: string, context: PlanContext): string {
  const href = siteHref(url, context);
  return href?.startsWith('/') ? (href.split(/[?#]/)[0] ?? '') : '';
}

function linkOf(title: string | undefined, url: string | undefined, context: PlanContext): PlanLink[] {
  const href = siteHref(url ?? '', context);
  return title && href ? [{ label: title, href }] : [];
}

/** The way to a page: the CMS names its parent only. The language's own root (`/nl`) is no page of the site. */
function breadcrumbOf({ parentPage }: Envelope, context: PlanContext): PlanLink[] {
  if (!parentPage || /^\/?(nl|en)(\.htm|\/)?$/i.test(parentPage.url ?? '')) return [];
  return linkOf(parentPage.title, parentPage.url, context).filter((link) => link.href !== '/');
}

/** The pages below this one, each once. */
function subPagesOf({ subPages = [] }: Envelope, context: PlanContext): PlanLink[] {
  const links = subPages.flatMap(({ title, url }) => linkOf(title, url, context));
  return [...new Map(links.map((link) => [link.href, link])).values()];
}

function translationsOf({ languages = [] }: Envelope, own: Language, context: PlanContext): Translation[] {
  return languages.flatMap(({ locale, url }) => {
    const language = languageOf(locale ?? '');
    const href = siteHref(url ?? '', context);
    return language && language !== own && href ? [{ language, href }] : [];
  });
}

function recordIdsOf(areas: readonly AreaPlan[]): string[] {
  const ids = areas.flatMap((area) =>
    area.elements.flatMap((element) =>
      element.kind === 'known' && element.type === 'records' ? element.data.slots.map((slot) => slot.id) : [],
    ),
  );
  return [...new Set(ids)];
}
