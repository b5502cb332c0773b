import type { FieldName } from '#services/query/import/mapping/fieldNames.ts';
import type { RawField } from '#services/query/import/mapping/rawField.ts';
import { readTagged, type TaggedRecord } from '#services/query/import/reading/readTagged.ts';
import { affiliationsIn, headingOf, withoutStop } from './pubMedValues.ts';
import type { Found, SourceFormat } from './sourceFormat.ts';

const tags: Readonly<Record<string, FieldName>> = {
  ...{
    PMID: 'id',
    TI: 'title',
    BTI: 'title',
    TT: 'title',
    AB: 'abstract',
    FAU: 'authors',
    FED: 'editors',
    AD: 'organisations',
  },
  ...{
    CN: 'organisations',
    JT: 'journal',
    DP: 'year',
    LA: 'language',
    PT: 'documenttype',
    OT: 'keywords',
    MH: 'keywords',
  },
  ...{ PB: 'publisher', ISBN: 'isbn' },
} as const;

/** What PubMed writes into a file (`Format: PubMed`), as MEDLINE names its fields. */
export const pubMed: SourceFormat = {
  id: 'pubmed',
  title: 'PubMed',
  recognises: (head) => /^PMID- ?\d/m.test(head),
  read: async function* (text): AsyncGenerator<Found> {
    const tagOf = (line: string) => {
      const found = /^([A-Z]{2,4}) {0,2}- (.*)$/s.exec(line);
      return found === null ? undefined : { tag: found[1] ?? '', text: found[2] ?? '' };
    };
    for await (const { at, fields } of readTagged(text, { tagOf, first: 'PMID' })) {
      const present = new Set(fields.map(({ tag }) => tag));
      yield {
        kind: 'record',
        at,
        fields: fields.map(({ tag, text: value }, at) => {
          const field = fieldOf(tag, value.replaceAll('\n', ' '), present);
          return field.field === 'authors' ? { ...field, identifier: orcidBehind(fields, at) } : field;
        }),
      };
    }
  },
};

/** The ORCID of an author (`AUID`), which stands behind the name and before the next one; an ISNI looks like one. */
function orcidBehind(fields: TaggedRecord['fields'], at: number): string {
  const { tag } = fields[at] ?? {};
  const next = fields.findIndex((field, place) => place > at && field.tag === tag);
  const own = fields.slice(at + 1, next === -1 ? undefined : next);
  return own.find((field) => field.tag === 'AUID' && /orcid/i.test(field.text))?.text ?? '';
}

function fieldOf(tag: string, text: string, present: ReadonlySet<string>): RawField {
  if (tag === 'PMID') return { name: tag, field: 'id', text: `pmid:${text}` };
  if (tag === 'AU' && !present.has('FAU')) return { name: tag, field: 'authors', text };
  // The title of the book that a chapter stands in.
  if (tag === 'BTI' && present.has('TI')) return { name: tag, field: 'journal', text };
  if (tag === 'AD') return { name: tag, field: 'organisations', text: affiliationsIn(text) };
  // Numbers of articles say of which kind they are behind them.
  if (tag === 'AID' || tag === 'LID') return { name: tag, field: text.endsWith('[doi]') ? 'doi' : undefined, text };
  if (tag === 'MH') return { name: tag, field: 'keywords', text: headingOf(text) };
  const field = tags[tag];
  return { name: tag, field, text: field === 'title' ? withoutStop(text.trim()) : text };
}
