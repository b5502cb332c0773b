import { describe, expect, it } from 'vitest';
import { displayOf } from './facet.ts';
import { facets } from './facets.ts';

const facetOf = (wanted: string) => facets.filter(({ id }) => id === wanted);

describe('a value without a name of its own', () => {
  it.each([
    ['trefwoord', 'ijzer', 'IJzer'],
    ['trefwoord', 'biologische landbouw', 'Biologische landbouw'],
    ['thema', 'natuur/ijs-en-sneeuw', 'IJs en sneeuw'],
    ['auteur', 'ijzer, a.', 'ijzer, a.'],
  ])('of %s begins with a capital, unless it is a name: %s', (id, value, shown) => {
    expect(facetOf(id).map((facet) => displayOf(facet, value, 'nl'))).toEqual([shown]);
  });
});
