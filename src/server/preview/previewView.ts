import { commentsAddress } from '#app/api/addresses.ts';
import { itemOf } from '#app/personal/item.ts';
import type { PreviewView } from '#app/views/preview/address.ts';
import { frameModes, oneOf } from '#app/views/preview/choice.ts';
import type { AnyPreviewResponse, PreviewToolResponse } from '#app/views/preview/toolResponse.ts';
import { definitionOf } from '#app/views/views.ts';
import type { Plan } from '#templates/plan/plan.types.ts';
import type { LoadShell } from '../content/loadShell.ts';
import type { Assets } from '../document/assets.ts';
import { descriptionOf, unlisted } from '../document/documentFacts.ts';
import { publicSite } from '../document/publicSite.ts';
import { noStore } from '../http/cacheControl.ts';
import type { EventStreams } from '../http/eventStreams.ts';
import { framedDocumentHeaders } from '../http/securityHeaders.ts';
import type { Limits } from '../limits/limits.ts';
import type { Log } from '../log.ts';
import type { CommentSource } from '../people/commentSource.ts';
import { newestComments } from '../people/newestComments.ts';
import { sharedPicture } from '../pictureAddresses/sharedPicture.ts';
import { publicPortlet } from '../portlets/publicPortlet.ts';
import type { RequestContext } from '../request/requestContext.ts';
import type { PortletDirectory } from '../sites/portletDirectory.ts';
import type { ServedSite } from '../sites/siteDirectory.ts';
import type { LoadedView, ServerView } from '../views/serverView.ts';
import { absoluteShell } from './absoluteShell.ts';
import { type OpenedPreview, type PreviewOpener, refusedPreview } from './openPreview.ts';
import { readSnapshot, type SnapshotStore, writeSnapshot } from './snapshots.ts';

interface PreviewViewOptions {
  readonly opener: PreviewOpener;
  readonly snapshots: SnapshotStore;
  /** Keeps nothing for long: menu and footer are what the CMS says now, like the page. */
  readonly loadShell: LoadShell;
  readonly comments: CommentSource;
  readonly limits: Pick<Limits, 'spend'>;
  readonly assets: Assets;
  readonly sites: readonly ServedSite[];
  /** The site that portlets belong to. */
  readonly main: ServedSite;
  readonly portlets: PortletDirectory;
  /** Origins beside the portal's own whose pages may frame a preview. */
  readonly embedders: readonly string[];
  /** Where the CMS edits a page, with `{page}` and `{element}`. */
  readonly editAddress: string | undefined;
  /** Tells of what is saved in the CMS; none where that cannot be known. */
  readonly changes: EventStreams | undefined;
  readonly log: Log;
}

export type LoadedPreviewView = LoadedView<PreviewView, AnyPreviewResponse>;

export interface PreviewDocuments {
  readonly view: ServerView<PreviewView, AnyPreviewResponse>;
  /** The page of an opened preview, as a frame shows it. */
  page(view: PreviewView, opened: OpenedPreview): Promise<LoadedPreviewView>;
}

/**
 * `/preview?url=…` for editors (specification, section 2): the bar with what is wrong, and `/preview/page?url=…`, the
 * CMS's answer as a page with everything that was rejected. Where there is no page, both say why, with its status. Asked
 * live, kept for the frames alone, listed nowhere; only the portal's own sites and the CMS may frame it.
 */
export function createPreviewView(options: PreviewViewOptions): PreviewDocuments {
  const { main, portlets } = options;
  const { opener, snapshots, loadShell, comments, limits, assets, sites, embedders, editAddress, changes, log } =
    options;
  const { language: languageAround } = definitionOf('preview');
  const framed = framedDocumentHeaders(
    sites.map(({ plan }) => plan.origin),
    embedders,
  );

  const page = async (
    view: PreviewView,
    { answer: response, theme, portlet }: OpenedPreview,
  ): Promise<LoadedPreviewView> => {
    const language = languageAround(view, response, theme.plan.language);
    // What is no page has no menu around it either: for an address that is refused, nothing is asked for.
    const item = theme.registration.interactivity.enabled && response.plan ? itemOf(response.plan) : undefined;
    const [around, said] = await Promise.all([
      // A portlet has no menu.
      response.plan && !portlet ? loadShell(theme, language) : undefined,
      item && comments.load(item.id),
    ]);
    const shell = around?.value.answer;
    return {
      kind: 'view',
      view,
      response,
      site: portlet ? publicPortlet(portlet, main, assets) : publicSite(theme, assets),
      language,
      ...(item && said && { more: { [commentsAddress(item.id)]: newestComments(said.response, view.search) } }),
      shell: shell && response.theme === 'other' ? absoluteShell(shell, theme.plan.origin) : shell,
    };
  };

  const tool = async (
    view: PreviewView,
    { answer, theme, portlet, snapshot, expires }: OpenedPreview,
    { site }: RequestContext,
  ): Promise<LoadedPreviewView> => {
    const response: PreviewToolResponse = {
      // Who asks for nothing finds the way in; that nothing is no page.
      status: asksForPage(view) ? answer.status : 200,
      plan: null,
      shown: answer.plan,
      preview: answer.preview,
      tool: {
        sites: sites.map(({ id, plan: { title } }) => ({ id, title })),
        portlets: portlets.portlets.map(({ registration: { domain, site: own } }) => ({
          id: domain,
          title: own.title,
        })),
        looks: looksOf(answer.plan, sites),
        site: portlet?.registration.domain ?? theme.id,
        embedders,
        editAddress,
        follows: changes !== undefined,
        snapshot: snapshot && (await writeSnapshot(snapshot, snapshots)),
        sharedUntil: expires?.toISOString(),
      },
    };
    const language = languageAround(view, response, theme.plan.language);
    return { kind: 'view', view, response, site: publicSite(site, assets), language, shell: undefined };
  };

  const opened = async ({ search }: PreviewView, context: RequestContext): Promise<OpenedPreview> => {
    const parameters = new URLSearchParams(search);
    const { site } = context;
    const name = parameters.get('snapshot');
    const snapshot = name === null ? undefined : await readSnapshot(name, snapshots);
    if (snapshot) return opener.show(snapshot, parameters, site);
    // A frame counts for little because nobody is asked for it: where its answer is gone, it counts like any preview.
    const mayAsk = name === null || (await limits.spend('preview', context)).isWithin;
    return mayAsk ? opener.open(parameters, site) : refusedPreview('expired', site);
  };

  return {
    page,
    view: {
      async load(view, context) {
        context.trace.cache = 'off';
        if (view.part === 'help') return tool(view, refusedPreview('missing', context.site), context);
        if (view.part === 'page') return page(view, await opened(view, context));
        return tool(view, await opener.open(new URLSearchParams(view.search), context.site), context);
      },
      facts: ({ search }) => ({ ...unlisted, mode: modeOf(search) }),
      headers: () => framed,
      cacheControl: noStore,
      compression: 'quick',
      work: ({ part, search }) =>
        part === 'page' && new URLSearchParams(search).has('snapshot') ? 'frame' : 'preview',
      onCrash: ({ error, ...crash }, { site }) =>
        log.error({ event: 'preview.crashed', site: site.id, ...crash, err: error }),
    },
  };
}

function asksForPage({ search }: PreviewView): boolean {
  const parameters = new URLSearchParams(search);
  return parameters.has('url') || parameters.has('share');
}

/** What search engines and link previews would show of the page if it were a site's. */
function looksOf(plan: Plan | null, sites: readonly ServedSite[]): PreviewToolResponse['tool']['looks'] {
  if (!plan) return [];
  const [first] = plan.details.pictures;
  return sites.map((site) => ({
    site: site.id,
    siteTitle: site.plan.title,
    title: plan.title,
    address: `${site.registration.origin}${plan.path}`,
    description: descriptionOf(plan, site),
    picture: first && sharedPicture(first, '', plan.template === 'person' ? '1-1' : '16-9').url,
  }));
}

/** The colours that the editor wants to see, whatever this browser shows otherwise. */
function modeOf(search: string): 'light' | 'dark' | undefined {
  const mode = oneOf(frameModes, new URLSearchParams(search).get('mode'));
  return mode === 'system' ? undefined : mode;
}
