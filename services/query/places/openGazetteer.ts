import { readFileSync } from 'node:fs';
import { codesIn } from './codesIn.ts';
import table from './dutchPlaces.json' with { type: 'json' };
import { createGazetteer, type Gazetteer } from './gazetteer.ts';
import { type PlaceLine, type PostalLine, parsePlaceLine, parsePostalLine } from './geoNames.ts';

/**
 * Names and postal codes with where they lie: those that come with the service, or what a file says, in GeoNames' format
 * of places (`export/dump/NL.zip`) or of postal codes (`export/zip/NL.zip`). A file of places adds to the codes that are
 * known, one of codes replaces them.
 *
 * @throws Error when the file is neither
 */
export function openGazetteer(file?: string): Gazetteer {
  if (file === undefined) return createGazetteer({ codes: codesIn(table), places: [] });
  const lines = readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => line.trim() !== '');
  const [codes, places]: [PostalLine[], PlaceLine[]] = [[], []];
  for (const line of lines) {
    if (/^\d+\t/.test(line)) places.push(...[parsePlaceLine(line)].filter((place) => place !== undefined));
    else codes.push(parsePostalLine(line));
  }
  return createGazetteer({ codes: codes.length > 0 ? codes : codesIn(table), places });
}
