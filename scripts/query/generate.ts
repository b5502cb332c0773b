import { createWriteStream } from 'node:fs';
import process from 'node:process';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { generateMany } from '#samples/records/generateMany.ts';
import { readCommandLine } from '../commandLine.ts';

/*
 * Writes a large set of invented records as JSON Lines, for measuring: `npm run query:generate -- 300000 --out many.jsonl`
 */

const usage = 'Give a number of records: npm run --silent query:generate -- 300000 --out many.jsonl';

const { values, positionals } = readCommandLine(usage, {
  options: { out: { type: 'string' } },
  allowPositionals: true,
});
const count = Number(positionals[0]);

function* lines(): Generator<string> {
  let text = '';
  for (const record of generateMany(count)) {
    text += `${JSON.stringify(record)}\n`;
    // A write for each line would take longer than the line.
    if (text.length < 65_536) continue;
    yield text;
    text = '';
  }
  yield text;
}

if (!Number.isInteger(count) || count < 1 || positionals.length > 1) {
  console.error(usage);
  process.exitCode = 1;
} else {
  await pipeline(Readable.from(lines()), values.out === undefined ? process.stdout : createWriteStream(values.out));
}
