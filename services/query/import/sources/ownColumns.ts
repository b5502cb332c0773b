import { type FieldName, fieldOfName, plainName } from '#services/query/import/mapping/fieldNames.ts';
import type { RawField } from '#services/query/import/mapping/rawField.ts';
import type { ReadingOptions } from './sourceFormat.ts';

/** The cells of a row, or the texts of an object, by the names of their columns or keys. */
export type Cell = readonly [name: string, text: string];

const fullNames = ['author full names', 'af'];
const shortNames = ['authors', 'author', 'au'];

/** What columns mean beside others, in the tables of Scopus and Web of Science. */
function besideOthers(
  cells: readonly Cell[],
  columns: ReadingOptions['columns'],
): ReadonlyMap<string, FieldName | undefined> {
  const names = new Set(cells.map(([name]) => plainName(name)));
  const isFull = cells.some(([name, text]) => {
    const plain = plainName(name);
    return fullNames.includes(plain) && (columns.get(plain) ?? 'authors') === 'authors' && text.trim() !== '';
  });
  return new Map<string, FieldName | undefined>([
    // The same persons once more.
    ...(isFull ? shortNames.map((name) => [name, undefined] as const) : []),
    // Headed by the tags of Web of Science: its `ID` are keywords, and `UT` is the identifier.
    ...(names.has('ut') && names.has('pt')
      ? ([
          ['id', 'keywords'],
          ['c3', 'organisations'],
        ] as const)
      : []),
  ]);
}

/**
 * Cells as fields, by what their columns are called or `--map` says. An address takes its access and file type from the
 * columns with the same number behind their names (`url_2`, `access_2`).
 */
export function fieldsOfCells(cells: readonly Cell[], { columns }: ReadingOptions): RawField[] {
  const beside = besideOthers(cells, columns);
  const isAgain = (name: string) => {
    const plain = plainName(name);
    return beside.has(plain) && beside.get(plain) === undefined && !columns.has(plain);
  };
  const fieldOf = (name: string): FieldName | undefined => {
    const plain = plainName(name);
    return columns.get(plain) ?? (beside.has(plain) ? beside.get(plain) : fieldOfName(name));
  };
  const numberOf = (name: string) => /[\s_-](\d+)$/.exec(name.trim())?.[1] ?? '';
  const numbered = (field: FieldName, number: string) =>
    cells.find(([name]) => fieldOf(name) === field && numberOf(name) === number)?.[1] ?? '';
  const hasNumbers = cells.some(([name, text]) => fieldOf(name) === 'url' && numberOf(name) !== '' && text !== '');
  // What stands there once more is not named among what was ignored.
  const own = cells.filter(([name]) => !isAgain(name));
  return own.map(([name, text]): RawField => {
    const field = fieldOf(name);
    if (field !== 'url' || !hasNumbers) return { name, field, text };
    const number = numberOf(name);
    return { name, field, text, access: numbered('access', number), filetype: numbered('filetype', number) };
  });
}
