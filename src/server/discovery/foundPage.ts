import type { Language } from '#languages/languages.ts';
import type { Picture } from '#templates/contract/pictures.ts';
import type { Plan } from '#templates/plan/plan.types.ts';
import { descriptionOf } from '../document/documentFacts.ts';
import { type AddressContext, type PublicAddresses, publicAddresses } from '../document/publicAddresses.ts';
import { momentOf } from '../time/momentOf.ts';

/** What is remembered of a page that was found: a line of the site map, and of the feed where it is news. */
export interface FoundPage extends PublicAddresses {
  readonly language: Language;
  /** The last change (ISO 8601), where the CMS knows it. */
  readonly modified: string | undefined;
  readonly news: NewsItem | undefined;
}

export interface NewsItem {
  readonly title: string;
  readonly description: string | undefined;
  /** ISO 8601. */
  readonly published: string;
  readonly picture: Picture | undefined;
}

/** @param path where the page was asked */
export function foundPage(plan: Plan, path: string, context: AddressContext): FoundPage {
  const { details, language } = plan;
  return {
    ...publicAddresses(plan, path, context),
    language,
    modified: 'modified' in details ? (momentOf(details.modified) ?? momentOf(details.published)) : undefined,
    news: newsOf(plan, context),
  };
}

/** A feed is in the order of time: news without a date has no place in it. */
function newsOf(plan: Plan, { site }: AddressContext): NewsItem | undefined {
  if (plan.template !== 'news') return undefined;
  const published = momentOf(plan.details.published);
  if (published === undefined) return undefined;
  const [picture] = plan.details.pictures;
  return { title: plan.title, description: descriptionOf(plan, site), published, picture };
}
