import type { PreviewView } from '#app/views/preview/address.ts';
import type { PreviewResponse } from '#app/views/preview/previewResponse.ts';
import { definitionOf } from '#app/views/views.ts';
import type { LoadShell } from '../content/loadShell.ts';
import type { Assets } from '../document/assets.ts';
import { unlisted } from '../document/documentFacts.ts';
import { publicSite } from '../document/publicSite.ts';
import { noStore } from '../http/cacheControl.ts';
import { framedDocumentHeaders } from '../http/securityHeaders.ts';
import type { Log } from '../log.ts';
import type { ServedSite } from '../sites/siteDirectory.ts';
import type { ServerView } from '../views/serverView.ts';
import { absoluteShell } from './absoluteShell.ts';
import type { LoadPreview } from './loadPreview.ts';

interface PreviewViewOptions {
  readonly loadPreview: LoadPreview;
  /** Keeps nothing: menu and footer are what the CMS says now, like the page. */
  readonly loadShell: LoadShell;
  readonly assets: Assets;
  readonly sites: readonly ServedSite[];
  readonly log: Log;
}

/**
 * `/preview?url=…` for editors (specification, section 2): the CMS's answer for an address, as a page with everything
 * that was rejected, or what there is instead with its status. Asked live, never kept, listed nowhere; only the
 * portal's own sites may frame it.
 */
export function createPreviewView(options: PreviewViewOptions): ServerView<PreviewView, PreviewResponse | undefined> {
  const { loadPreview, loadShell, assets, sites, log } = options;
  const { language: languageAround } = definitionOf('preview');
  const framed = framedDocumentHeaders(sites.map(({ plan }) => plan.origin));
  return {
    async load(view, { site, trace }) {
      trace.cache = 'off';
      const { answer: response, theme } = await loadPreview(new URLSearchParams(view.search), site);
      const language = languageAround(view, response, theme.plan.language);
      // What is no page has no menu around it either: for an address that is refused, nothing is asked for.
      const shell = response.plan ? (await loadShell(theme, language)).value.answer : undefined;
      return {
        kind: 'view',
        view,
        response,
        site: publicSite(theme, assets),
        language,
        shell: shell && response.theme === 'other' ? absoluteShell(shell, theme.plan.origin) : shell,
      };
    },
    facts: () => unlisted,
    headers: () => framed,
    cacheControl: noStore,
    compression: 'quick',
    work: 'preview',
    onCrash: (crash, { site }) => log.warn({ event: 'preview.crashed', site: site.id, ...crash }),
  };
}
