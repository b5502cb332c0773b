import type { CollectionRecord } from './record.ts';

/**
 * How a facet's chosen values combine: a record needs all of them (`and`), or one of them (`or`). Records hold many
 * values of an `and` facet and at most one of an `or` facet.
 */
export type Combination = 'and' | 'or';

export type Facet = {
  /** The group's name in `wq_flt`, in the filters and in the facets of an answer. */
  id: string;
  /** The facet's number in the database; never reused for another facet. */
  number: number;
  alias: string;
  'alias-eng': string;
  combine: Combination;
  /** The values of one record; empty strings count as no value. */
  valuesOf: (record: CollectionRecord) => readonly string[];
};

/** The facets of the collection, in the order in which answers list them (specification, section 3: trefwoord is special). */
export const facets: readonly Facet[] = [
  {
    id: 'trefwoord',
    number: 1,
    alias: 'Trefwoord',
    'alias-eng': 'Keyword',
    combine: 'and',
    valuesOf: (record) => record.keywords,
  },
  {
    id: 'documenttype',
    number: 2,
    alias: 'Soort document',
    'alias-eng': 'Document type',
    combine: 'or',
    valuesOf: (record) => [record.documenttype],
  },
  {
    id: 'jaar',
    number: 3,
    alias: 'Jaar',
    'alias-eng': 'Year',
    combine: 'or',
    valuesOf: (record) => [String(record.year)],
  },
  {
    id: 'uitgever',
    number: 4,
    alias: 'Uitgever',
    'alias-eng': 'Publisher',
    combine: 'or',
    valuesOf: (record) => [record.publisher],
  },
  {
    id: 'taal',
    number: 5,
    alias: 'Taal',
    'alias-eng': 'Language',
    combine: 'or',
    valuesOf: (record) => [record.language],
  },
  {
    id: 'toegang',
    number: 6,
    alias: 'Toegang',
    'alias-eng': 'Access',
    combine: 'or',
    valuesOf: (record) => [record.access],
  },
  {
    id: 'thema',
    number: 7,
    alias: 'Thema',
    'alias-eng': 'Theme',
    combine: 'or',
    valuesOf: (record) => [record.theme],
  },
];

/** Years run from the newest; the values of every other facet from the most frequent, then by name. */
export function compareValues(facet: Facet): (a: FacetCount, b: FacetCount) => number {
  if (facet.id === 'jaar') return (a, b) => Number(b.value) - Number(a.value);
  return (a, b) => b.count - a.count || (a.value < b.value ? -1 : 1);
}

/** Numbers from `from` to `to`, both included. */
export type Range = { from: number; to: number };

/**
 * A chosen value that stands for many: years as `2015-2020`, `2015-` (since) or `-2020` (until). `undefined` for a
 * value that is just that. Spaces, a longer dash and years the wrong way round are taken as they are meant.
 */
export function rangeOf(facet: Facet, value: string): Range | undefined {
  if (facet.id !== 'jaar') return undefined;
  const [, first = '', second = ''] = /^\s*(\d{1,4})?\s*[-–]\s*(\d{1,4})?\s*$/.exec(value) ?? [];
  if (first === '' && second === '') return undefined;
  const from = first === '' ? Number.NEGATIVE_INFINITY : Number(first);
  const to = second === '' ? Number.POSITIVE_INFINITY : Number(second);
  return { from: Math.min(from, to), to: Math.max(from, to) };
}

export type FacetCount = { value: string; count: number };
