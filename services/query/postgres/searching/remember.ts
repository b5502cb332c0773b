import { LRUCache } from 'lru-cache';
import { everythingTerm } from '#services/query/engine/matching/term.ts';
import type { Wanted } from '#services/query/engine/matching/termPatterns.ts';
import type { Language } from '#services/query/engine/text/stems.ts';
import type { Area } from '#services/query/places/geometry.ts';
import {
  type Choice,
  type FacetCounts,
  facetValuesMax,
  type Meant,
  type Scope,
} from '#services/query/ports/searchPort.ts';
import type { Columns } from '#services/query/postgres/columns/columns.ts';
import { type Counted, count } from '#services/query/postgres/counting/count.ts';
import { anywhere, itemsIn } from '#services/query/postgres/counting/itemsIn.ts';
import { listFacets } from '#services/query/postgres/counting/listFacets.ts';
import { type Matches, type MatchingParts, matchTerm } from '#services/query/postgres/matching/matchTerm.ts';

/** How much memory remembered terms and their counts may take, in bytes each: four per hit, and four per value. */
const termsBytes = 64 * 1024 * 1024;
const countsBytes = 32 * 1024 * 1024;

/** What a term finds in one state of the collection. */
export interface Remembered {
  readonly term: string;
  readonly items: Uint32Array;
  /** Not among them, nor counted: see `Matches`. */
  readonly partial: Uint32Array;
  readonly matched: 'all' | 'most';
  readonly meant: readonly Meant[];
  readonly corrected?: { readonly term: string; readonly applied: boolean };
  readonly wanted: ReadonlyMap<Language, Wanted>;
}

/** What a search is made with, besides the collection: these follow it some seconds later. */
export type Words = Pick<MatchingParts, 'vocabulary' | 'thesaurus'>;

/** One state of the collection and of its words, with what has been found and counted in it. */
export interface State {
  readonly columns: Columns;
  readonly words: Words;
  /** What a normalised term finds; `exact` corrects nothing, see `SearchRequest`. */
  readonly foundBy: (term: string, exact?: boolean) => Promise<Remembered>;
  /** Pages and orders of the same search are counted once. */
  readonly countIn: (found: Remembered, choices: readonly Choice[], area?: Area) => Counted;
  readonly overview: (scope: Scope) => FacetCounts;
}

const nothing = { partial: new Uint32Array(0), matched: 'all', wanted: new Map(), meant: [] } as const;

/** Before a term that is looked for exactly, which has no such character itself. */
const exactly = '\0';

/** Where a search looks: the scope of the map holds what has a place. */
export function areaOf({ scope, area }: { readonly scope: Scope; readonly area?: Area | undefined }): Area | undefined {
  return area ?? (scope === 'map' ? anywhere : undefined);
}

export function remember(columns: Columns, words: Words, matching: (exact: boolean) => MatchingParts): State {
  const load = async (key: string) => {
    const exact = key.startsWith(exactly);
    return settle(columns, key, await matchTerm(exact ? key.slice(1) : key, matching(exact)));
  };
  const terms = new LRUCache<string, Remembered>({
    maxSize: termsBytes,
    sizeCalculation: ({ items, partial }, term) => items.byteLength + partial.byteLength + 2 * term.length + 64,
    // Two visitors who ask for the same new term at once share one query.
    fetchMethod: load,
  });
  const counts = new LRUCache<string, Counted>({
    maxSize: countsBytes,
    sizeCalculation: (counted, key) =>
      counted.items.byteLength + counted.counts.reduce((sum, { byteLength }) => sum + byteLength, 0) + 2 * key.length,
  });
  const everything: Remembered = { ...nothing, term: everythingTerm, items: columns.byNewest };
  const overviews = new Map<Scope, FacetCounts>();

  const countIn = (found: Remembered, choices: readonly Choice[], area?: Area): Counted => {
    const key = JSON.stringify([found.term, choices, area]);
    const known = counts.get(key);
    if (known !== undefined) return known;
    const counted = count(columns, itemsIn(columns, found.items, area), choices);
    counts.set(key, counted);
    return counted;
  };
  return {
    columns,
    words,
    foundBy: async (term, exact = false) => {
      if (term === everythingTerm) return everything;
      const key = exact ? exactly + term : term;
      return (await terms.fetch(key)) ?? load(key);
    },
    countIn,
    overview: (scope) => {
      const known = overviews.get(scope);
      if (known !== undefined) return known;
      const counted = countIn(everything, [], areaOf({ scope }));
      const listed = listFacets(columns, counted.counts, [], facetValuesMax);
      overviews.set(scope, listed);
      return listed;
    },
  };
}

function settle(columns: Columns, term: string, found: Matches): Remembered {
  if (found.kind === 'items') {
    const { items, partial, matched, wanted, meant, corrected } = found;
    return { term, items, partial, matched, wanted, meant, ...(corrected === undefined ? {} : { corrected }) };
  }
  const { items: left } = found;
  const items = left.size === 0 ? columns.byNewest : columns.byNewest.filter((item) => !left.has(item));
  return { ...nothing, term, items };
}
