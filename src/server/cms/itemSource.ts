import type { PlanContext } from '#templates/plan/context.ts';
import type { RelatedItem } from '#templates/plan/itemDetails.ts';
import { planRelatedItem } from '#templates/plan/planRelatedItem.ts';
import { StaleCache } from '../cache/StaleCache.ts';
import type { CallOutcome, JsonClient } from '../calls/jsonClient.ts';

export interface RelatedItems {
  readonly found: ReadonlyMap<string, RelatedItem>;
  /** `partial` when some could not be asked: worth another try soon. */
  readonly state: 'whole' | 'partial';
  /** The same object for the same answer, so that a page can see whether anything changed. */
  readonly parts: readonly object[];
}

export type LoadItems = (contentIds: readonly string[], context: PlanContext) => Promise<RelatedItems>;

interface ItemSourceOptions {
  readonly cms: JsonClient;
  readonly freshSeconds: number;
}

const nothing: RelatedItems = { found: new Map(), state: 'whole', parts: [] };

/** Asks the CMS for items that a page names by their id alone (specification, section 7: `/nl?contentid=`). */
export function createItemSource({ cms, freshSeconds }: ItemSourceOptions): LoadItems {
  const cache = new StaleCache<{ readonly outcome: CallOutcome }>({
    freshSeconds,
    maximumSize: 16_000_000,
    sizeOf: ({ outcome }) => (outcome.kind === 'object' ? outcome.body.length * 2 : 32),
    worth: ({ outcome }) => (outcome.kind === 'object' || isGone(outcome) ? 'good' : 'failed'),
  });

  const load = async (id: string, previous: { outcome: CallOutcome } | undefined) => {
    const outcome = await cms.get(`/nl?contentid=${encodeURIComponent(id)}`, previous?.outcome);
    return previous && outcome === previous.outcome ? previous : { outcome };
  };

  return async (contentIds, context) => {
    if (contentIds.length === 0) return nothing;
    const loaded = await Promise.all(
      contentIds.map(async (id) => ({ id, ...(await cache.get(id, (previous) => load(id, previous))) })),
    );
    const found = loaded.flatMap(({ id, value: { outcome } }) => {
      const item = outcome.kind === 'object' ? planRelatedItem(outcome.value, context) : undefined;
      return item ? [[id, item] as const] : [];
    });
    return {
      found: new Map(found),
      state: loaded.every(({ value: { outcome } }) => outcome.kind === 'object' || isGone(outcome))
        ? 'whole'
        : 'partial',
      parts: loaded.map(({ value }) => value),
    };
  };
}

function isGone(outcome: CallOutcome): boolean {
  return outcome.kind === 'status' && outcome.status < 500;
}
