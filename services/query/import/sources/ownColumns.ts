import { type FieldName, fieldOfName, plainName } from '#services/query/import/mapping/fieldNames.ts';
import type { RawField } from '#services/query/import/mapping/rawField.ts';
import type { ReadingOptions } from './sourceFormat.ts';

/** The cells of a row, or the texts of an object, by the names of their columns or keys. */
export type Cell = readonly [name: string, text: string];

/**
 * Cells as fields, by what their columns are called or `--map` says. An address takes its access and file type from the
 * columns with the same number behind their names (`url_2`, `access_2`).
 */
export function fieldsOfCells(cells: readonly Cell[], { columns }: ReadingOptions): RawField[] {
  const fieldOf = (name: string): FieldName | undefined => columns.get(plainName(name)) ?? fieldOfName(name);
  const numberOf = (name: string) => /[\s_-](\d+)$/.exec(name.trim())?.[1] ?? '';
  const beside = (field: FieldName, number: string) =>
    cells.find(([name]) => fieldOf(name) === field && numberOf(name) === number)?.[1] ?? '';
  const hasNumbers = cells.some(([name, text]) => fieldOf(name) === 'url' && numberOf(name) !== '' && text !== '');
  return cells.map(([name, text]): RawField => {
    const field = fieldOf(name);
    if (field !== 'url' || !hasNumbers) return { name, field, text };
    const number = numberOf(name);
    return { name, field, text, access: beside('access', number), filetype: beside('filetype', number) };
  });
}
