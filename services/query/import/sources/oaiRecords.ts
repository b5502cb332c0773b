import { readElements, type XmlElement } from '#services/query/import/reading/readElements.ts';
import { takeHead } from '#services/query/import/reading/takeHead.ts';
import type { Found } from './sourceFormat.ts';

type FieldsOf = (metadata: XmlElement) => Exclude<Found, { kind: 'broken' }>['fields'];

/**
 * The records of an answer of OAI-PMH that somebody kept, or of a file with such metadata alone.
 * @param root the element that a record's metadata is, `dc` or `mods`
 */
export async function* readOaiRecords(
  text: AsyncIterable<string>,
  root: string,
  fieldsOf: FieldsOf,
): AsyncGenerator<Found> {
  const { head, whole } = await takeHead(text);
  const isAnswer = /<(?:\w+:)?OAI-PMH\b/.test(head);
  let at = 0;
  for await (const element of readElements(whole, isAnswer ? 'record' : root)) {
    at += 1;
    yield isAnswer ? oaiRecord(element, at, root, fieldsOf) : { kind: 'record', at, fields: fieldsOf(element) };
  }
}

/**
 * A `record` of OAI-PMH. It goes by the identifier of its header, which is all that is said of it when it is deleted,
 * whatever other identifiers stand in its metadata.
 */
export function oaiRecord(record: XmlElement, at: number, root: string, fieldsOf: FieldsOf): Found {
  const header = record.children.find(({ name }) => name === 'header');
  const identifier = header?.children.find(({ name }) => name === 'identifier')?.text.trim() ?? '';
  if (header === undefined || identifier === '') return { kind: 'broken', at, reason: 'its header has no identifier' };
  const id = { name: 'header.identifier', field: 'id', text: identifier } as const;
  if (header.attributes.status === 'deleted') {
    return { kind: 'record', at, fields: [id, { name: 'header.status', field: 'deleted', text: 'true' }] };
  }
  const metadata = record.children.find(({ name }) => name === 'metadata')?.children.find(({ name }) => name === root);
  if (metadata === undefined) return { kind: 'broken', at, reason: `its metadata has no ${root}` };
  return { kind: 'record', at, fields: [id, ...fieldsOf(metadata)] };
}
