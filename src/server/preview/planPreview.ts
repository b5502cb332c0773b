import type { PreviewResponse } from '#app/views/preview/previewResponse.ts';
import { languages } from '#languages/languages.ts';
import { planAt } from '#templates/plan/eventPhase.ts';
import { fill } from '#templates/plan/fill.ts';
import { type PlanResult, plan } from '#templates/plan/plan.ts';
import type { Plan } from '#templates/plan/plan.types.ts';
import type { Report } from '#templates/report/report.types.ts';
import { reportOf } from '#templates/report/reportOf.ts';
import type { LoadItems } from '../content/itemSource.ts';
import type { LoadSummaries as LoadRecords } from '../content/recordSummaries.ts';
import type { SiteIndexes } from '../discovery/siteIndexes.ts';
import { linksIn } from '../discovery/siteLinks.ts';
import type { SiteMaps } from '../discovery/siteMaps.ts';
import type { PlanPictures } from '../pictureAddresses/planPictures.ts';
import type { ServedSite, SiteDirectory } from '../sites/siteDirectory.ts';
import type { PreviewFetch } from './askPreview.ts';
import { siteOfPath } from './previewAddress.ts';
import type { PreviewTarget } from './previewTarget.ts';

export interface PreviewPlannerOptions {
  readonly loadRecords: LoadRecords;
  readonly loadItems: LoadItems;
  readonly directory: SiteDirectory;
  readonly pictures: PlanPictures;
  readonly siteMaps: SiteMaps;
  readonly indexes: SiteIndexes;
  /**
   * Whether the CMS is asked for what the page links to, and its site walked through: for a page that somebody opens.
   * Otherwise the report goes by what is known already, and says what it could not check.
   */
  readonly looksAround: boolean;
}

interface AskedPage {
  readonly fetched: PreviewFetch;
  readonly target: Extract<PreviewTarget, { kind: 'page' }>;
  /** The site in whose theme it is shown. */
  readonly theme: ServedSite;
  /** The site whose host was asked: its links are paths, the others' whole addresses. */
  readonly host: ServedSite;
}

export type PlanPreview = (page: AskedPage) => Promise<PreviewResponse>;

/** More than anyone mends at one sitting; a page that is wrong throughout would fill the document with them. */
const maximumFindings = 100;

/** The root of a site in the CMS renders as home. */
const rootPath = /^\/(?:nl|en)\/[^/?]+(?:\/index)?(?:\.htm)?(?:\?|$)/i;

/** Plans what the CMS answered as a preview: the page as it is shown, and what its own site has to say of it. */
export function createPreviewPlanner(options: PreviewPlannerOptions): PlanPreview {
  const { loadRecords, loadItems, directory, pictures, siteMaps, indexes, looksAround } = options;

  /** What is known of the other pages of a site. */
  const indexFor = async (site: ServedSite, page: Plan) => {
    if (looksAround) {
      // A preview does not wait for the end of the walk: the next one has it.
      void siteMaps.of(site);
      await indexes.lookUp(site, linksIn(page));
    }
    return indexes.indexOf(site, siteMaps.known(site)?.isComplete ? 'whole' : 'partial');
  };

  return async ({ fetched, target, theme, host }) => {
    const { path: address, language } = target;
    const shownIn = theme.id === host.id ? 'own' : 'other';
    if (fetched.kind === 'failed') {
      const { status, failure } = fetched;
      return { status, plan: null, theme: shownIn, preview: { kind: 'failed', address, failure } };
    }
    const contextOf = (site: ServedSite) => ({
      ...{ site: site.plan, sites: directory.planSites, languages, language },
      ...pictures,
    });
    const planned = (site: ServedSite) =>
      plan(fetched.value, contextOf(site), rootPath.test(address) ? 'root' : 'page');
    const shown = planned(host);
    const { needs } = shown;
    const [records, items] = await Promise.all([
      loadRecords(theme.variant.api.gkz_scope, needs.recordIds, shown.plan.language),
      loadItems(needs.contentIds, contextOf(host)),
    ]);
    const now = new Date();
    const filled = (result: PlanResult): PlanResult => ({
      ...result,
      plan: planAt(fill(result.plan, { records: records.found, items: items.found }), now),
    });
    // Whose page it is decides what is right in it: its links are judged among that site's pages.
    const site = siteOf(target.path, fetched.value, directory) ?? host;
    const whole = filled(shown);
    const own = site.id === host.id ? whole : filled(planned(site));
    const report = reportOf(fetched.value, own, {
      context: contextOf(site),
      now,
      index: await indexFor(site, own.plan),
      // A service that could not be had says nothing of what it holds.
      services: records.state === 'failed' || items.state === 'failed' ? 'unasked' : 'asked',
      silences: site.registration.silenced,
    });
    return {
      status: 200,
      plan: whole.plan,
      theme: shownIn,
      preview: { kind: 'page', address, site: site.id, sources: shown.sources, ...shownReport(report) },
    };
  };
}

/** The site that a page belongs to: by its path in the CMS, or by what it says of itself. */
export function siteOf(
  path: string,
  value: Readonly<Record<string, unknown>>,
  directory: SiteDirectory,
): ServedSite | undefined {
  return siteOfPath(path, directory) ?? (typeof value.url === 'string' ? siteOfPath(value.url, directory) : undefined);
}

/** As much of a report as one screen holds. */
function shownReport({ findings, unchecked, silenced, clean }: Report) {
  const count = (severity: Report['findings'][number]['severity']) =>
    findings.filter((finding) => finding.severity === severity).length;
  const totals = { error: count('error'), warning: count('warning'), advice: count('advice') };
  return { findings: findings.slice(0, maximumFindings), totals, unchecked, silenced, clean };
}
