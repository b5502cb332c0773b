/** How chosen values of a facet work together: all of them have to be there, or any. */
export type FacetCombination = 'and' | 'or';

/** Whether a facet's values are words, or numbers of which a range can be asked. */
export type FacetKind = 'terms' | 'range';

export interface FacetRule {
  readonly combine: FacetCombination;
  readonly kind: FacetKind;
}

/**
 * The facets of the specification (section 3), with the rules that hold for them where a query service announces none.
 * The only place where the portal names facets: everything else follows what `/filters` says.
 */
const specified: ReadonlyMap<string, FacetRule> = new Map([
  ['trefwoord', { combine: 'and', kind: 'terms' }],
  ['documenttype', { combine: 'or', kind: 'terms' }],
  ['jaar', { combine: 'or', kind: 'range' }],
  ['uitgever', { combine: 'or', kind: 'terms' }],
  ['taal', { combine: 'or', kind: 'terms' }],
  ['toegang', { combine: 'or', kind: 'terms' }],
  ['thema', { combine: 'or', kind: 'terms' }],
]);

/** The rule of a facet about which nothing is announced. */
export function specifiedRule(id: string): FacetRule {
  return specified.get(id) ?? { combine: 'or', kind: 'terms' };
}

/** The facet of the specification with a name, as editors write it. */
export function specifiedFacet(name: string): string | undefined {
  const id = name.toLowerCase();
  return specified.has(id) ? id : undefined;
}

/** The facet that words for a search are taken from, where a service announces no other. */
export const keywordFacet = 'trefwoord';
