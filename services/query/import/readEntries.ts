import { open } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { parse } from 'csv-parse';
import { z } from 'zod';

/** One record of a file as a line of JSON, with the number of its line in the file; or why it can be none. */
export type Entry = { line: number } & ({ kind: 'json'; json: string } | { kind: 'bad'; reason: string });

/** A file of records: JSON Lines, a table with a row of names above it, or a list of identifiers to delete. */
export type Format = 'jsonl' | 'csv' | 'deletions';

/** Longer than any record that would be taken. A line is read only this far. */
const lineMax = 1024 * 1024;

/**
 * Reads a file record by record, however large it is: never more than one line of it is in memory. Rejects when it
 * cannot be read, or is a table whose first row names no `id`.
 */
export function readEntries(file: string, format: Format): AsyncIterable<Entry> {
  if (format === 'csv') return readTable(file);
  return format === 'jsonl' ? readJsonLines(file) : readDeletions(file);
}

async function* readJsonLines(file: string): AsyncGenerator<Entry> {
  for await (const { line, text } of readLines(file)) {
    if (text === undefined) yield { line, kind: 'bad', reason: `it is longer than ${lineMax} characters` };
    else if (text.trim() !== '') yield { line, kind: 'json', json: text };
  }
}

/** An identifier a line, as it is or in an object. */
async function* readDeletions(file: string): AsyncGenerator<Entry> {
  for await (const entry of readJsonLines(file)) {
    if (entry.kind === 'bad') yield entry;
    else yield { ...entry, json: JSON.stringify({ id: identifierIn(entry.json), deleted: true }) };
  }
}

function identifierIn(text: string): unknown {
  try {
    const read = z.object({ id: z.unknown() }).safeParse(JSON.parse(text));
    return read.success ? read.data.id : text.trim();
  } catch {
    return text.trim();
  }
}

/** The lines of a file, numbered from 1; one that is too long comes without its text. */
async function* readLines(file: string): AsyncGenerator<{ line: number; text: string | undefined }> {
  const handle = await open(file);
  const chunks = handle.createReadStream({ encoding: 'utf8' });
  let [line, rest, isCut] = [1, '', false];
  const finish = (text: string) => {
    const whole = isCut ? undefined : rest + text;
    const finished = { line, text: line === 1 ? whole?.replace(/^\ufeff/, '') : whole };
    [line, rest, isCut] = [line + 1, '', false];
    return finished;
  };
  for await (const chunk of chunks) {
    const pieces = String(chunk).split('\n');
    const last = pieces.pop() ?? '';
    for (const piece of pieces) yield finish(piece);
    isCut ||= rest.length + last.length > lineMax;
    rest = isCut ? '' : rest + last;
  }
  if (rest !== '' || isCut) yield finish('');
}

const row = z.object({ record: z.record(z.string(), z.string()), info: z.object({ lines: z.int() }) });

async function* readTable(file: string): AsyncGenerator<Entry> {
  const bad: Entry[] = [];
  const parser = parse({
    bom: true,
    columns: (names: string[]) => checkNames(names.map((name) => name.trim().toLowerCase())),
    delimiter: await delimiterOf(file),
    info: true,
    max_record_size: lineMax,
    skip_empty_lines: true,
    skip_records_with_error: true,
    on_skip: (error) => {
      bad.push({ line: Number(error?.lines ?? 0), kind: 'bad', reason: error?.message ?? 'it cannot be read' });
      return undefined;
    },
  });
  const handle = await open(file);
  const rows = Readable.from(handle.createReadStream()).compose(parser);
  for await (const read of rows) {
    yield* bad.splice(0);
    const { record, info } = row.parse(read);
    yield { line: info.lines, kind: 'json', json: JSON.stringify(withLinks(record)) };
  }
  yield* bad;
}

function checkNames(names: string[]): string[] {
  if (names.includes('id')) return names;
  throw new Error(`The first row names the columns, and none of them is id: ${names.join(', ').slice(0, 200)}`);
}

/** What the first row separates its names with most: tables come with commas, semicolons and tabs. */
async function delimiterOf(file: string): Promise<string> {
  for await (const { text } of readLines(file)) {
    const count = (sign: string) => (text ?? '').split(sign).length;
    return [',', ';', '\t'].sort((a, b) => count(b) - count(a))[0] ?? ',';
  }
  return ',';
}

/** A table names further links `url_2`, `access_2`, `filetype_2`, `url_3` … */
function withLinks(record: Readonly<Record<string, string>>): object {
  const numbers = Object.keys(record).flatMap((name) => /^url_(\d+)$/.exec(name)?.[1] ?? []);
  const further = numbers
    .map(Number)
    .sort((a, b) => a - b)
    .map((number) => ({
      url: record[`url_${number}`] ?? '',
      access: record[`access_${number}`] ?? '',
      filetype: record[`filetype_${number}`] ?? '',
    }))
    .filter(({ url }) => url !== '');
  if (further.length === 0) return record;
  const { url = '', access = '', filetype = '' } = record;
  return { ...record, links: [...(url === '' ? [] : [{ url, access, filetype }]), ...further] };
}
