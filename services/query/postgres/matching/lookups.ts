import { LRUCache } from 'lru-cache';
import type { RunQuery } from '#services/database/database.ts';
import { unpack } from '#services/query/postgres/columns/packed.ts';
import { byZone, type Zone, zoneNames } from '#services/query/postgres/text/zones.ts';
import type { Lookup } from './writeQueries.ts';

/** The items in which something stands, by the part of the record it stands in, in no order. */
export type Places = Readonly<Record<Zone, Uint32Array>>;

/** Looks up queries in the index, and remembers what they found: for one state of the collection. */
export interface Lookups {
  /** In the order of the lookups. What is not remembered is asked in one statement. */
  readonly load: (lookups: readonly Lookup[]) => Promise<Places[]>;
}

/** How much memory remembered lookups may take, in bytes: four per place. */
const lookupsBytes = 32 * 1024 * 1024;

const nothing = new Uint32Array(0);

// The texts that are looked up are never read here, but where words have to stand in a row: see `writeQueries`.
const ask = `
  select place::int4 as place,
    (select string_agg(int4send(item), '') from item_text where search @@ asked::tsquery) as items
  from unnest($1::text[]) with ordinality as given (asked, place)`;

export function createLookups(query: RunQuery): Lookups {
  const remembered = new LRUCache<string, Uint32Array>({
    maxSize: lookupsBytes,
    sizeCalculation: (items, asked) => items.byteLength + 2 * asked.length + 64,
  });

  return {
    load: async (lookups) => {
      // Kept apart from what is remembered: that may let go of something while this search still needs it.
      const found = new Map<string, Uint32Array>();
      const unknown = new Set<string>();
      for (const asked of lookups.flatMap((lookup) => zoneNames.map((zone) => lookup[zone]))) {
        if (asked === '') continue;
        const known = remembered.get(asked);
        if (known === undefined) unknown.add(asked);
        else found.set(asked, known);
      }
      if (unknown.size > 0) {
        const texts = [...unknown];
        for (const { place, items } of await query(ask, [texts])) {
          const asked = texts[Number(place) - 1] ?? '';
          const unpacked = unpack(items);
          found.set(asked, unpacked);
          remembered.set(asked, unpacked);
        }
      }
      const at = (asked: string) => found.get(asked) ?? nothing;
      return lookups.map((lookup) => byZone((zone) => at(lookup[zone])));
    },
  };
}
