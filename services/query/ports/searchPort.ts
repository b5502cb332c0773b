import type { Facet, FacetCount } from '#services/query/collection/facet.ts';
import type { CollectionRecord } from '#services/query/collection/record.ts';

/**
 * The collection that a search looks in (specification, section 9):
 * - `gkn3`: everything
 * - `gkz`: publications; the same as everything, because nothing in the collection says that it is not one
 * - `map`: what has a place on the map. No record has one yet: a search there is answered, and finds nothing
 */
export const scopes = ['gkn3', 'gkz', 'map'] as const;
export type Scope = (typeof scopes)[number];

/** Relevance is always best first; titles and years run either way. */
export type SortOrder =
  | { by: 'score' }
  | { by: 'titel'; direction: 'asc' | 'desc' }
  | { by: 'jaar'; direction: 'asc' | 'desc' };

/** The chosen values of one facet, of which some may be ranges (`rangeOf`). Unknown values match nothing. */
export type Choice = { facet: string; values: readonly string[] };

export type SearchRequest = {
  scope: Scope;
  /** As typed; empty means everything. */
  term: string;
  choices: readonly Choice[];
  order: SortOrder;
  /** From 0, and as large as you like. */
  offset: number;
  limit: number;
  /** At most so many values of each facet besides the chosen ones; of ranges all, as far as `FACET_VALUES_MAX`. */
  facetValues: number;
};

/** Most values that an answer lists of one facet, besides the chosen ones. */
export const FACET_VALUES_MAX = 100;

/** Part of a text; `match` where a word of it is why the record was found. */
export type Piece = { text: string; match: boolean };

/** Why a record was found: its title, and the best passage of its abstract, each to be put together from its pieces. */
export type Highlight = { title: readonly Piece[]; abstract: readonly Piece[] };

export type Hit = CollectionRecord & { highlight: Highlight };

/** The values of one facet in their order (`compareValues`); `more` others have a count and are not among them. */
export type CountedFacet = { facet: Facet; values: readonly FacetCount[]; more: number };

export type FacetCounts = readonly CountedFacet[];

export type SearchResult = {
  hits: number;
  /** `most`: no record has all words of the term, and these come nearest. */
  matched: 'all' | 'most';
  /** The records of the asked page. */
  records: readonly Hit[];
  /**
   * Exact, however many hits there are, and disjunctive: within an `or` facet they tell what choosing one more value
   * would add. The most frequent values and all chosen ones.
   */
  facets: FacetCounts;
  /** When nothing was found: for each chosen value, how many records there were without it. Else empty. */
  without: readonly { facet: Facet; value: string; hits: number }[];
};

/** Which values of a facet there are in a search, and of these the ones that somebody looks for. */
export type ValuesRequest = Pick<SearchRequest, 'scope' | 'term' | 'choices'> & {
  facet: string;
  /** As typed: every word of it begins a word of the value, or of what it is called in either language. Empty: all. */
  find: string;
  limit: number;
};

export type SuggestedTerm = { text: string; count: number };
export type SuggestedTitle = { id: string; title: string };

/** What may be meant by what has been typed so far. */
export type Suggestions = {
  /** Keywords, with how many records have each. */
  terms: readonly SuggestedTerm[];
  titles: readonly SuggestedTitle[];
  /** The titles of dossiers, which are not among the others. */
  dossiers: readonly SuggestedTitle[];
};

/**
 * What the query service asks of an engine that searches. Every engine has to pass `searchPort.contract.ts`.
 */
export type SearchPort = {
  search: (request: SearchRequest) => Promise<SearchResult>;
  /**
   * The values of one facet with the counts that `search` gives them, in their order and chosen ones no different from
   * others. Nothing for an unknown facet.
   */
  values: (request: ValuesRequest) => Promise<CountedFacet | undefined>;
  /** The counts over a whole scope. */
  overview: (scope: Scope) => Promise<FacetCounts>;
  /** Nothing for no words. Terms in `language` come first. */
  suggest: (request: { scope: Scope; typed: string; language: 'nl' | 'en' }) => Promise<Suggestions>;
  /** One record by its identifier, in whatever scope it is; `undefined` when there is none. */
  record: (id: string) => Promise<CollectionRecord | undefined>;
  /** Rejects when the engine cannot answer. */
  check: () => Promise<void>;
};
