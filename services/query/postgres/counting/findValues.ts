import { displayOf, type Facet } from '#services/query/collection/facet.ts';
import { wordsOf } from '#services/query/engine/text/words.ts';
import type { CountedFacet } from '#services/query/ports/searchPort.ts';
import type { FacetColumn } from '#services/query/postgres/columns/columns.ts';
import { countedValues } from './listFacets.ts';

/** Finds a facet's values by the beginnings of their words, typed with or without accents and capitals. */
export type FindValues = (column: FacetColumn, counts: Uint32Array, find: string, limit: number) => CountedFacet;

/** Remembers how values are written, which takes longer than comparing them. */
export function createValueFinder(): FindValues {
  const written = new Map<string, readonly string[]>();
  const wordsOfValue = (facet: Facet, value: string) => {
    const key = `${facet.id} ${value}`;
    const known = written.get(key);
    if (known !== undefined) return known;
    const words = [value, displayOf(facet, value, 'nl'), displayOf(facet, value, 'en')].flatMap(wordsOf);
    const different = [...new Set(words)];
    written.set(key, different);
    return different;
  };

  return (column, counts, find, limit) => {
    const { facet } = column;
    const typed = wordsOf(find.toWellFormed());
    const all = countedValues(column, counts);
    const found =
      typed.length === 0
        ? all
        : all.filter(({ value }) => {
            const words = wordsOfValue(facet, value);
            return typed.every((beginning) => words.some((word) => word.startsWith(beginning)));
          });
    return { facet, values: found.slice(0, limit), more: Math.max(0, found.length - limit) };
  };
}
