import { statSync } from 'node:fs';
import process from 'node:process';
import { readSettings } from '#server/settings/readSettings.ts';
import { giveWay } from '#services/query/import/giveWay.ts';
import { type FieldName, fieldNames, plainName } from '#services/query/import/mapping/fieldNames.ts';
import { type Reading, UnknownFormat } from '#services/query/import/readEntries.ts';
import { sendFile } from '#services/query/import/sendFile.ts';
import { UnknownColumns } from '#services/query/import/sources/csv.ts';
import { createSummary } from '#services/query/import/summary.ts';
import { tryFile } from '#services/query/import/tryFile.ts';
import { readCommandLine } from '../commandLine.ts';
import { findRunningService, Refusal, runCommand } from './runningService.ts';
import { tallyText, trialText } from './tallyText.ts';

/*
 * Brings records into the running portal's collection, in the formats of `docs/records.md`.
 *
 *   npm run query:import -- export.ris
 *   npm run query:import -- --dry-run tabel.csv
 *   npm run query:import -- --map "Naam van het stuk=title" tabel.csv
 *   npm run query:import -- --format csv export.txt
 *   npm run query:import -- --delete identifiers.txt
 *
 * A run that was broken off goes on where it ended. The exit code is 0 when every record was taken, else 1.
 */

const usage =
  'Give one file: npm run query:import -- [--dry-run] [--format name] [--map "column=field"] [--delete] records.csv';

/** Milliseconds between two lines on progress. */
const progressEvery = 2000;

function readCommand() {
  const { values, positionals } = readCommandLine(usage, {
    options: {
      delete: { type: 'boolean', default: false },
      'dry-run': { type: 'boolean', default: false },
      format: { type: 'string' },
      map: { type: 'string', multiple: true, default: [] },
    },
    allowPositionals: true,
  });
  const [file] = positionals;
  if (file === undefined || positionals.length > 1) throw new Refusal(usage);
  if (!statSync(file, { throwIfNoEntry: false })?.isFile()) throw new Refusal(`There is no file ${file}.`);
  const reading: Reading = {
    format: values.delete ? 'deletions' : values.format,
    columns: new Map(values.map.map(readMapping)),
    placesFile: readSettings(process.env).placesFile,
    summary: createSummary(),
  };
  return { file, reading, isDry: values['dry-run'] };
}

function readMapping(text: string): [column: string, field: FieldName] {
  const at = text.lastIndexOf('=');
  const field = fieldNames.find((name) => name === text.slice(at + 1).trim());
  if (at > 0 && field !== undefined) return [plainName(text.slice(0, at)), field];
  throw new Refusal(`--map "${text}" names no field: give "column=field", the field one of ${fieldNames.join(', ')}.`);
}

const number = (value: number) => value.toLocaleString('en');

async function run(): Promise<number> {
  const { file, reading, isDry } = readCommand();
  const report = (last: string) => console.log([...reading.summary.lines(), last].join('\n'));
  if (isDry) {
    const trial = await tryFile(file, reading);
    report(trialText(trial));
    return trial.bad === 0 ? 0 : 1;
  }
  const { origin, token } = findRunningService();
  const began = performance.now();
  let shown = began;
  const tally = await sendFile({
    ...{ file, reading, origin, token },
    onResume: (records) => console.log(`Going on after record ${number(records)}, where an earlier run ended.`),
    onProgress: (now, records) => {
      if (performance.now() - shown < progressEvery) return;
      shown = performance.now();
      const rate = (now.lines / (shown - began)) * 1000;
      console.log(`up to record ${number(records)}, ${number(Math.round(rate))} a second; ${tallyText(now)}`);
    },
  });
  const seconds = (performance.now() - began) / 1000;
  report(`${tallyText(tally)}, in ${seconds.toFixed(1)} s`);
  return tally.bad === 0 ? 0 : 1;
}

giveWay();
await runCommand(run, UnknownFormat, UnknownColumns);
