import { z } from 'zod';
import { placeKinds, type RecordPlace } from '#services/query/collection/record.ts';
import { recordLimits } from '#services/query/collection/recordLimits.ts';
import type { Gazetteer, KnownPlace, NamedKind } from '#services/query/places/gazetteer.ts';
import { isPoint, type Point } from '#services/query/places/geometry.ts';
import type { FieldName } from './fieldNames.ts';
import { firstOf, type Report, shortText } from './withinLimits.ts';

interface Given {
  /** The texts that a record has for a field. */
  readonly texts: (field: FieldName) => readonly string[];
  readonly gazetteer: () => Gazetteer;
  readonly report: Report;
}

/**
 * Where a record is about, as closely as its source says it: by coordinates, else by postal codes, else by the names of
 * places, and else of a municipality, a region or a province. Nothing is guessed: a name that several places of one size
 * bear is none of them, and each such choice is reported.
 */
export function placesIn(given: Given): RecordPlace[] {
  const { texts, report } = given;
  const steps = [
    () => ownPlaces(texts('places'), report),
    () => pointsIn(given),
    () => ofPostalCodes(given),
    () => named(given, 'place', ['place', 'municipality', 'region', 'province']),
    () => named(given, 'municipality', ['municipality', 'place']),
    () => named(given, 'region', ['region', 'municipality', 'place']),
    () => named(given, 'province', ['province']),
  ];
  for (const step of steps) {
    const found = new Map(step().map((place) => [`${place.lat} ${place.lon}`, place]));
    if (found.size > 0) return kept([...found.values()], report);
  }
  return [];
}

function kept(places: readonly RecordPlace[], report: Report): RecordPlace[] {
  const named = places.map((place) => ({ ...place, name: shortText("a place's name", place.name, report) }));
  return firstOf('places', named, recordLimits.places, report);
}

const ownPlace = z.object({
  lat: z.number(),
  lon: z.number(),
  name: z.string().default(''),
  kind: z.enum(placeKinds).default('point'),
});

/** Places in our own form, as a record of our own has them. */
function ownPlaces(texts: readonly string[], report: Given['report']): RecordPlace[] {
  return texts.flatMap((text) => {
    const read = ownPlace.safeParse(parsed(text));
    if (read.success && isPoint(read.data)) return [read.data];
    report('a place that has no lat and lon', text);
    return [];
  });
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

const list = (texts: readonly string[]) =>
  texts
    .flatMap((text) => text.split(/[;|\n]/))
    .map((text) => text.trim())
    .filter((text) => text !== '');

function pointsIn({ texts, report }: Given): RecordPlace[] {
  const [lats, lons] = [list(texts('latitude')), list(texts('longitude'))];
  const written = [...list(texts('coordinates')), ...lats.map((lat, at) => `${lat} ${lons[at] ?? ''}`)];
  const names = list(texts('place'));
  return written.flatMap((text, at) => {
    const point = coordinatesIn(text);
    if (point === undefined) report('invalid coordinates', text);
    const name = names.length === written.length ? (names[at] ?? '') : (names[0] ?? '');
    return point === undefined ? [] : [{ ...point, kind: 'point' as const, name }];
  });
}

const number = String.raw`(-?\d{1,3}(?:[.,]\d+)?)`;
const decimal = new RegExp(`^(?:geo:)?\\s*${number}\\s*°?\\s*(?:,\\s|\\s|,)\\s*${number}\\s*°?$`, 'i');
/** `POINT(5.66 52.04)`: the longitude comes first. */
const wellKnown = new RegExp(`^POINT\\s*\\(\\s*${number}\\s+${number}\\s*\\)$`, 'i');
const sexagesimal =
  /^(\d{1,2})°\s*(?:([\d.]+)['′]\s*)?(?:([\d.]+)["″]\s*)?([NS])[\s,]*(\d{1,3})°\s*(?:([\d.]+)['′]\s*)?(?:([\d.]+)["″]\s*)?([EOW])$/i;

/** Degrees (WGS 84), latitude first: `52.04, 5.66`, `52,04 5,66`, `52°2′N 5°40′E`, `POINT(5.66 52.04)`. */
export function coordinatesIn(text: string): Point | undefined {
  const written = text.trim();
  const [, lat, lon] = decimal.exec(written) ?? [];
  const [, second, first] = wellKnown.exec(written) ?? [];
  const degrees = (value = '') => Number(value.replace(',', '.'));
  const point =
    (lat && lon && { lat: degrees(lat), lon: degrees(lon) }) ||
    (first && second && { lat: degrees(first), lon: degrees(second) }) ||
    fromDegrees(written);
  return point && isPoint(point) ? point : undefined;
}

function fromDegrees(text: string): Point | undefined {
  const [whole, ...parts] = sexagesimal.exec(text) ?? [];
  if (whole === undefined) return undefined;
  const value = (at: number) =>
    Number(parts[at] ?? 0) + Number(parts[at + 1] ?? 0) / 60 + Number(parts[at + 2] ?? 0) / 3600;
  const round = (degrees: number) => Math.round(degrees * 100_000) / 100_000;
  const sign = (letter = '') => (/[SW]/i.test(letter) ? -1 : 1);
  return { lat: round(value(0)) * sign(parts[3]), lon: round(value(4)) * sign(parts[7]) };
}

function ofPostalCodes({ texts, gazetteer, report }: Given): RecordPlace[] {
  return list(texts('postalcode')).flatMap((written) => {
    const code = gazetteer().postalCode(written);
    if (code.kind !== 'found') {
      report(code.kind === 'malformed' ? 'an invalid postal code' : 'a postal code that is not in the table', written);
      return [];
    }
    const { lat, lon, name } = code.place;
    return [{ lat, lon, kind: 'postalCode' as const, name }];
  });
}

function named({ texts, gazetteer, report }: Given, field: NamedKind, kinds: readonly NamedKind[]): RecordPlace[] {
  const [within] = field === 'province' ? [] : list(texts('province'));
  return list(texts(field)).flatMap((name) => {
    const meant = gazetteer().find(name, within, kinds);
    if (meant.kind === 'unknown') report('a place that is not in the table', name);
    if (meant.kind === 'several') report('a name of several places, of which none is taken', told(name, meant.places));
    if (meant.kind !== 'found') return [];
    const { place, others } = meant;
    if (others.length > 0)
      report('a name of several places, of which the largest is taken', told(name, [place, ...others]));
    return [{ lat: place.lat, lon: place.lon, kind: place.kind, name: place.name }];
  });
}

const told = (name: string, places: readonly KnownPlace[]) =>
  `${name}, in ${places.map(({ province, lat, lon }) => province || `${lat}, ${lon}`).join(' and ')}`;
