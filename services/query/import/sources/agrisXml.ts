import type { FieldName } from '#services/query/import/mapping/fieldNames.ts';
import type { RawField } from '#services/query/import/mapping/rawField.ts';
import { readElements, type XmlElement } from '#services/query/import/reading/readElements.ts';
import type { Found, SourceFormat } from './sourceFormat.ts';

/** The elements of the AGRIS Application Profile and of the Dublin Core in it, by their names without prefixes. */
const simple: Readonly<Record<string, FieldName>> = {
  ...{
    title: 'title',
    titlesupplement: 'subtitle',
    titlealternative: 'subtitle',
    abstract: 'abstract',
    creatorpersonal: 'authors',
  },
  ...{ creatorcorporate: 'organisations', publishername: 'publisher', dateissued: 'year', language: 'language' },
  ...{ type: 'documenttype', subjectthesaurus: 'keywords', subject: 'keywords', citationtitle: 'journal' },
  ...{ format: 'filetype', accessrights: 'access', rights: 'access' },
} as const;

/** What stands within a title or a subject and is no part of its text. */
const inserted = new Set([
  ...['alternative', 'titlealternative', 'titlesupplement'],
  ...['subjectclassification', 'subjectthesaurus'],
]);

/** Elements that hold others, which say it themselves. */
const wrappers: Readonly<Record<string, FieldName>> = {
  creator: 'authors',
  publisher: 'publisher',
  date: 'year',
  description: 'abstract',
};

/** AGRIS AP in XML: `ags:resource` with Dublin Core. */
export const agrisXml: SourceFormat = {
  id: 'agris',
  title: 'AGRIS XML',
  recognises: (head) =>
    /^\s*</.test(head) && /<(?:\w+:)?resources?\b/.test(head) && /agris|purl\.org\/agmes|\bags:/i.test(head),
  read: async function* (text): AsyncGenerator<Found> {
    let at = 0;
    for await (const resource of readElements(text, 'resource')) {
      at += 1;
      const number = resource.attributes.arn ?? '';
      yield {
        kind: 'record',
        at,
        fields: [{ name: 'ARN', field: 'id', text: number }, ...resource.children.flatMap(readElement)],
      };
    }
  },
};

function readElement(element: XmlElement): RawField[] {
  const { name, attributes, children } = element;
  const text = element.text.trim();
  if (name === 'identifier') return [{ name, field: identifierField(attributes.scheme ?? '', text), text }];
  const field = wrappers[name];
  if (children.length === 0) return [{ name, field: simple[name] ?? field, text }];
  const inner = children.flatMap(readElement);
  if (simple[name] === undefined) return inner;
  const own = children
    .filter((child) => inserted.has(child.name))
    .reduceRight((rest, child) => withoutLast(rest, child.text.trim()), text);
  return [{ name, field: simple[name], text: own.trim() }, ...inner];
}

/** A text without the last place of a part: what is inserted stands behind the text, which may have it as well. */
function withoutLast(text: string, part: string): string {
  const at = text.lastIndexOf(part);
  return text.slice(0, at) + text.slice(at + part.length);
}

function identifierField(scheme: string, text: string): FieldName | undefined {
  if (/doi/i.test(scheme)) return 'doi';
  if (/isbn/i.test(scheme)) return 'isbn';
  if (/hdl|handle/i.test(scheme)) return 'handle';
  return /ur[il]/i.test(scheme) || /^(?:https?:|www\.)/i.test(text) ? 'url' : undefined;
}
