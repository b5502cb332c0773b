import type { Facet } from '#services/query/collection/facet.ts';
import { facets } from '#services/query/collection/facets.ts';

const wordsIn = (text: string) => text.toLowerCase().match(/\p{L}+/gu) ?? [];

/** The facets of the collection, and one more of each kind that needs code of its own if anything does. */
export const extendedFacets: readonly Facet[] = [
  ...facets,
  {
    id: 'titelwoord',
    number: 101,
    alias: 'Woord in de titel',
    'alias-eng': 'Word in the title',
    combine: 'and',
    kind: 'terms',
    valuesOf: ({ title }) => wordsIn(title).filter((word) => word.length > 4),
  },
  {
    id: 'lengte',
    number: 102,
    alias: 'Lengte',
    'alias-eng': 'Length',
    combine: 'or',
    kind: 'range',
    valuesOf: ({ abstract }) => [String(wordsIn(abstract).length)],
  },
];
