import type { FieldName } from '#services/query/import/mapping/fieldNames.ts';
import type { RawField } from '#services/query/import/mapping/rawField.ts';
import { listAt, namesOf, textAt, textOf, valueAt } from '#services/query/import/reading/json.ts';
import { isJson, readJsonRecords } from './json.ts';
import { openAlexIdentifier } from './openAlexAddress.ts';
import type { SourceFormat } from './sourceFormat.ts';

const simple: Readonly<Record<string, FieldName>> = {
  ...{ title: 'title', publication_year: 'year', language: 'language', type: 'documenttype', doi: 'doi' },
  // In tables that others have made of answers.
  abstract: 'abstract',
} as const;

/** Told by others of its names. */
const repeated = new Set([
  'display_name',
  'ids',
  'publication_date',
  'type_crossref',
  'abstract_inverted_index_v3',
  'locations',
  'topics',
]);

/** Works as OpenAlex answers them or packs them into its snapshot. */
export const openAlex: SourceFormat = {
  id: 'openalex',
  title: 'OpenAlex JSON',
  recognises: (head) => isJson(head) && /"id"\s*:\s*"https:\/\/openalex\.org\/W\d/.test(head),
  read: (text) => readJsonRecords(text, fieldsOf),
};

function fieldsOf(work: unknown): RawField[] {
  const access = textAt(work, 'open_access.oa_status');
  const pdf = textAt(work, 'best_oa_location.pdf_url');
  const fulltext = pdf || textAt(work, 'best_oa_location.landing_page_url');
  return namesOf(work).flatMap((name): RawField[] => {
    const field = simple[name];
    if (field !== undefined) return [{ name, field, text: textAt(work, name) }];
    switch (name) {
      case 'id':
        return [{ name, field: 'id', text: openAlexIdentifier(textAt(work, name)) }];
      case 'abstract_inverted_index':
        return [{ name, field: 'abstract', text: wordsInOrder(valueAt(work, name)) }];
      case 'authorships':
        return listAt(work, name).flatMap((authorship): RawField[] => [
          {
            name: `${name}.author`,
            field: 'authors',
            text: textAt(authorship, 'author.display_name'),
            identifier: textAt(authorship, 'author.orcid'),
          },
          ...listAt(authorship, 'institutions').map(
            (place): RawField => ({
              name: `${name}.institutions`,
              field: 'organisations',
              text: textAt(place, 'display_name'),
              identifier: textAt(place, 'ror'),
            }),
          ),
        ]);
      case 'keywords':
        return listAt(work, name).map(
          (word): RawField => ({
            name,
            field: 'keywords',
            text: textOf(word) || textAt(word, 'display_name') || textAt(word, 'keyword'),
          }),
        );
      case 'concepts':
        // What older answers have instead of keywords; those of the first level are whole fields of science.
        return listAt(work, 'keywords').length > 0
          ? []
          : listAt(work, name)
              .filter(isTelling)
              .map((concept): RawField => ({ name, field: 'keywords', text: textAt(concept, 'display_name') }));
      case 'primary_location': {
        const isJournal = containers.has(textAt(work, `${name}.source.type`));
        return [
          ...(fulltext === ''
            ? []
            : [
                {
                  name: 'best_oa_location',
                  field: 'url' as const,
                  text: fulltext,
                  access: 'open',
                  filetype: pdf === '' ? '' : 'pdf',
                },
              ]),
          {
            name,
            field: 'url',
            text: textAt(work, `${name}.landing_page_url`),
            // Another place may be the open one.
            access: valueAt(work, `${name}.is_oa`) === false ? 'closed' : access,
          },
          { name, field: isJournal ? 'journal' : undefined, text: textAt(work, `${name}.source.display_name`) },
          { name, field: 'publisher', text: textAt(work, `${name}.source.host_organization_name`) },
        ];
      }
      case 'host_venue':
        return valueAt(work, 'primary_location') === undefined ? venueFields(valueAt(work, name)) : [];
      case 'primary_topic': {
        // Its topic is narrower than a reader's theme, its domain wider.
        const themes = ['field', 'subfield'].map((level) => textAt(work, `${name}.${level}.display_name`));
        return [{ name, field: 'theme', text: themes.filter(Boolean).join(' > ') }];
      }
      case 'best_oa_location':
      case 'open_access':
        return [];
      default:
        return repeated.has(name) ? [] : [{ name, field: undefined, text: '' }];
    }
  });
}

/** What works stand in; a repository or a shop for books is none. */
const containers = new Set(['journal', 'book series', 'conference']);

/** Where a work is, as answers told it before 2023. */
const venueFields = (venue: unknown): RawField[] => [
  {
    name: 'host_venue',
    field: 'url',
    text: textAt(venue, 'url'),
    access: valueAt(venue, 'is_oa') === true ? 'open' : '',
  },
  {
    name: 'host_venue',
    field: containers.has(textAt(venue, 'type')) ? 'journal' : undefined,
    text: textAt(venue, 'display_name'),
  },
  { name: 'host_venue', field: 'publisher', text: textAt(venue, 'publisher') },
];

/** Concepts are a machine's guesses, each with how sure it was (0 to 1). */
const isTelling = (concept: unknown) =>
  Number(valueAt(concept, 'level') ?? 0) > 0 && Number(valueAt(concept, 'score') ?? 0) >= 0.4;

/** An abstract as OpenAlex has it, with the places of each word, as running text. */
function wordsInOrder(index: unknown): string {
  const words: string[] = [];
  for (const [word, places] of Object.entries(index ?? {})) {
    for (const place of Array.isArray(places) ? places : [])
      if (Number.isInteger(place) && place < 20_000) words[place] = word;
  }
  return words.filter((word) => word !== undefined).join(' ');
}
