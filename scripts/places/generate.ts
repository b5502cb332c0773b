import { readFile, writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import process from 'node:process';
import { codesIn } from '#services/query/places/codesIn.ts';
import { readCommandLine } from '../commandLine.ts';
import { placeTable } from './placeTable.ts';
import { provinceBorders } from './provinceBorders.ts';

/*
 * Writes where the places and postal codes of the Netherlands lie, and the borders of its provinces as these tell them, from GeoNames' file `NL.txt` (export/zip/NL.zip) and
 * its day: `npm run places -- NL.txt 2025-12-30`
 */

const root = resolve(import.meta.dirname, '../..');
const table = resolve(root, 'services/query/places/dutchPlaces.json');
const borders = resolve(root, 'src/design-system/components/SearchMap/provinceBorders.json');
const usage = 'Give GeoNames’ file and its day: npm run --silent places -- NL.txt 2025-12-30';
const [file, date = ''] = readCommandLine(usage, { allowPositionals: true }).positionals;

if (file === undefined || !/^\d{4}-\d\d-\d\d$/.test(date)) {
  console.error(usage);
  process.exitCode = 1;
} else {
  const places = placeTable(await readFile(file, 'utf8'), date);
  await writeFile(table, `${JSON.stringify(places, null, 2)}\n`);
  await writeFile(borders, `${JSON.stringify({ ...creditOf(places), lines: provinceBorders(codesIn(places)) })}\n`);
}

function creditOf({ source, address, licence, date }: ReturnType<typeof placeTable>) {
  return { source, address, licence, date, changes: 'Borders of provinces, told from which postal code is nearest.' };
}
