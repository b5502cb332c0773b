import { readFile, writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import process from 'node:process';
import { readCommandLine } from '../commandLine.ts';
import { postalCodeTable } from './postalCodeTable.ts';

/*
 * Writes the postal codes that forms are judged by, from GeoNames' file `NL.txt` (export/zip/NL.zip) and its day:
 * `npm run postal-codes -- NL.txt 2025-12-30`
 */

const table = resolve(import.meta.dirname, '../../src/server/forms/dutchPostalCodes.json');
const usage = 'Give GeoNames’ file and its day: npm run --silent postal-codes -- NL.txt 2025-12-30';
const [file, date = ''] = readCommandLine(usage, { allowPositionals: true }).positionals;

if (file === undefined || !/^\d{4}-\d\d-\d\d$/.test(date)) {
  console.error(usage);
  process.exitCode = 1;
} else {
  const codes = postalCodeTable(await readFile(file, 'utf8'), date);
  await writeFile(table, `${JSON.stringify(codes, null, 2)}\n`);
}
