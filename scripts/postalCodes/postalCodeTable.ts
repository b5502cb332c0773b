/** A line of GeoNames' file of postal codes: a code, and one of the places that have it. */
interface Place {
  readonly code: number;
  /** Degrees. */
  readonly latitude: number;
  readonly longitude: number;
}

/** What `dutchPostalCodes.json` holds. */
export interface PostalCodeTable {
  readonly source: string;
  readonly address: string;
  readonly licence: string;
  readonly changes: string;
  /** The day of GeoNames' file, as `2025-12-30`. */
  readonly date: string;
  readonly count: number;
  /** Runs of codes that follow each other, by the codes' first two digits: `{ "82": "8211-8219 8221-8226" }`. */
  readonly runs: Readonly<Record<string, string>>;
}

/** Codes that GeoNames does not have yet, each with its village. */
const additions: ReadonlyMap<number, string> = new Map([[2765, 'Cortelande']]);

/** Further than any code of the Netherlands lies from those next to it: Schiermonnikoog is 25 km off (km). */
const farthest = 60;

/** How many lines before and after its own a place is compared with; no code has more places. */
const neighbours = 10;

/** Fewer, and the file is not whole: there have been more than four thousand for decades. */
const fewest = 4000;

/**
 * The four digits of all postal codes with addresses, from GeoNames' file `NL.txt`.
 *
 * @param file tab-separated: country, code, place, six columns of regions, latitude, longitude
 * @param date the day the file was made
 * @throws Error when it is another file, or not whole
 */
export function postalCodeTable(file: string, date: string): PostalCodeTable {
  const places = file.split('\n').flatMap((line) => (line.trim() === '' ? [] : [readPlace(line)]));
  const given = new Set(places.map(({ code }) => code));
  const displaced = displacedCodes(places);
  const codes = [...given, ...additions.keys()].filter((code) => !displaced.has(code));
  const sorted = [...new Set(codes)].sort((one, other) => one - other);
  if (sorted.length < fewest) throw new Error(`Only ${sorted.length} codes: this is not the whole file.`);
  return {
    source: 'GeoNames, postal codes of the Netherlands',
    address: 'https://www.geonames.org/',
    licence: 'https://creativecommons.org/licenses/by/4.0/',
    changes: `Four digits alone; without ${[...displaced].join(', ')}; with ${[...additions.keys()].join(', ')}.`,
    date,
    count: sorted.length,
    runs: runsOf(sorted),
  };
}

function readPlace(line: string): Place {
  const [country, digits = '', , , , , , , , latitude, longitude] = line.split('\t');
  const place = { code: Number(digits), latitude: Number(latitude), longitude: Number(longitude) };
  if (country !== 'NL' || !/^[1-9]\d{3}$/.test(digits) || !Number.isFinite(place.latitude + place.longitude)) {
    throw new Error(`This is not a line of GeoNames' NL.txt: ${line}`);
  }
  return place;
}

/**
 * Codes with a place far from where codes like it are: slips of those who entered them (1234 in Lemiers, 170 km from
 * 1231 and 1241). A code that has the place of its neighbours as well is kept.
 */
function displacedCodes(places: readonly Place[]): ReadonlySet<number> {
  const ordered = places.toSorted((one, other) => one.code - other.code);
  const isNear = (place: Place, index: number) =>
    ordered
      .slice(Math.max(index - neighbours, 0), index + neighbours + 1)
      .some((neighbour) => neighbour.code !== place.code && kilometres(place, neighbour) <= farthest);
  const kept = new Set(ordered.filter(isNear).map(({ code }) => code));
  return new Set(ordered.map(({ code }) => code).filter((code) => !kept.has(code)));
}

/** On a plane, which the Netherlands nearly are. */
function kilometres(one: Place, other: Place): number {
  const radians = Math.PI / 180;
  const east = (one.longitude - other.longitude) * Math.cos(one.latitude * radians);
  return Math.hypot(one.latitude - other.latitude, east) * radians * 6371;
}

function runsOf(codes: readonly number[]): Record<string, string> {
  const runs: Record<string, string> = {};
  codes.forEach((first, index) => {
    if (index > 0 && isNext(codes[index - 1], first)) return;
    let last = first;
    for (let at = index + 1; isNext(last, codes[at]); at++) last++;
    const region = String(first).slice(0, 2);
    const run = first === last ? String(first) : `${first}-${last}`;
    runs[region] = runs[region] === undefined ? run : `${runs[region]} ${run}`;
  });
  return runs;
}

/** No run goes on into the next hundred: each stands in the line of its first two digits. */
function isNext(code: number | undefined, next: number | undefined): boolean {
  return code !== undefined && next === code + 1 && next % 100 !== 0;
}
