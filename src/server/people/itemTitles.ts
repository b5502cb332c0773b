import type { ItemTitle, ItemTitlesResponse } from '#app/api/itemTitles.ts';
import { resultPath } from '#app/search/resultPath.ts';
import { type Language, languages } from '#languages/languages.ts';
import type { PlanSite } from '#templates/contract/context.ts';
import type { LoadItems } from '../content/itemSource.ts';
import type { PlanPictures } from '../pictureAddresses/planPictures.ts';
import type { QueryRecord } from '../records/queryRecord.ts';
import { isUrn, type LoadRecords } from '../records/recordSource.ts';
import { labelOf } from '../search/queryFilter.ts';
import type { ServedSite } from '../sites/siteDirectory.ts';

/** What items and records are called, by their ids, in the order of these. Never rejects. */
export type LoadItemTitles = (ids: readonly string[], site: ServedSite) => Promise<ItemTitlesResponse>;

interface ItemTitlesOptions {
  readonly loadItems: LoadItems;
  readonly loadRecords: LoadRecords;
  readonly planSites: readonly PlanSite[];
  readonly pictures: PlanPictures;
}

/**
 * An id says not what it is one of: the CMS is asked for those that are numbers, as its own are, and the query service
 * for whatever the CMS does not know.
 */
export function createItemTitles({ loadItems, loadRecords, planSites, pictures }: ItemTitlesOptions): LoadItemTitles {
  return async (ids, site) => {
    const { language } = site.plan;
    const context = { site: site.plan, sites: planSites, languages, language, ...pictures };
    const items = await loadItems(
      ids.filter((id) => /^\d+$/.test(id)),
      context,
    );
    const rest = ids.filter((id) => !items.found.has(id) && !isUrn(id));
    const records = await loadRecords(site.variant.api.gkz_scope, rest, (record) => recordTitle(record, language));
    const titles = ids.map((id): ItemTitle | undefined => {
      const item = items.found.get(id);
      if (!item) return records.found.get(id);
      return { id, title: item.label, href: item.href, kind: item.kind ?? 'other' };
    });
    const isWhole = items.state === 'whole' && records.state === 'whole';
    return { items: titles.filter((title) => title !== undefined), state: isWhole ? 'whole' : 'part' };
  };
}

function recordTitle({ id, title, documenttype, publisher, year }: QueryRecord, language: Language): ItemTitle {
  const origin = [publisher, year?.toString()].filter(Boolean).join(', ');
  return {
    id,
    title,
    href: resultPath({ language }, title, [id]),
    kind: 'gkz',
    ...(documenttype && { label: labelOf(undefined, documenttype, language) }),
    ...(origin && { origin }),
  };
}
