import { escapeHtml } from '#templates/contract/escapeHtml.ts';
import type { ServedSite } from '../sites/siteDirectory.ts';
import { openSearchPath, searchTemplate } from '../sites/siteOffers.ts';
import { xmlText } from './xmlText.ts';

/** How a browser searches this site from its address bar (OpenSearch 1.1). */
export function openSearchDescription(site: ServedSite): string {
  const { plan, registration } = site;
  const text = (value: string) => escapeHtml(xmlText(value));
  return `<?xml version="1.0" encoding="UTF-8"?>
<OpenSearchDescription xmlns="http://a9.com/-/spec/opensearch/1.1/">
<ShortName>${text(plan.title)}</ShortName>
<Description>${text(registration.description)}</Description>
<Url type="text/html" method="get" template="${text(searchTemplate(site, '{searchTerms}'))}"/>
<Url type="application/opensearchdescription+xml" rel="self" template="${text(registration.origin + openSearchPath)}"/>
<Image type="image/svg+xml">${text(registration.origin)}/favicon.svg</Image>
<Language>${plan.language}</Language>
<InputEncoding>UTF-8</InputEncoding>
<OutputEncoding>UTF-8</OutputEncoding>
</OpenSearchDescription>
`;
}
