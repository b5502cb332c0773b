import type { SearchRecord, SearchResponse } from '#app/api/responses.ts';
import { citationTags } from '#app/citation/citationTags.ts';
import { resultPath } from '#app/search/resultPath.ts';
import type { ResultView } from '#app/views/result/address.ts';
import { type Language, languages } from '#languages/languages.ts';
import type { ServedSite } from '../sites/siteDirectory.ts';
import { type DocumentFacts, unlisted } from './documentFacts.ts';
import type { PublicAddresses } from './publicAddresses.ts';
import { recordData } from './recordData.ts';

interface RecordPlace {
  readonly site: ServedSite;
  readonly indexing: DocumentFacts['indexing'];
}

/** What search engines and link previews hear of a page with one record; nothing of a page with several. */
export function recordFacts(
  view: ResultView,
  response: SearchResponse,
  { site, indexing }: RecordPlace,
): DocumentFacts {
  const [record, ...others] = response.state === 'results' ? response.records : [];
  if (!record || others.length > 0) return unlisted;
  const addresses = recordAddresses(record, view, site);
  const description = record.abstract && shortened(record.abstract);
  return {
    indexing,
    listing: {
      ...addresses,
      site,
      language: view.language,
      title: record.title,
      description,
      kind: 'article',
      published: undefined,
      modified: undefined,
      picture: undefined,
      citation: citationTags(record, addresses.canonical),
      data: [{ '@context': 'https://schema.org', ...recordData(record, addresses.canonical) }],
    },
  };
}

/** One address for a record in each language of the interface, whatever title it was asked by. */
function recordAddresses(record: SearchRecord, view: ResultView, site: ServedSite): PublicAddresses {
  const hrefIn = (language: Language) => site.registration.origin + resultPath({ language }, record.title, [record.id]);
  return {
    canonical: hrefIn(view.language),
    alternates: [
      ...languages.map((language) => ({ language, href: hrefIn(language) })),
      { language: 'x-default', href: hrefIn(site.plan.language) },
    ],
  };
}

/** Search engines show no more of a description (characters). */
const maximumDescription = 300;

/** The beginning of a text, in whole words, without a comma left hanging. */
function shortened(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim();
  if (line.length <= maximumDescription) return line;
  return `${line.slice(0, maximumDescription).replace(/[\s,;:]+\S*$/, '')} …`;
}
