import { parse } from 'csv-parse/sync';
import { z } from 'zod';
import { type FieldName, plainName } from '#services/query/import/mapping/fieldNames.ts';
import { type Line, readLines } from '#services/query/import/reading/readLines.ts';
import { fieldsOfCells } from './ownColumns.ts';
import type { Found, ReadingOptions, SourceFormat } from './sourceFormat.ts';

/** A cell with more lines than these has lost its closing quote. */
const linesMax = 400;
/** What R and pandas write where there is nothing. */
const missing = new Set(['NA', 'NaN']);
const delimiters = ['\t', ';', ',', '|'] as const;
const rows = z.array(z.array(z.string()));

/** What Excel wants to read in front of the first row. */
const separator = /^\ufeff?"?sep=([,;|\t])"?\s*$/i;

/** A table whose columns cannot be told. The message is for whoever imports it. */
export class UnknownColumns extends Error {
  override name = 'UnknownColumns';
}

/** Tables: CSV with commas, semicolons or bars, or with tabs, and the names of the columns in the first row. */
export const csv: SourceFormat = {
  id: 'csv',
  title: 'CSV (a table, with names above its columns)',
  hasOwnNames: true,
  recognises: (head, fileName) => /\.(?:csv|tsv|tab)(?:\.gz)?$/i.test(fileName) || looksLikeTable(head),
  read: readTable,
};

/** The first row names things that we know. */
function looksLikeTable(head: string): boolean {
  const [before = '', after = ''] = head.split(/\r\n|\n|\r/, 2);
  const first = separator.test(before) ? after : before;
  const names = cellsOf(first, delimiterOf(first)) ?? [];
  return fieldsNamedIn(names, { columns: new Map() }).length > 1;
}

async function* readTable(text: AsyncIterable<string>, options: ReadingOptions): AsyncGenerator<Found> {
  const lines = new Lookahead(readLines(text));
  let names: readonly string[] | undefined;
  let delimiter = ',';
  let told: string | undefined;
  let isLookedFor = false;
  for (let first = await lines.peek(0); first !== undefined; first = await lines.peek(0)) {
    if (first.text?.trim() === '') {
      lines.drop(1);
      continue;
    }
    const said = names === undefined ? separator.exec(first.text ?? '')?.[1] : undefined;
    if (said !== undefined) {
      told = said;
      lines.drop(1);
      continue;
    }
    if (names === undefined) {
      // Looked for once: what is no row of names is told of the first one.
      const above = isLookedFor ? 0 : await linesAboveNames(lines, told, options);
      isLookedFor = true;
      if (above > 0) {
        lines.drop(above);
        continue;
      }
      delimiter = told ?? delimiterOf(first.text ?? '');
    }
    const read = await takeRow(lines, delimiter, names?.length);
    if ('reason' in read) {
      yield { kind: 'broken', at: first.at, reason: read.reason };
      if (names === undefined)
        throw new UnknownColumns(`The first row has to name the columns, and cannot be read: ${read.reason}.`);
    } else if (names === undefined) names = checkNames(read.cells, options);
    else
      yield {
        kind: 'record',
        at: first.at,
        fields: fieldsOfCells(
          names.map((name, at) => [name, textOf(read.cells[at] ?? '')]),
          options,
        ),
      };
  }
}

/** What a cell says, without the apostrophe that keeps a spreadsheet from calculating it, as our own tables have it. */
const textOf = (cell: string) => (missing.has(cell) ? '' : cell.replace(/^'(?=[=+\-@|%＝＋－＠])/, ''));

/** So many lines at most stand above the names of columns: a heading, the day, whom it is from. */
const aboveMax = 10;

/** How many lines stand above the row that names the columns, a title among several; none where no row does. */
async function linesAboveNames(lines: Lookahead, told: string | undefined, options: ReadingOptions): Promise<number> {
  for (let above = 0; above <= aboveMax; above += 1) {
    const text = (await lines.peek(above))?.text ?? '';
    const fields = fieldsNamedIn(cellsOf(text, told ?? delimiterOf(text)) ?? [], options);
    if (fields.length > 1 && fields.some(isTelling)) return above;
  }
  return 0;
}

const fieldsNamedIn = (names: readonly string[], options: ReadingOptions) =>
  fieldsOfCells(
    names.map((name) => [name.trim(), '']),
    options,
  ).flatMap(({ field }) => field ?? []);

/** Without a title a row of names is none, unless it tells which records go. */
const isTelling = (field: FieldName) => field === 'title' || field === 'deleted';

interface Row {
  readonly cells: string[];
  /** Of how many lines. */
  readonly taken: number;
}

/**
 * Reads the row that begins with the next line. A row that cannot be read costs its first line only: what follows may be
 * a good row again, as it is behind a quote that was never closed.
 */
async function takeRow(
  lines: Lookahead,
  delimiter: string,
  width: number | undefined,
): Promise<Row | { reason: string }> {
  const read = await readRow(lines, delimiter, width);
  const row = 'reason' in read ? ((await otherwiseRead(lines, delimiter, width)) ?? read) : read;
  lines.drop('reason' in row ? 1 : row.taken);
  return row;
}

/** A row by other rules than those of CSV, as R and MySQL write them, or programs that put tabs between cells. */
async function otherwiseRead(lines: Lookahead, delimiter: string, width: number | undefined): Promise<Row | undefined> {
  const text = (await lines.peek(0))?.text ?? '';
  if (text.includes('\\"')) {
    const read = await readRow(lines, delimiter, width, (line) => line.replaceAll('\\"', '""'));
    if (!('reason' in read)) return read;
  }
  // Tables with tabs often know no quotes: a quotation mark is a letter like others.
  const cells = delimiter === '\t' ? fitTo(text.split('\t'), width) : undefined;
  return cells && { cells, taken: 1 };
}

/** @param written a line by the rules of CSV, which have a quote within a cell twice */
async function readRow(
  lines: Lookahead,
  delimiter: string,
  width: number | undefined,
  written = (line: string) => line,
): Promise<Row | { reason: string }> {
  let text = '';
  for (let taken = 0; taken < linesMax; taken += 1) {
    const line = await lines.peek(taken);
    if (line === undefined) break;
    if (line.text === undefined) return { reason: 'it is too long' };
    text = taken === 0 ? written(line.text) : `${text}\n${written(line.text)}`;
    // Within an open quote: the cell goes on in the next line.
    if (text.split('"').length % 2 === 0) continue;
    const cells = cellsOf(text, delimiter);
    const fitting = cells === undefined ? undefined : fitTo(cells, width);
    if (fitting !== undefined) return { cells: fitting, taken: taken + 1 };
    if (cells === undefined) return { reason: 'a quote stands where none can' };
    return { reason: `it has ${cells.length} cells, and there are ${width} columns` };
  }
  return { reason: 'a quote is not closed' };
}

/** Cells that are empty at the end of a row say nothing, whether there are too many or too few. */
function fitTo(cells: string[], width = cells.length): string[] | undefined {
  const isShort = cells.length < width && cells.length > 1;
  return isShort || cells.slice(width).every((cell) => cell.trim() === '') ? cells.slice(0, width) : undefined;
}

function cellsOf(text: string, delimiter: string): string[] | undefined {
  try {
    // What programs write behind texts of a fixed length.
    return (
      rows.parse(
        parse(text.replaceAll('\u0000', ' '), { delimiter, relax_column_count: true, record_delimiter: ['\u0000'] }),
      )[0] ?? ['']
    );
  } catch {
    return undefined;
  }
}

function checkNames(given: readonly string[], options: ReadingOptions): string[] {
  const names = given.map((name) => name.trim());
  if (fieldsNamedIn(names, options).some(isTelling)) return names;
  const list = names.map(plainName).join(', ').slice(0, 200);
  throw new UnknownColumns(
    `The first row names the columns, and none of them is a title: ${list}. Say which one is: --map "column=title".`,
  );
}

/** What the first row separates its names with most. */
function delimiterOf(line: string): string {
  const unquoted = line.replace(/"[^"]*"/g, '');
  const count = (sign: string) => unquoted.split(sign).length;
  return [...delimiters].sort((a, b) => count(b) - count(a))[0] ?? ',';
}

/** Lines that can be looked at before they are taken. */
class Lookahead {
  private readonly waiting: Line[] = [];
  private readonly lines: AsyncIterator<Line>;

  constructor(lines: AsyncIterable<Line>) {
    this.lines = lines[Symbol.asyncIterator]();
  }

  async peek(at: number): Promise<Line | undefined> {
    while (this.waiting.length <= at) {
      const next = await this.lines.next();
      if (next.done) return undefined;
      this.waiting.push(next.value);
    }
    return this.waiting[at];
  }

  drop(count: number): void {
    this.waiting.splice(0, count);
  }
}
