import type { Refusal } from '#app/views/preview/previewResponse.ts';
import type { ServedSite, SiteDirectory } from '../sites/siteDirectory.ts';
import type { PreviewFetch } from './askPreview.ts';
import { createPreviewLoader, type LoadedPreview, type PreviewLoaderOptions } from './loadPreview.ts';
import { previewCandidates, siteOfPath } from './previewAddress.ts';
import type { PreviewTarget } from './previewTarget.ts';

type PageTarget = Extract<PreviewTarget, { kind: 'page' }>;

/** What the CMS answered, by the path it was asked for. */
export interface PreviewSnapshot {
  readonly path: string;
  readonly value: Readonly<Record<string, unknown>>;
}

export interface OpenedPreview extends LoadedPreview {
  /** None where there is no page. */
  readonly snapshot?: PreviewSnapshot | undefined;
}

export interface PreviewOpener {
  /** Asks the CMS for what `?url=` names, and for nothing else. */
  open(parameters: URLSearchParams, host: ServedSite): Promise<OpenedPreview>;
  /**
   * Makes the same of an answer that is there already; `?site=` chooses the theme. Publications and items that it names
   * may be a minute old: it is asked for as often as somebody types.
   */
  show(snapshot: PreviewSnapshot, parameters: URLSearchParams, host: ServedSite): Promise<OpenedPreview>;
}

/**
 * Opens previews: reads the address, finds the site whose look the page should have, and hands what the CMS answered to
 * the loader. Nobody is asked about an address, or for a site, that is refused.
 */
export function createPreviewOpener(
  options: PreviewLoaderOptions,
  kept: Pick<PreviewLoaderOptions, 'loadRecords' | 'loadItems'>,
): PreviewOpener {
  const { ask, baseUrl, directory } = options;

  const planned = async (
    fetched: PreviewFetch,
    target: PageTarget,
    site: ServedSite,
    host: ServedSite,
    sources: typeof kept = options,
  ) => {
    const load = createPreviewLoader({ ...options, ...sources, ask: async () => fetched });
    const loaded = await load(new URLSearchParams({ url: target.path, site: site.id }), host);
    if (fetched.kind !== 'object') return loaded;
    return { ...loaded, snapshot: { path: target.path, value: fetched.value } };
  };
  const themeFor = (asked: ServedSite | undefined, path: string, fetched: PreviewFetch, host: ServedSite) => {
    const own = fetched.kind === 'object' && typeof fetched.value.url === 'string' ? fetched.value.url : '';
    return asked ?? siteOfPath(path, directory) ?? siteOfPath(own, directory) ?? host;
  };

  return {
    async open(parameters, host) {
      const site = askedSite(parameters, directory);
      if (site === 'unknown') return refusedPreview('site', host);
      const [written = '', ...others] = parameters.getAll('url');
      if (others.length > 0) return refusedPreview('repeated', host);
      const candidates = previewCandidates(written, { host, directory, baseUrl });
      if (candidates.kind === 'refused') return refusedPreview(candidates.reason, site ?? host, host);
      const { target, fetched } = await firstFound(candidates.targets, ask);
      return planned(fetched, target, themeFor(site, target.path, fetched, host), host);
    },
    async show({ path, value }, parameters, host) {
      const site = askedSite(parameters, directory);
      if (site === 'unknown') return refusedPreview('site', host);
      const fetched: PreviewFetch = { kind: 'object', value };
      const language = path.startsWith('/en') ? 'en' : 'nl';
      return planned(fetched, { kind: 'page', path, language }, themeFor(site, path, fetched, host), host, kept);
    },
  };
}

/** A page may stand in either language and in two spellings: the first that is there, else what the likeliest said. */
async function firstFound(targets: readonly [PageTarget, ...PageTarget[]], ask: PreviewLoaderOptions['ask']) {
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

function askedSite(parameters: URLSearchParams, { sites }: SiteDirectory): ServedSite | 'unknown' | undefined {
  const asked = parameters.getAll('site');
  if (asked.length === 0) return undefined;
  return (asked.length === 1 && sites.find(({ id }) => id === asked[0])) || 'unknown';
}

/** What there is instead of a page that nobody is asked for. */
export function refusedPreview(reason: Refusal, theme: ServedSite, host = theme): OpenedPreview {
  const shown = theme.id === host.id ? 'own' : 'other';
  return { theme, answer: { status: 400, plan: null, theme: shown, preview: { kind: 'refused', reason } } };
}
