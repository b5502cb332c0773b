import { languageOf } from '#languages/languages.ts';
import type { RequestContext } from '../request/requestContext.ts';
import type { PortletDirectory } from '../sites/portletDirectory.ts';
import { contributorIn } from './contributors.ts';
import type { SearchAsked } from './loadSearch.ts';

/** The search that a call of the portal's own API is about; `undefined` where its portlet is not there. */
export function askedSearch(
  { site, search, request }: RequestContext,
  portlets: PortletDirectory,
): SearchAsked | undefined {
  const parameters = new URLSearchParams(search);
  const domain = parameters.get('portlet');
  const portlet = domain === null ? undefined : portlets.find(domain);
  if (domain !== null && !portlet) return undefined;
  return {
    site,
    term: parameters.get('term') ?? '',
    language: languageOf(parameters.get('language')) ?? site.plan.language,
    parameters,
    within: portlet?.registration,
    by: contributorIn(parameters.get('by') ?? ''),
    // Of a portlet, which shows a part of the collection, others may not be its own.
    similar: portlet === undefined,
    signal: request.signal,
  };
}
