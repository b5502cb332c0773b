import type { Thing, WithContext } from 'schema-dts';
import type { PageResponse } from '#app/api/responses.ts';
import type { CitationTag } from '#app/citation/citationTags.ts';
import type { PageView } from '#app/views/page/address.ts';
import type { Language } from '#languages/languages.ts';
import type { Plan } from '#templates/plan/plan.types.ts';
import { type SharedPicture, sharedPicture } from '../pictureAddresses/sharedPicture.ts';
import type { ServedSite } from '../sites/siteDirectory.ts';
import { momentOf } from '../time/momentOf.ts';
import { type AddressContext as Place, type PublicAddresses, publicAddresses } from './publicAddresses.ts';
import { structuredData } from './structuredData.ts';

/** A page as search engines and link previews know it. */
export interface Listing extends PublicAddresses {
  readonly site: ServedSite;
  readonly language: Language;
  readonly title: string;
  readonly description: string | undefined;
  readonly kind: 'article' | 'website';
  /** Moments with their offset (ISO 8601). */
  readonly published: string | undefined;
  readonly modified: string | undefined;
  readonly picture: SharedPicture | undefined;
  /** A publication in the tags that reference managers read. */
  readonly citation?: readonly CitationTag[];
  /** What the page says, in the words of schema.org. */
  readonly data: readonly WithContext<Exclude<Thing, string>>[];
}

/** What a document says to machines. */
export interface DocumentFacts {
  /** `refused` for what is for people only, and on hosts and variants that are not the public's. */
  readonly indexing: 'allowed' | 'refused';
  /** None for searches, errors and whatever is only one visitor's. */
  readonly listing: Listing | undefined;
  /** What follows the document's list, for feed readers. */
  readonly feed?: { readonly title: string; readonly href: string } | undefined;
  /** Where pages may stand that embed the document: they may know how high it is. */
  readonly embedders?: readonly string[];
  /** The colours it is shown in, whatever the visitor chose for the site. */
  readonly mode?: 'light' | 'dark' | undefined;
}

/** Searches and errors are for people, not for search engines. */
export const unlisted: DocumentFacts = { indexing: 'refused', listing: undefined };

interface DocumentPlace extends Place {
  readonly indexing: DocumentFacts['indexing'];
  /** Where the site's logo is. */
  readonly logo: string;
}

/** What search engines and link previews hear of a page of the CMS; nothing of one that is not there. */
export function pageFacts(
  view: PageView,
  { plan }: PageResponse,
  { indexing, logo, ...place }: DocumentPlace,
): DocumentFacts {
  if (plan === null) return unlisted;
  const addresses = publicAddresses(plan, view.path, place);
  const { site } = place;
  const [first] = plan.details.pictures;
  const page = {
    ...addresses,
    site,
    language: plan.language,
    title: plan.title,
    description: descriptionOf(plan, site),
    kind: isArticle(plan) ? ('article' as const) : ('website' as const),
    published: 'published' in plan.details ? momentOf(plan.details.published) : undefined,
    modified: 'modified' in plan.details ? momentOf(plan.details.modified) : undefined,
    picture: first && sharedPicture(first, site.registration.origin, plan.template === 'person' ? '1-1' : '16-9'),
  };
  const logoAddress = site.registration.origin + logo;
  return { indexing, listing: { ...page, data: structuredData(plan, { ...page, ...place, logo: logoAddress }) } };
}

/** The page's lead, else what the site says of itself, where that is in the page's language. */
export function descriptionOf({ details, language }: Plan, { registration }: ServedSite): string | undefined {
  if (details.lead) return details.lead.replace(/\s+/g, ' ').trim();
  return language === registration.language ? registration.description : undefined;
}

/** Items are written by somebody at some time; a person is not. */
function isArticle({ template, details }: Plan): boolean {
  return 'published' in details && template !== 'person';
}
