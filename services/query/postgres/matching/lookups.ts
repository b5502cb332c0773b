import { LRUCache } from 'lru-cache';
import type { RunQuery } from '#services/database/database.ts';
import type { Lookup } from '#services/query/engine/matching/writeQueries.ts';
import { byZone, partZones, type Zone, zoneNames, zones } from '#services/query/engine/text/zones.ts';
import { unpack } from '#services/query/postgres/columns/packed.ts';
import { createMoments, type FollowedChange, type Memory } from '#services/query/postgres/memory.ts';
import type { Pause } from '#services/query/postgres/writing/readers.ts';
import { type LexemeQuery, lexemeQuery, readIndexedText, writeLexemeQuery } from './lexemeQuery.ts';
import { createPercolator } from './percolator.ts';

/** The items in which something stands, by the part of the record it stands in, in no order. */
export type Places = Readonly<Record<Zone, Uint32Array>>;

/** Looks up queries in the index, and remembers what they found. */
export interface Lookups extends Memory {
  /** In the order of the lookups. What is not remembered is asked in one statement. */
  readonly load: (lookups: readonly Lookup[]) => Promise<Places[]>;
}

/**
 * How much memory remembered lookups may take, in bytes: four per place, and what holds texts against them. While a
 * change is followed it may be twice as much.
 */
const lookupsBytes = 32 * 1024 * 1024;

/** What a lookup takes besides its places, as it was measured, in bytes: each, and for each letter of what is asked. */
const [keptBytes, keptBytesOfLetter] = [512, 32];

/** A change of more items is not held against what is remembered: that is forgotten. */
const followedMost = 2000;

/** Texts that are read, and found items that are looked through, in one go: a millisecond or two of work. */
const [textsAtOnce, itemsAtOnce] = [10, 500_000];

const nothing = new Uint32Array(0);

// The texts that are looked up are never read here, but where words have to stand in a row: see `writeQueries`.
const ask = `
  select place::int4 as place,
    (select string_agg(int4send(item), '') from item_text where search @@ asked::tsquery) as items
  from unnest($1::text[]) with ordinality as given (asked, place)`;

const readTexts = 'select item, search::text as text from item_text where item = any($1::int4[])';

/**
 * While records come in, a change a moment, what was looked up stays remembered: each new text is held against it, which
 * costs a hundredth of what it would to look everything up again.
 */
export function createLookups(query: RunQuery, pause: Pause): Lookups {
  const percolator = createPercolator();
  const remembered = new LRUCache<string, Uint32Array>({
    maxSize: lookupsBytes,
    sizeCalculation: (items, asked) => items.byteLength + keptBytes + keptBytesOfLetter * asked.length,
    dispose: (_items, asked) => percolator.drop(asked),
    noDisposeOnSet: true,
  });
  const moments = createMoments();
  /** No item with a higher number is remembered: new ones are not looked for. */
  let highest = -1;

  const remember = (asked: string, items: Uint32Array, queries: readonly LexemeQuery[]) => {
    // Two searches may have asked for it at once.
    const isNew = !remembered.has(asked);
    remembered.set(asked, items);
    // One that is too large is not kept.
    if (isNew && remembered.has(asked)) percolator.keep(asked, queries);
    for (const item of items) highest = Math.max(highest, item);
  };
  /** What stands in the index for items; nothing for those that have been deleted. */
  const textsOf = async (items: Uint32Array, written: FollowedChange['written']): Promise<[number, string][]> => {
    const unknown = [...items].filter((item) => !written.has(item));
    const rows = unknown.length === 0 ? [] : await query(readTexts, [unknown]);
    const read = new Map(rows.map(({ item, text }) => [Number(item), String(text)]));
    return [...items].flatMap((item): [number, string][] => {
      const text = written.get(item)?.search ?? read.get(item);
      return text === undefined ? [] : [[item, text]];
    });
  };
  const forget = () => {
    remembered.clear();
    moments.arrive();
  };

  return {
    load: async (asked) => {
      const lookups = asked.map(writeLookup);
      // Kept apart from what is remembered: that may let go of something while this search still needs it.
      const found = new Map<string, Uint32Array>();
      const unknown = new Map<string, readonly LexemeQuery[]>();
      for (const { written, queries } of lookups.flatMap((lookup) => zoneNames.map((zone) => lookup[zone]))) {
        if (written === '') continue;
        const known = remembered.get(written);
        if (known === undefined) unknown.set(written, queries);
        else found.set(written, known);
      }
      if (unknown.size > 0) {
        const isCurrent = moments.begin();
        const rows = await query(ask, [[...unknown.keys()]]);
        const texts = [...unknown];
        for (const { place, items } of rows) {
          const [written, queries] = texts[Number(place) - 1] ?? ['', []];
          const unpacked = unpack(items);
          found.set(written, unpacked);
          if (isCurrent()) remember(written, unpacked, queries);
        }
      }
      return lookups.map((lookup) => byZone((zone) => found.get(lookup[zone].written) ?? nothing));
    },
    prepare: async ({ items: touched, written }) => {
      moments.leave();
      if (touched.length > followedMost || remembered.size === 0) return forget;
      const added = new Map<string, number[]>();
      const matching = percolator.begin();
      for (let at = 0; at < touched.length; at += textsAtOnce) {
        const some = touched.subarray(at, at + textsAtOnce);
        for (const [item, text] of await textsOf(some, written)) {
          for (const asked of matching(readIndexedText(text))) {
            const items = added.get(asked);
            if (items === undefined) added.set(asked, [item]);
            else items.push(item);
          }
        }
        await pause();
      }
      const isKnown = touched.some((item) => item <= highest);
      const isTouched = markedAt(touched);
      const changed = new Map<string, Uint32Array>();
      let looked = 0;
      // From the one used longest ago: those that change count as used, in the order in which they were. Nothing else is
      // remembered until the change has arrived.
      for (const asked of isKnown ? [...remembered.rkeys()] : added.keys()) {
        const items = remembered.peek(asked);
        if (items === undefined) continue;
        looked += items.length;
        if (looked >= itemsAtOnce) {
          looked = 0;
          await pause();
        }
        const now = replaced(items, isTouched, added.get(asked) ?? nothing);
        if (now !== items) changed.set(asked, now);
      }
      return () => {
        // Another one that grew may have pushed it out.
        for (const [asked, items] of changed) if (remembered.has(asked)) remembered.set(asked, items);
        for (const item of touched) highest = Math.max(highest, item);
        moments.arrive();
      };
    },
    forget,
  };
}

/** By item, 1 for those that are touched; it ends with the last of them. */
function markedAt(touched: Uint32Array): Uint8Array {
  const marks = new Uint8Array(touched.reduce((highest, item) => Math.max(highest, item + 1), 0));
  for (const item of touched) marks[item] = 1;
  return marks;
}

/** Without the touched ones, and with those of them that are found now; the same list where that changes nothing. */
function replaced(items: Uint32Array, isTouched: Uint8Array, added: ArrayLike<number>): Uint32Array {
  let kept = 0;
  // A loop: `filter` asks a function about each, and all that is remembered is looked at.
  for (let at = 0; at < items.length; at += 1) if (isTouched[items[at] ?? 0] !== 1) kept += 1;
  if (kept === items.length && added.length === 0) return items;
  const now = new Uint32Array(kept + added.length);
  let to = 0;
  for (const item of items) {
    if (isTouched[item] === 1) continue;
    now[to] = item;
    to += 1;
  }
  now.set(added, kept);
  return now;
}

interface Written {
  /** As PostgreSQL reads it (`tsquery`); empty for nothing. */
  readonly written: string;
  readonly queries: readonly LexemeQuery[];
}

/** A lookup in each part of a record. */
function writeLookup({ wordings, inParts }: Lookup): Readonly<Record<Zone, Written>> {
  return byZone((zone) => {
    const queries = inParts || !partZones.has(zone) ? wordings.map((wording) => lexemeQuery(wording, zones[zone])) : [];
    return { written: queries.map(writeLexemeQuery).join(' | '), queries };
  });
}
