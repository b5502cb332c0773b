import { createHash } from 'node:crypto';
import { displayOf, type Facet } from '#services/query/collection/facet.ts';
import type { CollectionRecord } from '#services/query/collection/record.ts';
import { indexedStems } from '#services/query/engine/indexing/indexedStems.ts';
import { placeFacet, readPlace } from '#services/query/engine/indexing/placeFacet.ts';
import { textLanguage } from '#services/query/engine/indexing/textLanguage.ts';
import type { Language } from '#services/query/engine/text/stems.ts';
import { titleKey } from '#services/query/engine/text/titleKey.ts';
import { spansOf, wordsOf } from '#services/query/engine/text/words.ts';
import { byZone, type Zone, zoneNames } from '#services/query/engine/text/zones.ts';

/** A record with what it does not say itself. */
export interface NumberedRecord {
  /** In the order in which records came; never another record's afterwards. */
  readonly number: number;
  readonly sample: boolean;
  readonly record: CollectionRecord;
}

/** Stands where a word is not looked up, so that the others keep their places. */
const gap = '-';

/** Longer than any title that is sorted by; OpenSearch takes 32 kB at most. */
const keyMax = 2000;
const valueMax = 3000;

/** Between the words of a value and the value itself. */
export const nameEnd = '\u0001';

/** Identifiers that are too long for OpenSearch (512 bytes) are told by their digest. */
export function documentId(recordId: string): string {
  const isShort = Buffer.byteLength(recordId) <= 500 && !recordId.startsWith('sha256 ') && recordId !== '';
  return isShort ? recordId : `sha256 ${createHash('sha256').update(recordId).digest('hex')}`;
}

/** A stem of a language, as it stands in the index. */
export const tokenOf = (language: Language, stem: string) => `${language.charAt(0)}${stem}`;

/** Everything by which a record is found, counted and sorted. */
export function documentOf({ number, sample, record }: NumberedRecord, facets: readonly Facet[]) {
  const language = textLanguage(record);
  const places = placeFacet.valuesOf(record);
  const titleWords = wordsOf(record.title);
  const zones = zonesOf(record, language);
  const whole = new Set(zoneNames.filter((zone) => !zone.endsWith('Parts')).flatMap((zone) => zones[zone]));
  const anywhere = new Set(zoneNames.flatMap((zone) => zones[zone]));
  for (const tokens of [whole, anywhere]) tokens.delete(gap);
  const values = facets.map((facet) => ({ facet, values: valuesOf(facet, record) }));
  const named = <T>(of: (facet: Facet, values: readonly string[]) => T | undefined) =>
    Object.fromEntries(values.map((each) => [each.facet.number, of(each.facet, each.values)]));
  return {
    record: JSON.stringify(record),
    title: record.title,
    id: record.id,
    number,
    sample,
    year: record.year ?? 0,
    language,
    titleKey: titleKey(record.title).slice(0, keyMax),
    titleWords: [...new Set(titleWords)],
    titleStart: titleWords[0],
    spellings: [...new Set(spellingsIn([record.title]))],
    zone: Object.fromEntries(zoneNames.map((zone) => [zone, zones[zone].join(' ')])),
    anywhere: [...anywhere].join(' '),
    whole: [...whole].join(' '),
    place: places,
    point: places.map(readPlace).map(({ lat, lon }) => ({ lat, lon })),
    facet: named((_, all) => all),
    names: named((facet, all) => all.map((value) => `${namesOfValue(facet, value)}${nameEnd}${value}`)),
    range: named(({ kind }, all) => (kind === 'range' ? all.map(Number) : undefined)),
  };
}

function valuesOf(facet: Facet, record: CollectionRecord): string[] {
  const values = facet.valuesOf(record).filter((value) => value !== '' && value.length <= valueMax);
  return [...new Set(values)];
}

/** The words of a value and of what it is called, each with a space before. */
function namesOfValue(facet: Facet, value: string): string {
  const words = [value, displayOf(facet, value, 'nl'), displayOf(facet, value, 'en')].flatMap(wordsOf);
  return [...new Set(words)].map((word) => ` ${word}`).join('');
}

function zonesOf(record: CollectionRecord, language: Language): Readonly<Record<Zone, readonly string[]>> {
  const stems = indexedStems(record);
  return byZone((zone) => stems[zone].map((stem) => (stem === undefined ? gap : tokenOf(language, stem))));
}

/** The words of texts that are written with accents, in small letters. */
function spellingsIn(texts: readonly string[]): string[] {
  return texts.flatMap((text) =>
    spansOf(text).flatMap(({ start, end }) => {
      const written = text.slice(start, end).normalize('NFC').toLowerCase();
      return /^[\0-\x7f]*$/.test(written) ? [] : [written];
    }),
  );
}
