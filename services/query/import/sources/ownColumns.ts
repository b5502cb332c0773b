import { type FieldName, fieldOfName, plainName } from '#services/query/import/mapping/fieldNames.ts';
import type { RawField } from '#services/query/import/mapping/rawField.ts';
import { openAlexAddress, openAlexIdentifier } from './openAlexAddress.ts';
import type { ReadingOptions } from './sourceFormat.ts';
import { addressesOfAuthors } from './webOfScience.ts';

/** The cells of a row, or the texts of an object, by the names of their columns or keys. */
export type Cell = readonly [name: string, text: string];

/** What only Cochrane's trials have. */
const ofCochrane = 'central id';
/** What stands behind a heading there: `Water Supply [*standards]`. */
const subheadings = / \[[^[\]]*\]/g;

const fullNames = ['author full names', 'af'];
const shortNames = ['authors', 'author', 'au'];

/** Columns by the names that are compared. */
type PlainCells = readonly { readonly name: string; readonly plain: string; readonly text: string }[];

/** What columns mean beside others, in the tables of Scopus and Web of Science; `again` for what stands there once more. */
function besideOthers(cells: PlainCells, columns: ReadingOptions['columns']): ReadonlyMap<string, FieldName | 'again'> {
  const isFull = cells.some(
    ({ plain, text }) =>
      fullNames.includes(plain) && (columns.get(plain) ?? 'authors') === 'authors' && text.trim() !== '',
  );
  const isThere = (tag: string) => cells.some(({ plain }) => plain === tag);
  const isOpenAlex = cells.some(({ plain, text }) => plain === 'id' && text.startsWith(openAlexAddress));
  // Without brackets nothing tells where authors end and their address begins.
  const hasAddresses = cells.some(({ plain, text }) => plain === 'c1' && text.startsWith('['));
  const hasNames = cells.some(({ plain, text }) => plain === 'c3' && text.trim() !== '');
  return new Map<string, FieldName | 'again'>([
    ...(isFull ? shortNames.map((name) => [name, 'again'] as const) : []),
    // Headed by the tags of Web of Science: its `ID` are keywords, and `UT` is the identifier.
    ...(isThere('ut') && isThere('ti')
      ? ([
          ['id', 'keywords'],
          ['c3', 'organisations'],
          ['be', 'editors'],
          ['ca', 'organisations'],
          ['ea', 'year'],
          ...(hasAddresses && !hasNames ? ([['c1', 'organisations']] as const) : []),
        ] as const)
      : []),
    // What Cochrane and OpenAlex call a journal.
    ...(isThere(ofCochrane) || isOpenAlex ? ([['source', 'journal']] as const) : []),
  ]);
}

/**
 * Cells as fields, by what their columns are called or `--map` says. An address takes its access and file type from the
 * columns with the same number behind their names (`url_2`, `access_2`). What stands there once more is left out.
 */
export function fieldsOfCells(given: readonly Cell[], { columns }: ReadingOptions): RawField[] {
  const named = given.map(([name, text]) => ({ name, text, plain: plainName(name) }));
  const beside = besideOthers(named, columns);
  const cells = named.flatMap((cell) => {
    const field = columns.get(cell.plain) ?? beside.get(cell.plain) ?? fieldOfName(cell.name);
    const number = /[\s_-](\d+)$/.exec(cell.name.trim())?.[1] ?? '';
    return field === 'again' ? [] : [{ ...cell, field, number }];
  });
  const isOfCochrane = cells.some(({ plain }) => plain === ofCochrane);
  const hasNumbers = cells.some(({ field, number, text }) => field === 'url' && number !== '' && text !== '');
  return cells.map(({ name, plain, field, text, number }): RawField => {
    if (field === 'keywords' && isOfCochrane) return { name, field, text: text.replace(subheadings, '') };
    // A work is the same one in OpenAlex's own form.
    if (field === 'id') return { name, field, text: openAlexIdentifier(text) };
    if (field === 'organisations' && plain === 'c1') return { name, field, text: addressesOfAuthors(text) };
    if (field !== 'url' || !hasNumbers) return { name, field, text };
    const numbered = (other: FieldName) =>
      cells.find((cell) => cell.field === other && cell.number === number)?.text ?? '';
    return { name, field, text, access: numbered('access'), filetype: numbered('filetype') };
  });
}
