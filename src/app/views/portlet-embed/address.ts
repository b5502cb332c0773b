import type { Language } from '#languages/languages.ts';
import { type Location, portletSearchAt, searchPath } from '../../search/addresses.ts';
import { embedParameter } from '../portlet/embedParameter.ts';

/** The page with the code that embeds a portlet: a parameter of its first page, because a segment would be a term. */
export interface PortletEmbedView {
  readonly kind: 'portlet-embed';
  readonly portlet: string;
  readonly language: Language;
}

export function matchPortletEmbed(location: Location, siteLanguage: Language): PortletEmbedView | undefined {
  const search = portletSearchAt(location, siteLanguage);
  if (!search?.parameters.has(embedParameter)) return undefined;
  return { kind: 'portlet-embed', portlet: search.portlet, language: search.language };
}

export function portletEmbedPath(view: PortletEmbedView): string {
  return `${searchPath(view)}?${embedParameter}`;
}
