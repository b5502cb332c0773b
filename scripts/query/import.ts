import { statSync } from 'node:fs';
import { parseArgs } from 'node:util';
import type { Format } from '#services/query/import/readEntries.ts';
import { sendFile, type Tally } from '#services/query/import/sendFile.ts';
import { findRunningService, Refusal, runCommand } from './runningService.ts';

/*
 * Brings records into the running portal's collection: JSON Lines, or CSV with the names of the fields in its first row.
 *
 *   npm run query:import -- records.jsonl
 *   npm run query:import -- records.csv
 *   npm run query:import -- --delete identifiers.txt
 *
 * A run that was broken off goes on where it ended. The exit code is 0 when every line was taken, else 1.
 */

const usage = 'Give one file: npm run query:import -- [--delete] records.jsonl';

/** More bad lines than these are counted, not shown. */
const badLinesShown = 100;

/** Milliseconds between two lines on progress. */
const progressEvery = 2000;

function readCommand(): { file: string; format: Format } {
  const { values, positionals } = parseArgs({
    options: { delete: { type: 'boolean', default: false } },
    allowPositionals: true,
  });
  const [file] = positionals;
  if (file === undefined || positionals.length > 1) throw new Refusal(usage);
  if (!statSync(file, { throwIfNoEntry: false })?.isFile()) throw new Refusal(`There is no file ${file}.`);
  const kept = /\.(csv|tsv)$/i.test(file) ? 'csv' : 'jsonl';
  return { file, format: values.delete ? 'deletions' : kept };
}

const number = (value: number) => value.toLocaleString('en');

function summaryOf({ lines, written, unchanged, deleted, bad }: Tally): string {
  return `${number(lines)} lines: ${number(written)} written, ${number(unchanged)} unchanged, ${number(deleted)} deleted, ${number(bad)} refused`;
}

async function run(): Promise<number> {
  const { file, format } = readCommand();
  const { origin, token } = findRunningService();
  const began = performance.now();
  let shown = began;
  let bad = 0;
  const tally = await sendFile({
    file,
    format,
    origin,
    token,
    onResume: (line) => console.log(`Going on after line ${number(line)}, where an earlier run ended.`),
    onBad: (line, reason) => {
      bad += 1;
      if (bad <= badLinesShown) console.error(`line ${line}: ${reason}`);
    },
    onProgress: (now, line) => {
      if (performance.now() - shown < progressEvery) return;
      shown = performance.now();
      const rate = (now.lines / (shown - began)) * 1000;
      console.log(`up to line ${number(line)}, ${number(Math.round(rate))} a second; ${summaryOf(now)}`);
    },
  });
  if (bad > badLinesShown) console.error(`… and ${number(bad - badLinesShown)} more.`);
  const seconds = (performance.now() - began) / 1000;
  console.log(`${summaryOf(tally)}, in ${seconds.toFixed(1)} s`);
  return tally.bad === 0 ? 0 : 1;
}

await runCommand(run);
