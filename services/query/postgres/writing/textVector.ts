import type { PlacedStems } from '#services/query/engine/indexing/indexedStems.ts';
import type { Language } from '#services/query/engine/text/stems.ts';
import { partZones, type Zone, zoneNames, zones } from '#services/query/engine/text/zones.ts';

/** PostgreSQL counts places as far as this, and keeps so many of a word. */
const placeMax = 16_383;
const placesMax = 255;

/**
 * The stems of a record as PostgreSQL reads a `tsvector`: each behind the letter of its part of the record and that of
 * its language (see `zones`), with its places, which go on from one part to the next. It is what `to_tsvector` makes of
 * the same words, made here because there it takes longer than all else of writing a record.
 */
export function textVector(stems: Readonly<Record<Zone, PlacedStems>>, language: Language): string {
  const words: string[] = [];
  let before = 0;
  for (const zone of zoneNames) {
    const mark = `${zones[zone]}${language.charAt(0)}`;
    if (partZones.has(zone)) {
      // Without places, which would say nothing.
      for (const stem of new Set(stems[zone])) if (stem !== undefined) words.push(`'${mark}${stem}'`);
      continue;
    }
    words.push(placedWords(stems[zone], mark, before));
    before += lastPlace(stems[zone]);
  }
  return words.join(' ');
}

/** Stems with their places, as PostgreSQL reads a `tsvector`: letters and digits in quotes. */
export function placedWords(stems: PlacedStems, mark = '', before = 0): string {
  const placesOf = new Map<string, number[]>();
  stems.forEach((stem, at) => {
    if (stem === undefined) return;
    const place = Math.min(before + at + 1, placeMax);
    const places = placesOf.get(stem);
    if (places === undefined) placesOf.set(stem, [place]);
    else if (places.length < placesMax && places.at(-1) !== place) places.push(place);
  });
  return Array.from(placesOf, ([stem, places]) => `'${mark}${stem}':${places.join(',')}`).join(' ');
}

const lastPlace = (stems: PlacedStems) => stems.findLastIndex((stem) => stem !== undefined) + 1;
