import type { FieldName } from '#services/query/import/mapping/fieldNames.ts';
import type { RawField } from '#services/query/import/mapping/rawField.ts';
import { textAt } from '#services/query/import/reading/json.ts';
import { readLines } from '#services/query/import/reading/readLines.ts';
import { createCrossrefs, type ReadEntry } from './bibTexCrossrefs.ts';
import { cslFields } from './cslFields.ts';
import type { Found, SourceFormat } from './sourceFormat.ts';
import { asExpected, texCommands, withDots } from './tex.ts';

const begins = /^\s*@\s*([a-z]+)\s*[{(]/i;
const noRecords = new Set(['comment', 'preamble', 'string']);
/** What stands for the authors who are not named. */
const andOthers = 'others';
const isPersons = (field: FieldName | undefined) => field === 'authors' || field === 'editors';
/** Names for texts are read in front of an entry only. */
const anyEntry = '@misc{any, title = {Any}}';
/** A key, which may have commas in it (`{Vries, Jr2022,`), or none, and the name of the first field. */
const key = /^(\s*@\s*[a-z]+\s*[{(])(?:[^={}"]*,)?([^={}",]*=)/i;
/** Lines of one entry; more means that a brace was never closed. */
const linesMax = 3000;

/** BibTeX and BibLaTeX; what TeX writes for letters and signs is read by Citation.js. */
export const bibTex: SourceFormat = {
  id: 'bibtex',
  title: 'BibTeX',
  recognises: (head, fileName) =>
    !/^\s*[[{<]/.test(head) && (new RegExp(begins, 'im').test(head) || /\.bib(?:\.gz)?$/i.test(fileName)),
  read: async function* (text) {
    const read = await loadReader();
    // Names for texts that entries use, such as `jan` or a journal's.
    const strings: string[] = [];
    const crossrefs = createCrossrefs();
    for await (const { at, type, entry } of readEntries(text)) {
      try {
        // One that cannot be read must not be in front of all that follow.
        if (type === 'string' && read(`${entry}\n${anyEntry}`).length === 1 && strings.length < 1000)
          strings.push(entry);
        if (noRecords.has(type)) continue;
        const expected = asExpected(entry.replace(key, withKey));
        const items = readMended(`${strings.join('\n')}\n${expected}`, read);
        const own = items.length === 1 ? besides(entry, read) : [];
        for (const item of items) {
          const fields = cslFields(item)
            .map((field) => ({ ...field, text: textOf(field, expected) }))
            .filter(({ field, text: name }) => !isPersons(field) || name !== andOthers);
          // Of several on one line nothing tells which is which.
          const written = items.length === 1 ? entry : '';
          yield* crossrefs.next({ at, type, entry: written, fields: [...fields, ...own] }).map(foundOf);
        }
      } catch (error) {
        yield { kind: 'broken', at, reason: `this is not BibTeX (${reasonOf(error)})` } satisfies Found;
      }
    }
    yield* crossrefs.rest().map(foundOf);
  },
};

/** The reader encodes what is encoded already where that stands for a sign of addresses alone, such as `%2F`. */
const textOf = ({ field, text }: RawField, entry: string): string =>
  withDots(field === 'url' && !entry.includes('%25') ? text.replace(/%25(?=[\da-f]{2})/gi, '%') : text);

/** Between a value that ends a line and the name of the next field. */
const missingComma = /(?<=[}"\d])(?=[^\S\n]*\n\s*[a-z][\w-]*\s*=\s*[{"\d])/gi;

/** Names of fields with spaces or a slash, as databases have them (`Early Access Date`, `ISBN/ISSN`), which BibTeX has not. */
const nameOfWords = /^([^\S\n]*)([a-z][\w-]*(?:(?:[^\S\n]+|\/)[\w-]+){1,3})(?=\s*=\s*[{"\d])/gim;

/** What keeps an entry from being read is mended: names of several words, and the comma that people forget by hand. */
function readMended(entries: string, read: Read): readonly unknown[] {
  try {
    return read(entries);
  } catch (error) {
    const mended = entries
      .replace(nameOfWords, (_, space: string, name: string) => space + name.replace(/[\s/]+/g, '-'))
      .replace(missingComma, ',');
    if (mended === entries) throw error;
    return read(mended);
  }
}

/** What the reader calls the parts of an entry. */
const parts: Readonly<Record<string, string>> = {
  ...{ rbrace: '}', lbrace: '{', comma: ',', equals: '=', quote: '"', hash: '#', mathShift: '$' },
  ...{ label: 'a key', identifier: 'the name of a field', EOF: 'its end', text: 'text', whitespace: 'a space' },
};

/** What is wrong with an entry, for people who look at it. */
function reasonOf(error: unknown): string {
  const [, expected = '', got = ''] = /^expected "?(\w+)"?, got "?(\w+)"?/.exec(String(Object(error).message)) ?? [];
  const [wanted, found] = [parts[expected], parts[got]];
  return wanted === undefined || found === undefined
    ? 'it cannot be read'
    : `there should be ${wanted} and there is ${found}`;
}

const foundOf = ({ at, fields }: ReadEntry): Found => ({ kind: 'record', at, fields });

/**
 * The reader wants a key, without spaces and commas. JabRef writes entries that have none (`@article{,`), others leave out
 * its comma as well; what it is called is of no use to us.
 */
const withKey = (_: string, begin: string, firstField: string) => `${begin}any,${firstField}`;

/** Gives items of CSL-JSON. */
type Read = (text: string) => readonly unknown[];

async function loadReader(): Promise<Read> {
  const [{ Cite, plugins }] = await Promise.all([import('@citation-js/core'), import('@citation-js/plugin-bibtex')]);
  Object.assign(plugins.config.get('@bibtex').constants.commands, texCommands);
  return (text) => new Cite(text, { generateGraph: false, forceType: '@biblatex/text' }).data;
}

/** What somebody may have written as TeX, and where it is none, as it stands. */
function withoutTex(text: string, read: Read): string {
  try {
    return withDots(textAt(read(asExpected(`@misc{any, title = {${text}}}`))[0], 'title')) || text;
  } catch {
    return text;
  }
}

/** What databases write into BibTeX besides its own fields; Citation.js passes it over. */
function besides(entry: string, read: Read) {
  const text = (name: string) => {
    // Of Web of Science's `Early Access Date` some exports leave out the spaces.
    const written = name.replaceAll('-', '[ -]?');
    const found = new RegExp(`^\\s*${written}\\s*=\\s*[{"](.*?)["}]\\s*,?\\s*$`, 'ims').exec(entry)?.[1] ?? '';
    const value = found.replace(/^\{(.*)\}$/s, '$1').replace(/\s+/g, ' ');
    return value.includes('\\') ? withoutTex(value, read) : value;
  };
  const fields = Object.entries(ofDatabases).map(([name, field]): RawField => ({ name, field, text: text(name) }));
  // Web of Science has addresses with the names of authors in the one, and in newer exports the organisations in the other.
  const isWebOfScience = /^\s*Unique-ID\s*=/im.test(entry);
  return fields.filter(({ name, text: value }) => value !== '' && !(isWebOfScience && name === 'affiliation'));
}

const ofDatabases: Readonly<Record<string, FieldName>> = {
  ...{ author_keywords: 'keywords', 'keywords-plus': 'keywords', document_type: 'documenttype' },
  ...{ affiliation: 'organisations', affiliations: 'organisations' },
  // What has not come out yet has no other year.
  'early-access-date': 'year',
  // From PubMed by way of R.
  date_published: 'year',
} as const;

interface Entry {
  readonly at: number;
  readonly type: string;
  readonly entry: string;
}

/** Entries by their braces or parentheses; one in which they do not close ends where the next one begins. */
async function* readEntries(text: AsyncIterable<string>): AsyncGenerator<Entry> {
  let held: { at: number; type: string; lines: string[]; open: Open } | undefined;
  const entryOf = ({ at, type, lines }: NonNullable<typeof held>): Entry => ({ at, type, entry: lines.join('\n') });
  for await (const { at, text: line = '' } of readLines(text)) {
    const [begin, name] = begins.exec(line) ?? [];
    const type = name?.toLowerCase();
    if (type !== undefined || held?.lines.length === linesMax) {
      if (held !== undefined) yield entryOf(held);
      held = type === undefined ? undefined : { at, type, lines: [], open: openIn(begin) };
    }
    if (held === undefined) continue;
    held.lines.push(line);
    readSigns(line, held.open);
    if (held.open.braces > 0 || held.open.parentheses > 0 || held.open.isQuoted) continue;
    yield entryOf(held);
    held = undefined;
  }
  if (held !== undefined) yield entryOf(held);
}

/** What a part of an entry opens and does not close. */
interface Open {
  readonly isInParentheses: boolean;
  braces: number;
  /** Outside of braces and quotation marks, of an entry that stands in parentheses itself. */
  parentheses: number;
  isQuoted: boolean;
}

const openIn = (begin = ''): Open => ({
  isInParentheses: begin.endsWith('('),
  braces: 0,
  parentheses: 0,
  isQuoted: false,
});

function readSigns(line: string, open: Open): void {
  for (const sign of line.replace(/\\[{}]/g, '').match(/[{}()"]/g) ?? []) {
    if (sign === '{') open.braces += 1;
    else if (sign === '}') open.braces -= 1;
    else if (!open.isInParentheses || open.braces > 0) continue;
    else if (sign === '"') open.isQuoted = !open.isQuoted;
    else if (!open.isQuoted) open.parentheses += sign === '(' ? 1 : -1;
  }
}
