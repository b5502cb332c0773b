/** How chosen values of a facet work together: all of them have to be there, or any. */
export type FacetCombination = 'and' | 'or';

/** Whether a facet's values are words, or numbers of which a range can be asked. */
export type FacetKind = 'terms' | 'range';

export interface FacetRule {
  readonly combine: FacetCombination;
  readonly kind: FacetKind;
}

/**
 * The facets of the specification (section 3). This file is the only place where the portal names facets: everything
 * else follows what `/filters` says.
 */
const specified = ['trefwoord', 'documenttype', 'jaar', 'uitgever', 'taal', 'toegang', 'thema'] as const;

/** Rules that hold where a query service announces none; all other facets are words of which any will do. */
const rules: ReadonlyMap<string, FacetRule> = new Map([
  ['trefwoord', { combine: 'and', kind: 'terms' }],
  ['jaar', { combine: 'or', kind: 'range' }],
]);

/** The rule of a facet about which nothing is announced. */
export function specifiedRule(id: string): FacetRule {
  return rules.get(id) ?? { combine: 'or', kind: 'terms' };
}

/** The facet of the specification with a name, as editors write it. */
export function specifiedFacet(name: string): string | undefined {
  return specified.find((known) => known === name.toLowerCase());
}

/** The facets that count the records of each author and organisation, where a service has them. */
export const contributorFacets = { author: 'auteur', organisation: 'organisatie' } as const;

/** The facet that words for a search are taken from, where a service announces no other. */
export const keywordFacet = 'trefwoord';
