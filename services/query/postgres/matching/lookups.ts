import { LRUCache } from 'lru-cache';
import type { RunQuery } from '#services/database/database.ts';
import type { Lookup, Wording } from '#services/query/engine/matching/writeQueries.ts';
import { byZone, partZones, type Zone, zoneNames, zones } from '#services/query/engine/text/zones.ts';
import { unpack } from '#services/query/postgres/columns/packed.ts';

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
    load: async (asked) => {
      const lookups = asked.map(writeLookup);
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

/** A lookup in each part of a record, as PostgreSQL reads it (`tsquery`); empty for nothing. */
function writeLookup({ wordings, inParts }: Lookup): Readonly<Record<Zone, string>> {
  const write = (zone: Zone) => wordings.map((wording) => writeWording(wording, zones[zone])).join(' | ');
  return byZone((zone) => (inParts || !partZones.has(zone) ? write(zone) : ''));
}

/** All that stands in a query are stems: letters and digits, in quotes, so that a term is never syntax. */
function writeWording(wording: Wording, letter: string): string {
  const quote = (stem: string) => `'${letter}${wording.language.charAt(0)}${stem}'`;
  if (wording.kind === 'apart') return `(${wording.stems.map(quote).join(' & ')})`;
  if (wording.kind !== 'row') return `${quote(wording.stem)}${wording.kind === 'start' ? ':*' : ''}`;
  const row = wording.stems.map(({ stem, distance }, at) => (at === 0 ? '' : `<${distance}> `) + quote(stem));
  return `(${row.join(' ')})`;
}
