import { statSync } from 'node:fs';
import { basename } from 'node:path';
import process from 'node:process';
import { readSettings } from '#server/settings/readSettings.ts';
import { giveWay } from '#services/query/import/giveWay.ts';
import { type FieldName, fieldNames, plainName } from '#services/query/import/mapping/fieldNames.ts';
import { type Reading, UnknownFormat } from '#services/query/import/readEntries.ts';
import { BrokenArchive } from '#services/query/import/reading/readText.ts';
import { addTallies, emptyTally, type Tally } from '#services/query/import/sendBatch.ts';
import { sendFile } from '#services/query/import/sendFile.ts';
import { UnknownColumns } from '#services/query/import/sources/csv.ts';
import { createSummary } from '#services/query/import/summary.ts';
import { addTrials, emptyTrial, tryFile } from '#services/query/import/tryFile.ts';
import { readCommandLine } from '../commandLine.ts';
import { findRunningService, Refusal, type RunningService, runCommand } from './runningService.ts';
import { tallyText, trialText } from './tallyText.ts';

/*
 * Brings records into the running portal's collection, in the formats of `docs/records.md`.
 *
 *   npm run query:import -- export.ris
 *   npm run query:import -- export-1.ris export-2.ris
 *   npm run query:import -- --dry-run tabel.csv
 *   npm run query:import -- --map "Naam van het stuk=title" tabel.csv
 *   npm run query:import -- --format csv export.txt
 *   npm run query:import -- --delete identifiers.txt
 *
 * A run that was broken off goes on where it ended. The exit code is 0 when every record was taken, else 1.
 */

const usage =
  'Give files: npm run query:import -- [--dry-run] [--format name] [--map "column=field"] [--delete] records.csv …';

/** What is wrong with a file itself; their messages are for whoever chose it. */
const unreadable = [UnknownFormat, UnknownColumns, BrokenArchive] as const;

const isUnreadable = (error: unknown): error is Error => unreadable.some((kind) => error instanceof kind);

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
  if (positionals.length === 0) throw new Refusal(usage);
  for (const file of positionals)
    if (!statSync(file, { throwIfNoEntry: false })?.isFile()) throw new Refusal(`There is no file ${file}.`);
  const reading: Reading = {
    format: values.delete ? 'deletions' : values.format,
    columns: new Map(values.map.map(readMapping)),
    placesFile: readSettings(process.env).placesFile,
    summary: createSummary(),
  };
  return { files: positionals, reading, isDry: values['dry-run'] };
}

function readMapping(text: string): [column: string, field: FieldName] {
  const at = text.lastIndexOf('=');
  const field = fieldNames.find((name) => name === text.slice(at + 1).trim());
  if (at > 0 && field !== undefined) return [plainName(text.slice(0, at)), field];
  throw new Refusal(`--map "${text}" names no field: give "column=field", the field one of ${fieldNames.join(', ')}.`);
}

const number = (value: number) => value.toLocaleString('en');

async function run(): Promise<number> {
  const { files, reading, isDry } = readCommand();
  const service = isDry ? undefined : findRunningService();
  const began = performance.now();
  let [tally, trial, unread] = [emptyTally, emptyTrial, 0];
  for (const file of files) {
    reading.summary.begin(file);
    const name = files.length > 1 ? `${file}: ` : '';
    try {
      if (service) tally = addTallies(tally, await send(file, name, reading, service));
      else trial = addTrials(trial, await tryFile(file, reading));
    } catch (error) {
      // One that cannot be read does not keep the others out.
      if (files.length === 1 || !isUnreadable(error)) throw error;
      console.error(error.message.includes(basename(file)) ? error.message : `${name}${error.message}`);
      unread += 1;
    }
  }
  const seconds = (performance.now() - began) / 1000;
  const last = isDry ? trialText(trial) : `${tallyText(tally)}, in ${seconds.toFixed(1)} s`;
  console.log([...reading.summary.lines(), last, ...unreadText(unread, files.length)].join('\n'));
  return tally.bad + trial.bad + unread === 0 ? 0 : 1;
}

/** @param name what begins a line about this file */
async function send(file: string, name: string, reading: Reading, service: RunningService): Promise<Tally> {
  let shown = performance.now();
  const began = shown;
  return sendFile({
    ...{ file, reading, ...service },
    onResume: (records) => console.log(`${name}Going on after record ${number(records)}, where an earlier run ended.`),
    onProgress: (now, records) => {
      if (performance.now() - shown < progressEvery) return;
      shown = performance.now();
      const rate = Math.round((now.lines / (shown - began)) * 1000);
      console.log(`${name}up to record ${number(records)}, ${number(rate)} a second; ${tallyText(now)}`);
    },
  });
}

const unreadText = (unread: number, files: number): string[] =>
  unread === 0 ? [] : [`${number(unread)} of ${number(files)} files could not be read: see above.`];

giveWay();
await runCommand(run, ...unreadable);
