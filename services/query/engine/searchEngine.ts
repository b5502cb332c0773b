import { LRUCache } from 'lru-cache';
import { compareValues, type Facet, type FacetCount } from '../facets.ts';
import type { ItemStore } from '../store/itemStore.ts';
import type { Columns } from './columns.ts';
import { type Choice, count } from './count.ts';
import { EVERYTHING, normaliseTerm } from './term.ts';

/** Relevance is always best first; titles and years run either way. */
export type Order =
  | { by: 'score' }
  | { by: 'titel'; direction: 'asc' | 'desc' }
  | { by: 'jaar'; direction: 'asc' | 'desc' };

export type SearchRequest = {
  /** As typed; empty means everything. */
  term: string;
  choices: readonly Choice[];
  order: Order;
  offset: number;
  limit: number;
};

export type SearchResult = {
  hits: number;
  /** The items of the asked page. */
  items: readonly number[];
  /** Disjunctive counts: see `count`. */
  facets: readonly { facet: Facet; values: readonly FacetCount[] }[];
};

export type SearchEngine = {
  search: (request: SearchRequest) => Promise<SearchResult>;
  /** The counts over the whole collection. */
  overview: () => SearchResult['facets'];
};

/** Most values an answer lists of one facet; chosen ones always come along, even with count 0. */
export const FACET_VALUES_MAX = 100;

/** How much memory remembered terms may take, in bytes: four per hit. */
const TERMS_BYTES = 64 * 1024 * 1024;

/**
 * Finds in the database, counts in memory: the items of a term are asked once and remembered, so that filters, pages
 * and sorting of the same search never wait for the database.
 */
export function createSearchEngine(store: Pick<ItemStore, 'findIds'>, current: () => Columns): SearchEngine {
  // What a term finds is remembered as long as the columns are the same: a record that changes may be found otherwise.
  let latest = remember(store, current());
  const catchUp = () => {
    if (latest.columns !== current()) latest = remember(store, current());
    return latest;
  };

  return {
    search: async ({ term, choices, order, offset, limit }) => {
      const { columns, itemsOf } = catchUp();
      const { items, counts } = count(columns, await itemsOf(normaliseTerm(term)), choices);
      return {
        hits: items.length,
        items: pageOf(columns, items, order, offset, limit),
        facets: listFacets(columns, counts, choices),
      };
    },
    overview: () => catchUp().overview(),
  };
}

/** One state of the collection, with what has been found in it. */
function remember(store: Pick<ItemStore, 'findIds'>, columns: Columns) {
  const found = new LRUCache<string, Uint32Array>({
    maxSize: TERMS_BYTES,
    sizeCalculation: (items, term) => items.byteLength + 2 * term.length + 64,
    // Two visitors who ask for the same new term at once share one query.
    fetchMethod: (term) => store.findIds(term),
  });
  let everywhere: SearchResult['facets'] | undefined;
  return {
    columns,
    itemsOf: async (term: string) =>
      term === EVERYTHING ? columns.byNewest : ((await found.fetch(term)) ?? store.findIds(term)),
    overview: () => {
      everywhere ??= listFacets(columns, count(columns, columns.byNewest, []).counts, []);
      return everywhere;
    },
  };
}

function pageOf(columns: Columns, items: Uint32Array, order: Order, offset: number, limit: number): number[] {
  if (offset >= items.length || limit === 0) return [];
  if (order.by === 'score') return [...items.subarray(offset, offset + limit)];
  // The whole collection stands in this order already: walk along it and pick the hits, instead of sorting them.
  const isHit = new Uint8Array(columns.size);
  for (const item of items) isHit[item] = 1;
  const page: number[] = [];
  let passed = 0;
  for (const item of walk(columns, order)) {
    if (isHit[item] !== 1) continue;
    passed += 1;
    if (passed > offset) page.push(item);
    if (page.length === limit) break;
  }
  return page;
}

function walk(columns: Columns, order: Exclude<Order, { by: 'score' }>): Iterable<number> {
  if (order.by === 'jaar') return order.direction === 'asc' ? columns.byOldest : columns.byNewest;
  return order.direction === 'asc' ? columns.byTitle : backwards(columns.byTitle);
}

function* backwards(items: Uint32Array): Iterable<number> {
  for (let at = items.length - 1; at >= 0; at -= 1) yield items[at] ?? 0;
}

function listFacets(
  columns: Columns,
  counts: readonly Uint32Array[],
  choices: readonly Choice[],
): SearchResult['facets'] {
  return columns.facets.map(({ facet, names }, place) => {
    const chosen = new Set(choices.filter((choice) => choice.facet === facet.id).flatMap((choice) => choice.values));
    const numbers = counts[place] ?? new Uint32Array(0);
    const all = names.map((value, id) => ({ value, count: numbers[id] ?? 0 })).filter(({ count }) => count > 0);
    all.sort((a, b) => b.count - a.count);
    const listed = all.filter(({ value }, rank) => rank < FACET_VALUES_MAX || chosen.has(value));
    const present = new Set(listed.map(({ value }) => value));
    const missing = [...chosen].filter((value) => !present.has(value)).map((value) => ({ value, count: 0 }));
    return { facet, values: [...listed, ...missing].sort(compareValues(facet)) };
  });
}
