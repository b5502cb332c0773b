/** A query of OpenSearch's own language, written by this folder alone and never by a visitor. */
export type Query = { readonly [kind: string]: unknown };

export const everything: Query = { match_all: {} };
export const nothing: Query = { match_none: {} };

export const term = (field: string, value: string | number | boolean): Query => ({ term: { [field]: value } });
export const terms = (field: string, values: readonly string[]): Query => ({ terms: { [field]: values } });

/** What matches all of these, whatever it is worth. */
export const allOf = (queries: readonly Query[]): Query =>
  queries.length === 0 ? everything : queries.length === 1 ? (queries[0] ?? everything) : { bool: { filter: queries } };

/** What matches so many of these at least. */
export function someOf(queries: readonly Query[], least = 1): Query {
  if (queries.length < least) return nothing;
  if (queries.length === 1) return queries[0] ?? nothing;
  return { bool: { should: queries, minimum_should_match: least } };
}

export const noneOf = (queries: readonly Query[]): Query => ({ bool: { must_not: queries } });

/** Worth the same wherever and however often it is found. */
export const worth = (filter: Query, boost: number): Query => ({ constant_score: { filter, boost } });
