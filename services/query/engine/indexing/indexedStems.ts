import type { CollectionRecord } from '#services/query/collection/record.ts';
import { textLanguage } from '#services/query/engine/indexing/textLanguage.ts';
import { stemIn } from '#services/query/engine/text/stems.ts';
import { byZone, partZones, type Zone } from '#services/query/engine/text/zones.ts';
import { indexedWords } from './indexedWords.ts';

/** Stems in the order of their words; `undefined` for a word that is not looked up but keeps its place. */
export type PlacedStems = readonly (string | undefined)[];

/** So wide that no phrase begins at the end of one keyword and ends at the start of the next. */
const gap: PlacedStems = [undefined, undefined, undefined];

/** What stands in the index for a record: the stems of each of its parts, with a gap before every text. */
export function indexedStems(record: CollectionRecord): Readonly<Record<Zone, PlacedStems>> {
  const stemOf = stemIn[textLanguage(record)];
  const words = indexedWords(record);
  return byZone((zone) =>
    // Parts of compounds have no places that a gap could keep apart.
    words[zone].flatMap((text) => [...(partZones.has(zone) ? [] : gap), ...text.map(stemOf)]),
  );
}
