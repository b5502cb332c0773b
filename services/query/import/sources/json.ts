import { fieldOfName, plainName } from '#services/query/import/mapping/fieldNames.ts';
import type { RawField } from '#services/query/import/mapping/rawField.ts';
import { listAt, namesOf, textAt, textOf, valueAt } from '#services/query/import/reading/json.ts';
import {
  isJsonLines,
  type JsonValue,
  readJsonDocument,
  readJsonLines,
} from '#services/query/import/reading/readJsonValues.ts';
import { takeHead } from '#services/query/import/reading/takeHead.ts';
import { fieldsOfCells } from './ownColumns.ts';
import type { Found, ReadingOptions, SourceFormat } from './sourceFormat.ts';

/** Whether a file begins as JSON does. */
export const isJson = (head: string): boolean => /^\s*[[{]/.test(head);

/** Reads a file of JSON records, a line each or in one document, whose objects `fieldsOf` reads. */
export async function* readJsonRecords(
  text: AsyncIterable<string>,
  fieldsOf: (value: unknown) => readonly RawField[],
): AsyncGenerator<Found> {
  for await (const found of jsonValues(text)) {
    if (found.kind === 'broken') yield found;
    else if (namesOf(found.value).length === 0) yield { kind: 'broken', at: found.at, reason: 'it is not an object' };
    else yield { kind: 'record', at: found.at, fields: fieldsOf(found.value) };
  }
}

async function* jsonValues(text: AsyncIterable<string>): AsyncGenerator<JsonValue> {
  const { head, whole } = await takeHead(text);
  yield* isJsonLines(head) ? readJsonLines(whole) : readJsonDocument(whole);
}

/** Our own records, a line each or in a list. */
export const json: SourceFormat = {
  id: 'json',
  title: 'JSON (a record a line, or a list of records)',
  hasOwnNames: true,
  recognises: (head) => isJson(head),
  read: (text, options) => readJsonRecords(text, (value) => ownFields(value, options)),
};

function ownFields(value: unknown, options: ReadingOptions): RawField[] {
  return namesOf(value).flatMap((name) => {
    const field = options.columns.get(plainName(name)) ?? fieldOfName(name);
    const held = listAt(value, name);
    if (field === 'links') {
      return held.map(
        (link): RawField => ({
          name,
          field: 'url',
          text: textOf(link) || textAt(link, 'url'),
          access: textAt(link, 'access'),
          filetype: textAt(link, 'filetype'),
        }),
      );
    }
    // An object each, of which the mapping reads what it needs; names alone are places by their names.
    if (field === 'places') {
      return held.map((place): RawField => {
        const text = textOf(place);
        return text === '' ? { name, field, text: JSON.stringify(place) ?? '' } : { name, field: 'place', text };
      });
    }
    const texts = held.filter((each) => textOf(each) !== '').map((each) => [name, textOf(each)] as const);
    const named = held.filter((each) => valueAt(each, 'name') !== undefined);
    if (texts.length + named.length === 0) return [{ name, field, text: '' }];
    return [
      ...fieldsOfCells(texts, options),
      ...named.map(
        (each): RawField => ({
          name,
          field: field === 'authors' && textAt(each, 'role') === 'editor' ? 'editors' : field,
          text: textAt(each, 'name'),
          identifier: textAt(each, 'orcid') || textAt(each, 'ror'),
        }),
      ),
    ];
  });
}
