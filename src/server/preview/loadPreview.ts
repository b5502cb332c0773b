import type { PreviewResponse, Refusal } from '#app/views/preview/previewResponse.ts';
import { languages } from '#languages/languages.ts';
import type { Finding } from '#templates/contract/finding.ts';
import { planAt } from '#templates/plan/eventPhase.ts';
import { fill } from '#templates/plan/fill.ts';
import { plan } from '#templates/plan/plan.ts';
import type { LoadItems } from '../content/itemSource.ts';
import type { LoadSummaries as LoadRecords } from '../content/recordSummaries.ts';
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
}: PreviewLoaderOptions): LoadPreview {
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
    const findings = worstFirst(planned.findings);
    const [records, items] = await Promise.all([
      loadRecords(theme.variant.api.gkz_scope, needs.recordIds, planned.plan.language),
      loadItems(needs.contentIds, context),
    ]);
    const filled = planAt(fill(planned.plan, { records: records.found, items: items.found }), new Date());
    const report = { findings: findings.slice(0, maximumFindings), total: findings.length };
    const { sources } = planned;
    return { status: 200, plan: filled, preview: { kind: 'page', address, sources, ...report } };
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

/** Each once, what is not shown at all in front. */
function worstFirst(findings: readonly Finding[]): Finding[] {
  const unique = [...new Map(findings.map((finding) => [`${finding.code} ${finding.pointer}`, finding])).values()];
  const isError = ({ severity }: Finding) => severity === 'error';
  return [...unique.filter(isError), ...unique.filter((finding) => !isError(finding))];
}

function themeOf(parameters: URLSearchParams, host: ServedSite, { sites }: SiteDirectory): ServedSite | undefined {
  const asked = parameters.getAll('site');
  if (asked.length === 0) return host;
  return asked.length === 1 ? sites.find(({ id }) => id === asked[0]) : undefined;
}

function refusal(reason: Refusal, theme: PreviewResponse['theme']): PreviewResponse {
  return { status: 400, plan: null, theme, preview: { kind: 'refused', reason } };
}
