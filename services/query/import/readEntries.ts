import { createHash } from 'node:crypto';
import { basename } from 'node:path';
import type { SourceRecord } from '#services/query/collection/record.ts';
import type { Gazetteer } from '#services/query/places/gazetteer.ts';
import { openGazetteer } from '#services/query/places/openGazetteer.ts';
import type { FieldName } from './mapping/fieldNames.ts';
import { createSpellings } from './mapping/keywords.ts';
import { mapRecord } from './mapping/mapRecord.ts';
import { valueAt } from './reading/json.ts';
import { readLines } from './reading/readLines.ts';
import { readText } from './reading/readText.ts';
import { takeHead } from './reading/takeHead.ts';
import { formats, recognise } from './sources/registry.ts';
import type { Found, SourceFormat } from './sources/sourceFormat.ts';
import type { Summary } from './summary.ts';

/** One record of a file as a line of JSON, or why it can be none. */
export type Entry = {
  /** Which record of the file it is, from 1. */
  readonly number: number;
  /** Where it begins: its line, or in XML its number. */
  readonly at: number;
} & ({ readonly kind: 'json'; readonly json: string } | { readonly kind: 'bad'; readonly reason: string });

/** How a file is read. */
export interface Reading {
  /** The name of a format, or `deletions` for a list of identifiers to delete; unset: the file tells. */
  readonly format?: string | undefined;
  /** What columns of one's own mean, by their names in small letters. */
  readonly columns?: ReadonlyMap<string, FieldName>;
  /** Where places are, in GeoNames' format; unset: the table that comes with the service. */
  readonly placesFile?: string | undefined;
  /** Is told what was found. */
  readonly summary: Summary;
}

/** Identifiers and DOIs that are remembered to find what is there twice: some 100 MB at the most. */
const rememberedMax = 2_000_000;

/**
 * Reads a file record by record, however large it is, in the form in which the query service takes records. Rejects when
 * it cannot be read, or is in no format that we know.
 */
export async function* readEntries(
  file: string,
  { format, columns = new Map(), placesFile, summary }: Reading,
): AsyncGenerator<Entry> {
  if (format === 'deletions') {
    yield* readDeletions(file);
    return;
  }
  const text = readText(file);
  try {
    const { head, whole } = await takeHead(text);
    const source = chooseFormat(format, head, file);
    const entryOf = createEntries({ summary, placesFile, sameDoi: 'first', hasOwnNames: source.hasOwnNames });
    let isEmpty = true;
    for await (const found of source.read(whole, { columns })) {
      isEmpty = false;
      const entry = entryOf(found);
      if (entry !== undefined) yield entry;
    }
    if (isEmpty) summary.empty(basename(file), source.title);
  } finally {
    // Where nothing could be made of its beginning nobody else closes the file.
    await text.return(undefined);
  }
}

function chooseFormat(named: string | undefined, head: string, file: string): SourceFormat {
  if (head.trim() === '')
    throw new UnknownFormat(`${basename(file)} is empty. Export it again, and see whether anything comes.`);
  const found = named === undefined ? recognise(head, basename(file)) : formats.find(({ id }) => id === named);
  if (found !== undefined) return found;
  const list = formats.map(({ id, title }) => `${id} for ${title}`).join(', ');
  const problem =
    named === undefined ? `Nothing tells what format ${basename(file)} is in` : `There is no format ${named}`;
  throw new UnknownFormat(`${problem}. Name one with --format: ${list}.`);
}

/** A file is empty, in no format that we know, or in none that was named; the message lists those that there are. */
export class UnknownFormat extends Error {
  override name = 'UnknownFormat';
}

interface Making extends Pick<Reading, 'summary' | 'placesFile'> {
  /** Which of the records with one DOI and two identifiers come in. */
  readonly sameDoi: 'first' | 'both';
  /** Whether the names of fields are those of whoever made the source, and not of its format. */
  readonly hasOwnNames?: boolean | undefined;
}

/**
 * Makes entries out of what one source holds, in its order. What it gives is `undefined` for a record that another one
 * of the source stands for.
 */
export function createEntries({
  summary,
  placesFile,
  sameDoi,
  hasOwnNames = false,
}: Making): (found: Found) => Entry | undefined {
  const twice = createDuplicates(summary, sameDoi);
  const spellings = createSpellings();
  let opened: Gazetteer | undefined;
  // Opened only for records that name places.
  const gazetteer = () => {
    opened ??= openGazetteer(placesFile);
    return opened;
  };
  let number = 0;
  return (found) => {
    number += 1;
    const place = { number, at: found.at };
    if (found.kind === 'broken') return { ...place, kind: 'bad', reason: found.reason };
    summary.fields(found.fields, hasOwnNames);
    const mapped = mapRecord(found.fields, spellings, gazetteer);
    summary.problems(found.at, mapped.problems);
    if (mapped.kind === 'refused') return { ...place, kind: 'bad', reason: mapped.reason };
    if (mapped.kind === 'deletion')
      return { ...place, kind: 'json', json: JSON.stringify({ id: mapped.id, deleted: true }) };
    if (twice.isLeftOut(found.at, mapped.record)) return undefined;
    return { ...place, kind: 'json', json: JSON.stringify(mapped.record) };
  };
}

interface Duplicates {
  /** Whether an earlier record of the source is the same publication, and stands for this one. */
  readonly isLeftOut: (at: number, record: SourceRecord) => boolean;
}

/**
 * Finds what a source has twice. Of records with one identifier the last counts, as it does from one file to the next; of
 * records with one DOI and two identifiers the first, or both.
 */
function createDuplicates(summary: Summary, sameDoi: Making['sameDoi']): Duplicates {
  const [ids, dois] = [new Map<number, number>(), new Map<number, number>()];
  const remember = (seen: Map<number, number>, key: number, at: number) => {
    if (seen.size < rememberedMax) seen.set(key, at);
  };
  return {
    isLeftOut: (at, { id, doi }) => {
      const key = hashOf(id);
      const first = ids.get(key);
      if (first !== undefined) {
        summary.duplicate(at, first, 'identifier', 'last');
        return false;
      }
      const same = doi === undefined ? undefined : dois.get(hashOf(doi));
      if (same !== undefined) {
        summary.duplicate(at, same, 'DOI', sameDoi);
        if (sameDoi === 'first') return true;
      }
      remember(ids, key, at);
      if (doi !== undefined && same === undefined) remember(dois, hashOf(doi), at);
      return false;
    },
  };
}

/** 48 bits, which a number holds: among a million records two meet by chance once in some hundred files. */
const hashOf = (text: string): number => createHash('sha1').update(text).digest().readUIntBE(0, 6);

/** An identifier a line, as it is or in an object. */
async function* readDeletions(file: string): AsyncGenerator<Entry> {
  let number = 0;
  for await (const { at, text } of readLines(readText(file))) {
    if (text?.trim() === '') continue;
    number += 1;
    if (text === undefined) yield { number, at, kind: 'bad', reason: 'it is too long' };
    else yield { number, at, kind: 'json', json: JSON.stringify({ id: identifierIn(text), deleted: true }) };
  }
}

function identifierIn(text: string): unknown {
  try {
    return valueAt(JSON.parse(text), 'id') ?? text.trim();
  } catch {
    return text.trim();
  }
}
