import { isbnIn } from '#services/query/collection/identifiers.ts';
import type { FieldName } from '#services/query/import/mapping/fieldNames.ts';
import { readTagged } from '#services/query/import/reading/readTagged.ts';
import { affiliationsIn, headingOf } from './pubMedValues.ts';
import type { Found, SourceFormat } from './sourceFormat.ts';

/** What the tags of RIS mean to us, in the variants of reference managers and databases; several in order of worth. */
const tags: Readonly<Record<string, FieldName>> = {
  // The type is often that of what it stands in: `SER` for a paper in a series, of which the other one says what it is.
  ...{ M3: 'documenttype', TY: 'documenttype', AN: 'id' },
  ...{ TI: 'title', T1: 'title', CT: 'title', BT: 'title', ST: 'title' },
  ...{ AB: 'abstract', N2: 'abstract', AU: 'authors', A1: 'authors', ED: 'editors', AD: 'organisations' },
  ...{ PB: 'publisher', JF: 'journal', T2: 'journal', JO: 'journal', JA: 'journal', J2: 'journal', J1: 'journal' },
  C3: 'journal',
  ...{ PY: 'year', Y1: 'year', DA: 'year', LA: 'language', KW: 'keywords', DO: 'doi' },
  ...{ UR: 'url', L1: 'url', L2: 'url', LK: 'url' },
} as const;

const inOrder = Object.keys(tags);

/** Who is named first stands first, also where that one alone is an `A1`. */
const rankOf = (tag: string) => inOrder.indexOf(tag === 'A1' ? 'AU' : tag);

/** RIS, as Scopus, reference managers and publishers write it. */
export const ris: SourceFormat = {
  id: 'ris',
  title: 'RIS',
  recognises: (head) => /^\s*TY {0,2}- ?/m.test(head),
  read: async function* (text): AsyncGenerator<Found> {
    const tagOf = (line: string) => {
      const found = /^\s?([A-Z][A-Z0-9])(?: {2}-| ?-(?: |$))\s*(.*)$/s.exec(line);
      return found === null ? undefined : { tag: found[1] ?? '', text: found[2] ?? '' };
    };
    for await (const { at, fields } of readTagged(text, { tagOf, first: 'TY', last: 'ER' })) {
      const ordered = fields.toSorted((a, b) => rankOf(a.tag) - rankOf(b.tag));
      const isThesis = fields.some(({ tag, text }) => tag === 'TY' && text.trim() === 'THES');
      const isBook = fields.some(({ tag, text }) => tag === 'TY' && /^(?:BOOK|EBOOK|EDBOOK|UNPB)$/.test(text.trim()));
      const isPaper = fields.some(({ tag, text }) => tag === 'TY' && /^(?:CONF|CPAPER)$/.test(text.trim()));
      const isPart = !isBook && fields.some(({ tag, text }) => ['TI', 'T1', 'CT'].includes(tag) && text.trim() !== '');
      // Editors of a series stand behind the other one; of a thesis both are its advisors.
      const editorTag = isBook && fields.some(({ tag }) => tag === 'A3') ? 'A3' : 'A2';
      const fieldOf = (tag: string, value: string) => {
        // A book's number stands where a journal's does, a thesis' subtitle where an article's journal does, and the title of
        // a chapter's book where a book's own may.
        if (tag === 'SN' && isbnIn(value) !== undefined) return 'isbn';
        if (tag === 'BT' && isPart) return 'journal';
        // The title of the proceedings; of works of other types it is something else each time.
        if (tag === 'C3' && !isPaper) return undefined;
        if (tag === editorTag && !isThesis) return 'editors';
        return tag === 'T2' && isThesis ? 'subtitle' : tags[tag];
      };
      const isOfPubMed = fields.some(({ tag, text }) => tag === 'DP' && text.trim() === 'NLM');
      yield {
        kind: 'record',
        at,
        fields: ordered.map((field) => ({
          name: field.tag,
          field: fieldOf(field.tag, field.text),
          text: textOf(field.tag, field.text, isOfPubMed),
        })),
      };
    }
  },
};

/** Of these several may stand behind one tag, a line each; of everything else a new line is a space. */
const several = new Set(['AD', 'KW', 'UR', 'L1', 'L2', 'LK']);

function textOf(tag: string, text: string, isOfPubMed: boolean): string {
  if (tag === 'AD' && isOfPubMed) return text.split('\n').map(affiliationsIn).join('\n');
  if (tag === 'KW' && isOfPubMed) return text.split('\n').map(headingOf).join('\n');
  if (tag === 'AN' && isOfPubMed && /^\d+$/.test(text.trim())) return `pmid:${text.trim()}`;
  return several.has(tag) ? text : text.replaceAll('\n', ' ');
}
