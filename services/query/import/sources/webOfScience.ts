import type { FieldName } from '#services/query/import/mapping/fieldNames.ts';
import type { RawField } from '#services/query/import/mapping/rawField.ts';
import { readTagged, type TaggedRecord } from '#services/query/import/reading/readTagged.ts';
import type { Found, SourceFormat } from './sourceFormat.ts';

const tags: Readonly<Record<string, FieldName>> = {
  ...{
    UT: 'id',
    TI: 'title',
    AB: 'abstract',
    AF: 'authors',
    BE: 'editors',
    CA: 'organisations',
    C1: 'organisations',
    C3: 'organisations',
  },
  ...{ PU: 'publisher', SO: 'journal', PY: 'year', EA: 'year', LA: 'language', DT: 'documenttype', PT: 'documenttype' },
  ...{ DE: 'keywords', ID: 'keywords', DI: 'doi', BN: 'isbn', OA: 'access' },
} as const;

/** The plain text of Web of Science: tags of two letters, and lines that go on with three spaces before them. */
export const webOfScience: SourceFormat = {
  id: 'wos',
  title: 'Web of Science (plain text)',
  recognises: (head) => /^PT [A-Z]\s*$/m.test(head) && /^(?:FN|AU|TI) /m.test(head),
  read: async function* (text): AsyncGenerator<Found> {
    const tagOf = (line: string) => {
      const found = /^([A-Z][A-Z0-9])(?: (.*))?$/s.exec(line);
      return found === null ? undefined : { tag: found[1] ?? '', text: found[2] ?? '' };
    };
    for await (const { at, fields } of readTagged(text, { tagOf, first: 'PT', last: 'ER' })) {
      const present = new Set(fields.map(({ tag }) => tag));
      // What it stands in comes first and says less than what it is: a paper of a conference may be in a book.
      const ordered = fields.toSorted((a, b) => Number(a.tag === 'PT') - Number(b.tag === 'PT'));
      const orcids = orcidsIn(fields.find(({ tag }) => tag === 'OI')?.text ?? '');
      yield {
        kind: 'record',
        at,
        fields: ordered.flatMap(({ tag, text: value }) => {
          const field = tag === 'PT' ? kindOf(value, fields) : fieldOf(tag, value, present);
          if (field.field !== 'authors') return field;
          return value.split('\n').map((name) => ({ ...field, text: name, identifier: orcids.get(name) ?? '' }));
        }),
      };
    }
  },
};

/** The ORCIDs of authors by their names, over several lines: `Jansen, Anna/0000-0002-1825-0097; de Vries, Bram/…`. */
const orcidsIn = (text: string): ReadonlyMap<string, string> =>
  new Map(
    text
      .replaceAll('\n', ' ')
      .split(';')
      .flatMap((each) => {
        const [name = '', orcid] = each.split('/').map((part) => part.trim());
        return orcid === undefined ? [] : [[name, orcid] as const];
      }),
  );

/** What a record is by what it stands in. Its own type (`DT`), which many exports leave out, says more. */
function kindOf(text: string, fields: TaggedRecord['fields']): RawField {
  const value = (wanted: string) => {
    const found = fields.find(({ tag }) => tag === wanted)?.text ?? '';
    return found.replaceAll('\n', ' ').trim().toLowerCase();
  };
  const [title, source, conference] = [value('TI'), value('SO'), value('CT')];
  const isInBook = /^[BS]$/.test(text.trim()) && source !== '' && source !== title;
  const kind = isInBook ? (conference === '' ? 'book chapter' : 'conference paper') : text;
  return { name: 'PT', field: 'documenttype', text: kind };
}

function fieldOf(tag: string, text: string, present: ReadonlySet<string>): RawField {
  if (tag === 'AU' && !present.has('AF')) return { name: tag, field: 'authors', text };
  // `C3` has the names alone, which `C1` has among addresses and authors.
  if (tag === 'C1' && present.has('C3')) return { name: tag, field: undefined, text };
  if (tag === 'C1')
    return {
      name: tag,
      field: 'organisations',
      text: addressesOfAuthors(text),
    };
  // Names stand one a line; keywords and texts run on.
  const isList = tag === 'AF' || tag === 'BE' || tag === 'CA';
  return { name: tag, field: tags[tag], text: isList ? text : text.replaceAll('\n', ' ') };
}

/** Addresses without the authors who are there, which stand in brackets before each: `[Jansen, Anna] Deltares, Delft.` */
export const addressesOfAuthors = (text: string): string =>
  text
    .replace(/\[[^[\]]*\]\s*/g, '')
    .replace(/;\s*/g, '\n')
    .replace(/\.$/gm, '');
