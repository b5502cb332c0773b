import type { PreviewResponse, Refusal } from '#app/views/preview/previewResponse.ts';
import { languages } from '#languages/languages.ts';
import { planAt } from '#templates/plan/eventPhase.ts';
import { fill } from '#templates/plan/fill.ts';
import { plan } from '#templates/plan/plan.ts';
import type { Plan } from '#templates/plan/plan.types.ts';
import type { Report } from '#templates/report/report.types.ts';
import { reportOf } from '#templates/report/reportOf.ts';
import type { LoadItems } from '../content/itemSource.ts';
import type { LoadSummaries as LoadRecords } from '../content/recordSummaries.ts';
import type { SiteIndexes } from '../discovery/siteIndexes.ts';
import { linksIn } from '../discovery/siteLinks.ts';
import type { MapSite } from '../discovery/siteMaps.ts';
import type { PlanPictures } from '../pictureAddresses/planPictures.ts';
import type { ServedSite, SiteDirectory } from '../sites/siteDirectory.ts';
import type { PreviewFetch } from './askPreview.ts';
import { type PreviewTarget, previewTarget } from './previewTarget.ts';

type Target = Extract<PreviewTarget, { kind: 'page' }>;

export interface PreviewLoaderOptions {
  readonly ask: (target: Target) => Promise<PreviewFetch>;
  /** Without a trailing slash. */
  readonly baseUrl: string;
  /** These two keep nothing: a preview is what the services say now. */
  readonly loadRecords: LoadRecords;
  readonly loadItems: LoadItems;
  readonly directory: SiteDirectory;
  readonly pictures: PlanPictures;
  /** Walks through the site; a preview does not wait for the end, the next one has it. */
  readonly mapSite: MapSite;
  readonly indexes: SiteIndexes;
}

export interface LoadedPreview {
  readonly answer: PreviewResponse;
  /** The site in whose theme it is shown. */
  readonly theme: ServedSite;
}

/** @param host the site whose host was asked: its links are paths, the others' whole addresses */
export type LoadPreview = (parameters: URLSearchParams, host: ServedSite) => Promise<LoadedPreview>;

/** More than anyone mends at one sitting; a page that is wrong throughout would fill the document with them. */
const maximumFindings = 100;

/** The root of a site in the CMS renders as home. */
const rootPath = /^\/(?:nl|en)\/[^/?]+(?:\/index)?(?:\.htm)?(?:\?|$)/i;

/** Makes previews: `?url=` names the page, `?site=` the theme. Nobody is asked about an address that is refused. */
export function createPreviewLoader({
  ask,
  baseUrl,
  loadRecords,
  loadItems,
  directory,
  pictures,
  mapSite,
  indexes,
}: PreviewLoaderOptions): LoadPreview {
  /** What is known of the other pages of a site, with those that this page leads to. */
  const indexFor = async (site: ServedSite, page: Plan) => {
    const walked = mapSite(site);
    await indexes.lookUp(site, linksIn(page));
    const map = await Promise.race([walked, undefined]);
    return indexes.indexOf(site, map?.isComplete ? 'whole' : 'partial');
  };

  const show = async (target: Target, host: ServedSite, theme: ServedSite): Promise<Omit<PreviewResponse, 'theme'>> => {
    const fetched = await ask(target);
    const { path: address, language } = target;
    if (fetched.kind === 'failed') {
      const { status, failure } = fetched;
      return { status, plan: null, preview: { kind: 'failed', address, failure } };
    }
    const context = { site: host.plan, sites: directory.planSites, languages, language, ...pictures };
    const planned = plan(fetched.value, context, rootPath.test(address) ? 'root' : 'page');
    const { needs } = planned;
    const [records, items] = await Promise.all([
      loadRecords(theme.variant.api.gkz_scope, needs.recordIds, planned.plan.language),
      loadItems(needs.contentIds, context),
    ]);
    const now = new Date();
    const index = await indexFor(host, planned.plan);
    // A service that could not be had says nothing of what it holds.
    const services = records.state === 'failed' || items.state === 'failed' ? 'unasked' : 'asked';
    const filled = planAt(fill(planned.plan, { records: records.found, items: items.found }), now);
    const report = reportOf(
      fetched.value,
      { ...planned, plan: filled },
      { context, now, index, services, silences: host.registration.silenced },
    );
    return {
      status: 200,
      plan: filled,
      preview: { kind: 'page', address, sources: planned.sources, ...shownReport(report) },
    };
  };

  return async (parameters, host) => {
    const theme = themeOf(parameters, host, directory);
    if (!theme) return { theme: host, answer: refusal('site', 'own') };
    const [address = '', ...others] = parameters.getAll('url');
    const target: PreviewTarget =
      others.length > 0 ? { kind: 'refused', reason: 'repeated' } : previewTarget(address, baseUrl);
    const shown = theme.id === host.id ? 'own' : 'other';
    if (target.kind === 'refused') return { theme, answer: refusal(target.reason, shown) };
    return { theme, answer: { ...(await show(target, host, theme)), theme: shown } };
  };
}

/** As much of a report as one screen holds. */
function shownReport({ findings, unchecked, silenced, clean }: Report) {
  const count = (severity: Report['findings'][number]['severity']) =>
    findings.filter((finding) => finding.severity === severity).length;
  const totals = { error: count('error'), warning: count('warning'), advice: count('advice') };
  return { findings: findings.slice(0, maximumFindings), totals, unchecked, silenced, clean };
}

function themeOf(parameters: URLSearchParams, host: ServedSite, { sites }: SiteDirectory): ServedSite | undefined {
  const asked = parameters.getAll('site');
  if (asked.length === 0) return host;
  return asked.length === 1 ? sites.find(({ id }) => id === asked[0]) : undefined;
}

function refusal(reason: Refusal, theme: PreviewResponse['theme']): PreviewResponse {
  return { status: 400, plan: null, theme, preview: { kind: 'refused', reason } };
}
