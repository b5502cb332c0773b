import type { Facet, FacetCount } from '#services/query/collection/facet.ts';
import type { CollectionRecord } from '#services/query/collection/record.ts';
import type { Area, Box, Point } from '#services/query/places/geometry.ts';

/**
 * The collection that a search looks in (specification, section 9):
 * - `gkn3`: everything
 * - `gkz`: publications; the same as everything, because nothing in the collection says that it is not one
 * - `map`: what has a place on the map
 */
export const scopes = ['gkn3', 'gkz', 'map'] as const;
export type Scope = (typeof scopes)[number];

/** Relevance is always best first; the others run either way. */
export type SortOrder =
  | { by: 'score' }
  | { by: 'titel'; direction: 'asc' | 'desc' }
  | { by: 'jaar'; direction: 'asc' | 'desc' }
  /** When it came into the collection. */
  | { by: 'toegevoegd'; direction: 'asc' | 'desc' };

/** The chosen values of one facet, of which some may be ranges (`rangeOf`). Unknown values match nothing. */
export interface Choice {
  readonly facet: string;
  readonly values: readonly string[];
}

export interface SearchRequest {
  readonly scope: Scope;
  /** As typed; empty means everything. */
  readonly term: string;
  readonly choices: readonly Choice[];
  readonly order: SortOrder;
  /** From 0, and as large as you like. */
  readonly offset: number;
  readonly limit: number;
  /** At most so many values of each facet besides the chosen ones; of ranges all, as far as `facetValuesMax`, of trees as far as `treeValuesMax`. */
  readonly facetValues: number;
  /** Looks for the words as they are typed: nothing is corrected, and nothing else is looked up for what it means. */
  readonly exact?: boolean;
  /** Only records with a place in it. */
  readonly area?: Area | undefined;
}

/** So few records that it is worth knowing what keeps others away. */
export const fewHits = 5;

/** Most values that an answer lists of one facet, besides the chosen ones. */
export const facetValuesMax = 100;
/** Of a tree more: a part whose whole is not there says nothing. */
export const treeValuesMax = 1000;

/** How many values of a facet an answer lists besides the chosen ones, where so many are asked for. */
export function listedMost({ kind, isTree }: Facet, asked: number): number {
  if (isTree) return treeValuesMax;
  // A list of numbers with gaps in it would be read as a list of all numbers.
  return kind === 'range' ? facetValuesMax : asked;
}

/** Part of a text; `match` where a word of it is why the record was found. */
export interface Piece {
  readonly text: string;
  readonly match: boolean;
}

/** Why a record was found: its title, and the best passage of its abstract, each to be put together from its pieces. */
export interface Highlight {
  readonly title: readonly Piece[];
  readonly abstract: readonly Piece[];
}

export type Hit = CollectionRecord & { highlight: Highlight };

/** The values of one facet in their order (`compareValues`); `more` others have a count and are not among them. */
export interface CountedFacet {
  readonly facet: Facet;
  readonly values: readonly FacetCount[];
  readonly more: number;
}

export type FacetCounts = readonly CountedFacet[];

/** What a term was probably meant to be: with other spellings of words that the collection does not have. */
export interface Spelling {
  /** The whole term as it would be right. */
  readonly term: string;
  /** How many records that finds, with the same choices. */
  readonly hits: number;
  /** The term as typed finds nothing, and the records of the answer are those of the right one. */
  readonly applied: boolean;
}

/** Words of a term, folded, and other words for the same, as they are written, which were looked up as well. */
export interface Meant {
  readonly words: string;
  readonly also: readonly string[];
}

export interface SearchResult {
  readonly hits: number;
  /** `most`: no record has all words of the term, and these come nearest. */
  readonly matched: 'all' | 'most';
  readonly spelling?: Spelling | undefined;
  /** Those that were found, below the words themselves. */
  readonly meant: readonly Meant[];
  /** The records of the asked page. */
  readonly records: readonly Hit[];
  /**
   * Exact, however many hits there are, and disjunctive: within an `or` facet they tell what choosing one more value
   * would add. The most frequent values and all chosen ones.
   */
  readonly facets: FacetCounts;
  /**
   * On the first page, where few records have all words: some that have a part of them, those with the rarest words
   * first. They pass the same choices, are not among the hits and their counts, and take no more than is left of a page.
   */
  readonly partial: readonly Hit[];
  /** When fewer than `fewHits` were found: for each chosen value, how many records there were without it. Else empty. */
  readonly without: readonly { facet: Facet; value: string; hits: number }[];
}

/** Which values of a facet there are in a search, and of these the ones that match `find`. */
export type ValuesRequest = Pick<SearchRequest, 'scope' | 'term' | 'choices' | 'exact' | 'area'> & {
  facet: string;
  /** As typed: every word of it begins a word of the value, or of what it is called in either language. Empty: all. */
  find: string;
  limit: number;
};

/** What a map shows of a search: a search, the part of the earth that is seen, and how near it is seen. */
export type ClustersRequest = Pick<SearchRequest, 'scope' | 'term' | 'choices' | 'exact' | 'area'> & {
  readonly view: Box;
  /** As web maps count: the earth is 256 pixels wide at 0, and twice as wide with each step. */
  readonly zoom: number;
};

/** Records whose places lie close to each other at the zoom asked for. */
export interface Cluster extends Point {
  /** Different records. */
  readonly count: number;
  /** The name that most of their places have; empty where they have none. */
  readonly name: string;
  /** What holds all the places. */
  readonly bounds: Box;
  /** The only record, where there is one. */
  readonly record?: { readonly id: string; readonly title: string } | undefined;
}

export interface Clusters {
  /** Different records with a place in the view. */
  readonly hits: number;
  /** As many as one can tell apart and `clustersMax` at most, the largest first. */
  readonly clusters: readonly Cluster[];
}

export const clustersMax = 200;

export interface SuggestedTerm {
  readonly text: string;
  readonly count: number;
}
export interface SuggestedTitle {
  readonly id: string;
  readonly title: string;
}

/** What may be meant by what has been typed so far. */
export interface Suggestions {
  /** Keywords, with how many records have each. */
  readonly terms: readonly SuggestedTerm[];
  readonly titles: readonly SuggestedTitle[];
  /** The titles of dossiers, which are not among the others. */
  readonly dossiers: readonly SuggestedTitle[];
}

/** When a record was last written, or deleted: then there is no `record`. */
export interface RecordChange {
  readonly id: string;
  /** In UTC, to the microsecond: `2026-01-31T12:00:00.123456Z`. */
  readonly changed: string;
  readonly record: CollectionRecord | undefined;
}

/** The changes of a time, the earliest first; `from` belongs to it and `until` does not. */
export interface ChangesRequest {
  readonly from?: string | undefined;
  readonly until?: string | undefined;
  /** The last change of the page before. */
  readonly after?: Pick<RecordChange, 'id' | 'changed'> | undefined;
  readonly limit: number;
}

export interface ChangesResult {
  /** Of the whole collection; unset while nothing was ever written. */
  readonly earliest: string | undefined;
  /** How many there are in the time that was asked for, those of other pages too. */
  readonly total: number;
  readonly changes: readonly RecordChange[];
  readonly isLast: boolean;
}

/** A part of all records, and how many parts of that size there are. */
export interface RecordListing {
  readonly parts: number;
  readonly records: readonly SuggestedTitle[];
}

/**
 * What the query service asks of an engine that searches. Every engine has to pass `searchPort.contract.ts`.
 */
export interface SearchPort {
  readonly search: (request: SearchRequest) => Promise<SearchResult>;
  /**
   * The values of one facet with the counts that `search` gives them, in their order and chosen ones no different from
   * others. Nothing for an unknown facet.
   */
  readonly values: (request: ValuesRequest) => Promise<CountedFacet | undefined>;
  /** The places of a search, put together by how near they are seen. */
  readonly clusters: (request: ClustersRequest) => Promise<Clusters>;
  /** The counts over a whole scope. */
  readonly overview: (scope: Scope) => Promise<FacetCounts>;
  /** Nothing for no words. Terms in `language` come first. */
  readonly suggest: (request: { scope: Scope; typed: string; language: 'nl' | 'en' }) => Promise<Suggestions>;
  /** One record by its identifier, in whatever scope it is; `undefined` when there is none. */
  readonly record: (id: string) => Promise<CollectionRecord | undefined>;
  /** The last change of each record. One that changes while pages are read comes again on a later one. */
  readonly changes: (request: ChangesRequest) => Promise<ChangesResult>;
  /** The last change of each of these records that was ever there. */
  readonly changesOf: (ids: readonly string[]) => Promise<readonly RecordChange[]>;
  /**
   * Records about the same as one, best first, at most so many; never the record itself, nor one of the same title.
   * `undefined` when there is no such record.
   */
  readonly similar: (request: { id: string; limit: number }) => Promise<readonly CollectionRecord[] | undefined>;
  /**
   * The records of a part, from 1 on, of at most `size`. A record stays in its part for as long as it is there; parts
   * from which records were deleted are smaller, and may be empty.
   */
  readonly listing: (request: { scope: Scope; part: number; size: number }) => Promise<RecordListing>;
  /** Rejects when the engine cannot answer. */
  readonly check: () => Promise<void>;
}
