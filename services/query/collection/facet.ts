import { capitalised } from '#languages/capitalised.ts';
import { nameIn } from './path.ts';
import type { CollectionRecord } from './record.ts';

/** What people call a value that is a code, or has another name in English. */
export interface ValueNames {
  readonly nl: string;
  readonly en: string;
}

interface FacetDescription {
  /** The group's name in `wq_flt`, in the filters and in the facets of an answer. */
  readonly id: string;
  /** The facet's number in the database; never reused for another facet. */
  readonly number: number;
  readonly alias: string;
  readonly 'alias-eng': string;
  /**
   * The values of one record; empty strings count as no value. Of a tree all values on the way to the record's own, from
   * the top.
   */
  readonly valuesOf: (record: CollectionRecord) => readonly string[];
  readonly valueNames?: ReadonlyMap<string, ValueNames>;
  /** Of values without a name of their own. `slug`: small letters with hyphens between the words; `name`: shown just as they are. */
  readonly valueForm?: 'slug' | 'name';
  /** The values are paths in a tree (`path.ts`): a record of `nature/forest` is one of `nature`, too. */
  readonly isTree?: true;
  /** The values are suggested to visitors who type. */
  readonly suggestsTerms?: true;
  /** Records with this value are dossiers, whose titles are suggested apart from others. */
  readonly dossierValue?: string;
}

/**
 * A way of narrowing a search. Everything that the service does with a facet follows from this description.
 *
 * - `combine`: a record needs all chosen values (`and`), or one of them (`or`). Records hold many values of an `and`
 *   facet or a tree, and at most one of another `or` facet.
 * - `kind`: values are names (`terms`), listed from the most frequent; or whole numbers (`range`), listed from the
 *   highest, which can also be chosen from one to another.
 */
export type Facet = FacetDescription &
  ({ readonly combine: 'and'; readonly kind: 'terms' } | { readonly combine: 'or'; readonly kind: 'terms' | 'range' });

/** Whether records hold more than one value of a facet. */
export const holdsMany = ({ combine, isTree }: Facet): boolean => combine === 'and' || isTree === true;

export interface FacetCount {
  readonly value: string;
  readonly count: number;
}

export function compareValues({ kind }: Facet): (a: FacetCount, b: FacetCount) => number {
  if (kind === 'range') return (a, b) => Number(b.value) - Number(a.value);
  return (a, b) => b.count - a.count || (a.value < b.value ? -1 : 1);
}

/** Numbers from `from` to `to`, both included. */
export interface Range {
  readonly from: number;
  readonly to: number;
}

/**
 * A chosen value that stands for many: `2015-2020`, `2015-` (from) or `-2020` (up to). `undefined` for a value that is
 * just that. Spaces, a longer dash and ends the wrong way round are taken as they are meant.
 */
export function rangeOf({ kind }: Facet, value: string): Range | undefined {
  if (kind !== 'range') return undefined;
  const [, first = '', second = ''] = /^\s*(\d{1,15})?\s*[-–]\s*(\d{1,15})?\s*$/.exec(value) ?? [];
  if (first === '' && second === '') return undefined;
  const from = first === '' ? Number.NEGATIVE_INFINITY : Number(first);
  const to = second === '' ? Number.POSITIVE_INFINITY : Number(second);
  return { from: Math.min(from, to), to: Math.max(from, to) };
}

/** A value as text for people: named ones by their names, everything else with a capital. */
export function displayOf({ valueNames, valueForm, isTree }: Facet, value: string, language: 'nl' | 'en'): string {
  const named = valueNames?.get(value);
  if (named !== undefined) return named[language];
  if (valueForm === 'name') return value;
  const own = isTree ? nameIn(value) : value;
  const text = valueForm === 'slug' && /^[a-z\d-]+$/.test(own) ? own.replaceAll('-', ' ') : own;
  return capitalised(text);
}
