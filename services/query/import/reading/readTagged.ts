import { lineMax, readLines } from './readLines.ts';

/** The lines of one record: a tag of two to four letters and what stands behind it, over one line or more. */
export interface TaggedRecord {
  /** The line that it begins on, from 1. */
  readonly at: number;
  readonly fields: readonly { readonly tag: string; text: string }[];
}

interface TaggedForm {
  /** Reads the tag and the value of a line; `undefined` for a line that goes on with the last one. */
  readonly tagOf: (line: string) => { tag: string; text: string } | undefined;
  /** The tag that each record begins with. */
  readonly first: string;
  /** The tag that ends one, where there is one. */
  readonly last?: string;
}

/** More lines than any record has: what follows is the next one's. */
const fieldsMax = 20_000;

/** Records of tagged lines, as RIS, PubMed and Web of Science have them. What lacks its end, ends with the next one. */
export async function* readTagged(text: AsyncIterable<string>, form: TaggedForm): AsyncGenerator<TaggedRecord> {
  let record: { at: number; fields: { tag: string; text: string }[] } | undefined;
  for await (const { at, text: line = '' } of readLines(text)) {
    const found = form.tagOf(line);
    if (found?.tag === form.first || record?.fields.length === fieldsMax) {
      if (record !== undefined) yield record;
      record = { at, fields: [] };
    }
    if (record === undefined) continue;
    if (found === undefined) continueField(record.fields.at(-1), line);
    else if (found.tag === form.last) {
      yield record;
      record = undefined;
    } else record.fields.push(found);
  }
  if (record !== undefined) yield record;
}

/** Names of persons stand one a line, and so do keywords: `\n` between them is the mapping's to judge. */
function continueField(field: { text: string } | undefined, line: string): void {
  if (field !== undefined && line.trim() !== '' && field.text.length < lineMax) field.text += `\n${line.trim()}`;
}
