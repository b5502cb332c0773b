import { type ApiResponse, isSearchResponse } from '#app/api/responses.ts';
import type { Language } from '#languages/languages.ts';
import type { LoadShell } from '../content/loadShell.ts';
import type { Assets } from '../document/assets.ts';
import { unlisted } from '../document/documentFacts.ts';
import { publicSite } from '../document/publicSite.ts';
import type { Events } from '../events.ts';
import { siteDocumentHeaders } from '../http/securityHeaders.ts';
import type { RequestContext } from '../request/requestContext.ts';
import { withoutTerm } from '../request/requestLog.ts';
import type { LoadedView, ServerView } from './serverView.ts';
import { speculationRulesPath } from './speculationRules.ts';

export interface SiteViewOptions {
  readonly loadShell: LoadShell;
  readonly assets: Assets;
  readonly cacheControl: string;
  /** Whether finished documents are kept: then they are worth compressing well. */
  readonly keepsDocuments: boolean;
  readonly events: Events;
}

/** What the documents of a site have in common; searches and whatever is only one visitor's are listed nowhere. */
export function siteDocuments({ cacheControl, keepsDocuments, events }: SiteViewOptions) {
  return {
    facts: () => unlisted,
    headers: (_: unknown, { site }: RequestContext): Readonly<Record<string, string>> => ({
      ...siteDocumentHeaders(site.outside),
      'speculation-rules': `"${speculationRulesPath}"`,
    }),
    cacheControl,
    compression: keepsDocuments ? ('kept' as const) : ('quick' as const),
    onCrash: ({ id, type, message, error }, { site, pathname }) =>
      events.count(
        { name: 'element.crashed', site: site.id, page: withoutTerm(pathname), id, kind: type },
        message,
        error,
      ),
  } satisfies Omit<ServerView<never, unknown>, 'load'>;
}

/** A view of a site with what surrounds it, loaded at once. */
export async function withinSite<
  View extends { readonly language: Language },
  Response extends ApiResponse | undefined,
>(
  view: View,
  { site }: RequestContext,
  { loadShell, assets }: SiteViewOptions,
  response: Response | Promise<Response>,
): Promise<LoadedView<View, Response>> {
  const { language } = view;
  const [loaded, shell] = await Promise.all([response, loadShell(site, language)]);
  const { answer: around, isWhole } = shell.value;
  return {
    ...{ kind: 'view', view, response: loaded, site: publicSite(site, assets), language, shell: around },
    isWhole: isWhole && isWholeSearch(loaded),
  };
}

/** Whether nothing of a search's answer is missing; it is told of any other answer by its own state. */
export function isWholeSearch(response: ApiResponse | undefined): boolean {
  return !isSearchResponse(response) || response.state !== 'results' || response.isPart !== true;
}

/** A view of a site that is made of texts alone. */
export function textView<View extends { readonly language: Language }>(
  options: SiteViewOptions,
): ServerView<View, undefined> {
  return { ...siteDocuments(options), load: (view, context) => withinSite(view, context, options, undefined) };
}
