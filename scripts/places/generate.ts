import { readFile, writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import process from 'node:process';
import { placeTable } from './placeTable.ts';

/*
 * Writes where the places and postal codes of the Netherlands lie, from GeoNames' file `NL.txt` (export/zip/NL.zip) and
 * its day: `npm run places -- NL.txt 2025-12-30`
 */

const table = resolve(import.meta.dirname, '../../services/query/places/dutchPlaces.json');
const [file, date = ''] = process.argv.slice(2);

if (file === undefined || !/^\d{4}-\d\d-\d\d$/.test(date)) {
  console.error('Give GeoNames’ file and its day: npm run --silent places -- NL.txt 2025-12-30');
  process.exitCode = 1;
} else {
  await writeFile(table, `${JSON.stringify(placeTable(await readFile(file, 'utf8'), date), null, 2)}\n`);
}
