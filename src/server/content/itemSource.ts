import type { PlanContext } from '#templates/contract/context.ts';
import type { RelatedItem } from '#templates/plan/pages/itemDetails.ts';
import { planRelatedItem } from '#templates/plan/pages/planRelatedItem.ts';
import { createIdSource, type Found } from '../calls/idSource.ts';
import type { JsonClient } from '../calls/jsonClient.ts';

export type LoadItems = (contentIds: readonly string[], context: PlanContext) => Promise<Found<RelatedItem>>;

export interface ItemSource {
  readonly loadItems: LoadItems;
  /** Has all of them asked for anew. */
  readonly expireItems: () => void;
}

interface ItemSourceOptions {
  readonly cms: JsonClient;
  readonly freshSeconds: number;
}

/** Asks the CMS for items that a page names by their id alone (specification, section 7: `/nl?contentid=`). */
export function createItemSource({ cms, freshSeconds }: ItemSourceOptions): ItemSource {
  const load = createIdSource({
    ...{ name: 'items', client: cms, freshSeconds, maximumSize: 16_000_000 },
    read: (answer) => answer,
  });
  return {
    loadItems: (contentIds, context) => {
      const paths = new Map(contentIds.map((id) => [id, `/nl?contentid=${encodeURIComponent(id)}`]));
      return load(paths, (answer) => planRelatedItem(answer, context));
    },
    expireItems: load.expire,
  };
}
