import { shellAddress } from '#app/api/addresses.ts';
import type { PortalState } from '#app/api/portalState.ts';
import type { ApiResponse } from '#app/api/responses.ts';
import type { RenderApp } from '#app/entry-server.tsx';
import { definitionOf, type ResponseTypes, type ViewKind, type ViewTypes } from '#app/views/views.ts';
import type { PostedForm } from '#templates/renderer/forms.ts';
import { siteKey } from '../content/contentKeys.ts';
import type { Assets } from '../document/assets.ts';
import { type RenderedDocument, renderDocument } from '../document/document.ts';
import { type DocumentFacts, unlisted } from '../document/documentFacts.ts';
import { lastResort } from '../document/lastResort.ts';
import { cachingHeaders, forAMoment, noIndex, noStore } from '../http/cacheControl.ts';
import { Reply } from '../http/Reply.ts';
import { allowInline } from '../http/securityHeaders.ts';
import type { Log } from '../log.ts';
import type { RequestContext } from '../request/requestContext.ts';
import { withoutTerm } from '../request/requestLog.ts';
import type { LoadedView, ServerView } from './serverView.ts';

export interface RenderOptions {
  readonly renderApp: RenderApp;
  readonly assets: Assets;
  readonly log: Log;
}

/** What was posted to get a document, and the status that says what became of it. */
export interface Posted {
  /** Where it was a form of the page. */
  readonly form?: PostedForm | undefined;
  readonly status: number;
}

export interface RenderedView {
  readonly status: number;
  readonly reply: Reply;
}

/** A loaded view with its definitions, both of its kind. */
export interface RenderedParts<Kind extends ViewKind> {
  readonly kind: Kind;
  readonly serverView: ServerView<ViewTypes[Kind], ResponseTypes[Kind]>;
  readonly loaded: LoadedView<ViewTypes[Kind], ResponseTypes[Kind]>;
  readonly posted?: Posted | undefined;
}

/**
 * Renders a loaded view: state, markup, document, reply. When that fails it renders what the view shows of a failure,
 * and when that fails as well the last resort.
 */
export async function renderView<Kind extends ViewKind>(
  parts: RenderedParts<Kind>,
  context: RequestContext,
  { renderApp, assets, log }: RenderOptions,
): Promise<RenderedView> {
  const { kind, serverView, loaded, posted } = parts;
  const { view, site, language } = loaded;
  const definition = definitionOf(kind);
  const known = definition.status(view, loaded.response, site);
  const status = posted && known === 200 ? posted.status : known;

  const isForAll = serverView.isForAll?.(loaded.response) ?? true;
  const shared = loaded.isWhole === false ? forAMoment(serverView.cacheControl) : serverView.cacheControl;

  const documentOf = async (response: ResponseTypes[Kind], facts: DocumentFacts) => {
    const state = stateOf(parts, response, context);
    const rendered = await renderApp(state);
    for (const crash of rendered.crashed) serverView.onCrash(crash, context);
    return renderDocument(state, rendered, facts, assets, context.stylesIn);
  };
  const replyWith = (code: number, { html, inline }: RenderedDocument, { indexing }: DocumentFacts): RenderedView => ({
    status: code,
    reply: new Reply(html, {
      status: code,
      contentType: 'text/html; charset=utf-8',
      headers: {
        ...allowInline(serverView.headers(view, context), inline),
        vary: 'accept-encoding, sec-fetch-site',
        ...cachingHeaders(code === 200 && !posted && isForAll ? shared : noStore, [
          siteKey(context.site.id),
          `view-${kind}`,
          ...(loaded.keys ?? []),
        ]),
        // Said in the markup too; a header is heard before that is read.
        ...(indexing === 'refused' ? noIndex : {}),
      },
      compression: code === 200 && !posted ? serverView.compression : 'quick',
    }),
  });
  const logFailure = (error: unknown, code: number) =>
    log.error({ event: 'render.failed', site: site.id, page: withoutTerm(context.pathname), status: code, err: error });

  try {
    const facts = posted ? unlisted : serverView.facts(view, loaded.response, context);
    return replyWith(status, await documentOf(loaded.response, facts), facts);
  } catch (error) {
    logFailure(error, status);
  }
  const failed = status >= 400 ? status : 500;
  const failure = definition.failure(view, failed);
  try {
    if (failure !== undefined) return replyWith(failed, await documentOf(failure, unlisted), unlisted);
  } catch (error) {
    logFailure(error, failed);
  }
  return replyWith(
    failed,
    { html: Buffer.from(lastResort(language)), inline: { scripts: [], styles: [], attributes: [] } },
    unlisted,
  );
}

function stateOf<Kind extends ViewKind>(
  { kind, loaded: { view, site, language, shell, more }, posted }: RenderedParts<Kind>,
  response: ApiResponse | undefined,
  { pathname, search }: RequestContext,
): PortalState {
  const address = definitionOf(kind).responseAddress(view);
  return {
    site,
    language,
    url: pathname + search,
    responses: {
      ...(address && response && { [address]: response }),
      ...(shell && { [shellAddress(language)]: shell }),
      ...more,
    },
    crashed: [],
    ...(posted?.form && { posted: posted.form }),
  };
}
