import { readLines } from '#services/query/import/reading/readLines.ts';
import { cslFields } from './cslFields.ts';
import type { Found, SourceFormat } from './sourceFormat.ts';

const begins = /^\s*@\s*([a-z]+)\s*[{(]/i;
const noRecords = new Set(['comment', 'preamble', 'string']);
/** What stands for the authors who are not named. */
const andOthers = 'others';
/** Names for texts are read in front of an entry only. */
const anyEntry = '@misc{any, title = {Any}}';
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
    for await (const { at, type, entry } of readEntries(text)) {
      try {
        // One that cannot be read must not be in front of all that follow.
        if (type === 'string' && read(`${entry}\n${anyEntry}`).length === 1 && strings.length < 1000)
          strings.push(entry);
        if (noRecords.has(type)) continue;
        const items = read(`${strings.join('\n')}\n${entry}`);
        const own = items.length === 1 ? besides(entry) : [];
        for (const item of items) {
          const fields = cslFields(item).filter(({ field, text: name }) => field !== 'authors' || name !== andOthers);
          yield { kind: 'record', at, fields: [...fields, ...own] } satisfies Found;
        }
      } catch (error) {
        const reason = error instanceof Error ? error.message.split('\n')[0] : undefined;
        yield {
          kind: 'broken',
          at,
          reason: `this is no BibTeX (${reason?.replace(/\d+/g, '…') ?? 'it cannot be read'})`,
        } satisfies Found;
      }
    }
  },
};

async function loadReader(): Promise<(text: string) => readonly unknown[]> {
  const [{ Cite }] = await Promise.all([import('@citation-js/core'), import('@citation-js/plugin-bibtex')]);
  return (text) => new Cite(text, { generateGraph: false }).data;
}

/** What databases write into BibTeX besides its own fields; Citation.js passes it over. */
function besides(entry: string) {
  const text = (name: string) =>
    new RegExp(`^\\s*${name}\\s*=\\s*[{"](.*?)["}]\\s*,?\\s*$`, 'ims').exec(entry)?.[1] ?? '';
  const keywords = text('author_keywords');
  const type = text('document_type');
  return [
    ...(keywords === '' ? [] : [{ name: 'author_keywords', field: 'keywords' as const, text: keywords }]),
    ...(type === '' ? [] : [{ name: 'document_type', field: 'documenttype' as const, text: type }]),
  ];
}

interface Entry {
  readonly at: number;
  readonly type: string;
  readonly entry: string;
}

/** Entries by their braces; one whose braces do not close ends where the next one begins. */
async function* readEntries(text: AsyncIterable<string>): AsyncGenerator<Entry> {
  let held: { at: number; type: string; lines: string[]; depth: number } | undefined;
  const entryOf = ({ at, type, lines }: NonNullable<typeof held>): Entry => ({ at, type, entry: lines.join('\n') });
  for await (const { at, text: line = '' } of readLines(text)) {
    const type = begins.exec(line)?.[1]?.toLowerCase();
    if (type !== undefined || held?.lines.length === linesMax) {
      if (held !== undefined) yield entryOf(held);
      held = type === undefined ? undefined : { at, type, lines: [], depth: 0 };
    }
    if (held === undefined) continue;
    held.lines.push(line);
    held.depth += balance(line);
    if (held.depth > 0) continue;
    yield entryOf(held);
    held = undefined;
  }
  if (held !== undefined) yield entryOf(held);
}

/** How many braces a line opens more than it closes. */
function balance(line: string): number {
  const plain = line.replace(/\\[{}]/g, '');
  return (plain.match(/\{/g)?.length ?? 0) - (plain.match(/\}/g)?.length ?? 0);
}
