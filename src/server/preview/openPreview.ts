import type { PreviewResponse, Refusal } from '#app/views/preview/previewResponse.ts';
import type { PortletDirectory, ServedPortlet } from '../sites/portletDirectory.ts';
import type { ServedSite, SiteDirectory } from '../sites/siteDirectory.ts';
import type { PreviewFetch } from './askPreview.ts';
import { type PlanPreview, siteOf } from './planPreview.ts';
import { previewCandidates } from './previewAddress.ts';
import type { PreviewTarget } from './previewTarget.ts';
import type { ShareLinks } from './shareLinks.ts';

type PageTarget = Extract<PreviewTarget, { kind: 'page' }>;

/** What the CMS answered, by the path it was asked for. */
export interface PreviewSnapshot {
  readonly path: string;
  readonly value: Readonly<Record<string, unknown>>;
}

export interface OpenedPreview {
  readonly answer: PreviewResponse;
  /** The site in whose theme it is shown. */
  readonly theme: ServedSite;
  /** The portlet in whose look it is shown instead. */
  readonly portlet?: ServedPortlet | undefined;
  /** None where there is no page. */
  readonly snapshot?: PreviewSnapshot | undefined;
  /** Until when the link holds by which it was opened. */
  readonly expires?: Date | undefined;
}

export interface PreviewOpener {
  /** Asks the CMS for what `?url=` names, or the link in `?share=`, and for nothing else. */
  open(parameters: URLSearchParams, host: ServedSite): Promise<OpenedPreview>;
  /**
   * Makes the same of an answer that is there already; `?site=` chooses the theme. Publications and items that it names
   * may be a minute old: it is asked for as often as somebody types.
   */
  show(snapshot: PreviewSnapshot, parameters: URLSearchParams, host: ServedSite): Promise<OpenedPreview>;
}

export interface PreviewOpenerOptions {
  /** Asks the CMS for a page, right now. */
  readonly ask: (target: PageTarget) => Promise<PreviewFetch>;
  /** Of the CMS, without a trailing slash. */
  readonly baseUrl: string;
  readonly directory: SiteDirectory;
  readonly portlets: PortletDirectory;
  readonly shareLinks: ShareLinks;
  /** Plans what the CMS has just answered. */
  readonly planOpened: PlanPreview;
  /** Plans what somebody gave, or what was kept for frames: as often as somebody types. */
  readonly planGiven: PlanPreview;
}

/**
 * Opens previews: reads the address, finds the site whose look the page should have, and hands what the CMS answered to
 * the planner. Nobody is asked about an address, or for a site, that is refused.
 */
export function createPreviewOpener(options: PreviewOpenerOptions): PreviewOpener {
  const { ask, baseUrl, directory, portlets, shareLinks, planOpened, planGiven } = options;

  const planned = async (
    { fetched, target }: { fetched: PreviewFetch; target: PageTarget },
    { site, portlet }: AskedLook,
    host: ServedSite,
    planPreview: PlanPreview,
  ): Promise<OpenedPreview> => {
    const { path } = target;
    const value = fetched.kind === 'object' ? fetched.value : undefined;
    const theme = site ?? siteOf(path, value ?? {}, directory) ?? host;
    const answer = await planPreview({ fetched, target, theme, host });
    return { theme, portlet, answer, ...(value && { snapshot: { path, value } }) };
  };

  return {
    async open(parameters, host) {
      const look = askedLook(parameters, directory, portlets);
      if (look === 'unknown') return refusedPreview('site', host);
      const [first, ...others] = ['url', 'share'].flatMap((name) =>
        parameters.getAll(name).map((value) => ({ name, value })),
      );
      if (others.length > 0) return refusedPreview('repeated', host);
      const shared = first?.name === 'share' ? shareLinks.read(first.value) : undefined;
      if (shared?.kind === 'refused') return refusedPreview(shared.reason, look.site ?? host, host);
      const written = shared?.url ?? first?.value ?? '';
      const candidates = previewCandidates(written, { host, directory, baseUrl });
      if (candidates.kind === 'refused') return refusedPreview(candidates.reason, look.site ?? host, host);
      const opened = await planned(await firstFound(candidates.targets, ask), look, host, planOpened);
      return { ...opened, expires: shared?.expires };
    },
    async show({ path, value }, parameters, host) {
      const look = askedLook(parameters, directory, portlets);
      if (look === 'unknown') return refusedPreview('site', host);
      const language = path.startsWith('/en') ? 'en' : 'nl';
      const given = { fetched: { kind: 'object', value }, target: { kind: 'page', path, language } } as const;
      return planned(given, look, host, planGiven);
    },
  };
}

/** A page may stand in either language and in two spellings: the first that is there, else what the likeliest said. */
async function firstFound(targets: readonly [PageTarget, ...PageTarget[]], ask: PreviewOpenerOptions['ask']) {
  const [target, ...others] = targets;
  const first = { target, fetched: await ask(target) };
  if (!isMissing(first.fetched)) return first;
  for (const other of others) {
    const fetched = await ask(other);
    if (!isMissing(fetched)) return { target: other, fetched };
  }
  return first;
}

function isMissing(fetched: PreviewFetch): boolean {
  return fetched.kind === 'failed' && fetched.status === 404;
}

/** The site that was chosen to look at a page in, or a portlet, which belongs to the main site. */
interface AskedLook {
  readonly site?: ServedSite | undefined;
  readonly portlet?: ServedPortlet | undefined;
}

function askedLook(
  parameters: URLSearchParams,
  { sites, main }: SiteDirectory,
  portlets: PortletDirectory,
): AskedLook | 'unknown' {
  const [asked, ...others] = parameters.getAll('site');
  if (asked === undefined) return {};
  if (others.length > 0) return 'unknown';
  const site = sites.find(({ id }) => id === asked);
  const portlet = portlets.find(asked);
  if (site) return { site };
  return portlet ? { site: main, portlet } : 'unknown';
}

/** Of the others each is a mistake in the address. */
const refusedStatus: Partial<Record<Refusal, number>> = { shareExpired: 410, shareDamaged: 403 };

/** What there is instead of a page that nobody is asked for. */
export function refusedPreview(reason: Refusal, theme: ServedSite, host = theme): OpenedPreview {
  const shown = theme.id === host.id ? 'own' : 'other';
  const status = refusedStatus[reason] ?? 400;
  return { theme, answer: { status, plan: null, theme: shown, preview: { kind: 'refused', reason } } };
}
