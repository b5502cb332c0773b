import { type Area, isInside } from '#services/query/places/geometry.ts';
import type { Columns, PlaceColumn } from '#services/query/postgres/columns/columns.ts';

/** Which places lie in all the areas, by number: 1 for those that do. */
export function placesIn({ places }: PlaceColumn, areas: readonly Area[]): Uint8Array {
  return Uint8Array.from({ length: places.length + 1 }, (_, number) => {
    const place = places[number];
    return Number(place !== undefined && areas.every((area) => isInside(area, place)));
  });
}

/** The items with a place in an area, in the order in which they were given; all of them where none is asked for. */
export function itemsIn({ places }: Columns, items: Uint32Array, area: Area | undefined): Uint32Array {
  if (area === undefined) return items;
  const isIn = placesIn(places, [area]);
  const { offsets, values } = places.column;
  const found = new Uint32Array(items.length);
  let count = 0;
  for (let place = 0; place < items.length; place += 1) {
    const item = items[place] ?? 0;
    const end = offsets[item + 1] ?? 0;
    for (let at = offsets[item] ?? 0; at < end; at += 1) {
      if (isIn[values[at] ?? 0] !== 1) continue;
      found[count] = item;
      count += 1;
      break;
    }
  }
  return found.slice(0, count);
}

/** Wherever on earth: what the scope of the map is about. */
export const anywhere: Area = { kind: 'box', west: -180, south: -90, east: 180, north: 90 };
