import { kilometresBetween } from '#services/query/places/geometry.ts';
import { parsePostalLine } from '#services/query/places/geoNames.ts';

/** What `dutchPlaces.json` holds. */
interface PlaceTable {
  readonly source: string;
  readonly address: string;
  readonly licence: string;
  readonly changes: string;
  /** The day of GeoNames' file, as `2025-12-30`. */
  readonly date: string;
  /** By province and place: each of its codes with its latitude and longitude, `6711 52.0371 5.6653;6712 …`. */
  readonly provinces: Readonly<Record<string, Readonly<Record<string, string>>>>;
}

/** A line is a slip where it is further than this from most lines of the codes next to it (km). */
const farthest = 40;

/** Lines before and after its own that a line is compared with. */
const neighbours = 8;

/** Fewer lines, and the file is not whole. */
const fewest = 4000;

/**
 * Where each postal code lies, by its place and province, from GeoNames' file `NL.txt`.
 *
 * @param date the day the file was made
 * @throws Error when it is another file, or not whole
 */
export function placeTable(file: string, date: string): PlaceTable {
  const lines = file
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map(parsePostalLine)
    .sort((one, other) => one.code - other.code);
  if (lines.length < fewest) throw new Error(`Only ${lines.length} lines: this is not the whole file.`);
  const kept = lines.filter((line, at) => {
    const around = lines.slice(Math.max(0, at - neighbours), at + neighbours + 1).filter((other) => other !== line);
    return around.filter((other) => kilometresBetween(line, other) <= farthest).length * 3 >= around.length;
  });
  const provinces: Record<string, Record<string, string>> = {};
  for (const { code, name, province, lat, lon } of kept) {
    const places = provinces[province] ?? {};
    provinces[province] = places;
    const at = `${code} ${lat} ${lon}`;
    places[name] = places[name] === undefined ? at : `${places[name]};${at}`;
  }
  return {
    source: 'GeoNames, postal codes of the Netherlands',
    address: 'https://www.geonames.org/',
    licence: 'https://creativecommons.org/licenses/by/4.0/',
    changes: `By province and place; without ${lines.length - kept.length} lines that lie far from those next to them.`,
    date,
    provinces,
  };
}
