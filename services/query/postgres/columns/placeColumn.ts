import { readPlace } from '#services/query/engine/indexing/placeFacet.ts';
import type { FacetColumn, PlaceColumn } from './columns.ts';

/** Reads where each value lies; what was read of the column `before` is not read again. */
export function placeColumn(facetColumn: FacetColumn, before?: PlaceColumn): PlaceColumn {
  const { names, column } = facetColumn;
  if (column.kind !== 'many') throw new Error('A record may have many places.');
  if (before?.names === names) return { ...facetColumn, column, places: before.places };
  const places = Array.from(names, (value, id) =>
    value === undefined ? undefined : (before?.places[id] ?? readPlace(value)),
  );
  return { ...facetColumn, column, places };
}
