import { isbnIn } from '#services/query/collection/identifiers.ts';
import type { FieldName } from '#services/query/import/mapping/fieldNames.ts';
import { readTagged } from '#services/query/import/reading/readTagged.ts';
import { hasEditors, isEdited, kindOf } from './endNoteTypes.ts';
import type { Found, SourceFormat } from './sourceFormat.ts';

/** The marks of EndNote's tagged lines, several in order of worth. */
const tags: Readonly<Record<string, FieldName>> = {
  ...{ '%9': 'documenttype', '%0': 'documenttype', '%M': 'id', '%T': 'title', '%X': 'abstract', '%A': 'authors' },
  ...{ '%+': 'organisations', '%I': 'publisher', '%J': 'journal', '%B': 'journal', '%D': 'year' },
  ...{ '%8': 'year', '%G': 'language', '%K': 'keywords', '%R': 'doi', '%@': 'isbn', '%U': 'url' },
} as const;

const inOrder = Object.keys(tags);

/** The files of EndNote's that end in `.enw`, as it exports them, and as search engines and publishers write them for it. */
export const endNoteTagged: SourceFormat = {
  id: 'enw',
  title: 'EndNote',
  recognises: (head) => /^\s*%0 [A-Z]/.test(head),
  read: async function* (text): AsyncGenerator<Found> {
    const tagOf = (line: string) => {
      const found = /^(%[0-9A-Z!@#$&(>?+~*^\])])(?: (.*))?$/s.exec(line);
      return found === null ? undefined : { tag: found[1] ?? '', text: found[2] ?? '' };
    };
    for await (const { at, fields } of readTagged(text, { tagOf, first: '%0' })) {
      const kind = fields.find(({ tag }) => tag === '%0')?.text ?? '';
      const ordered = fields.toSorted((a, b) => inOrder.indexOf(a.tag) - inOrder.indexOf(b.tag));
      yield {
        kind: 'record',
        at,
        fields: ordered.map(({ tag, text: value }) => ({
          name: tag,
          field: fieldOf(tag, value, kind),
          text: textOf(tag, value),
        })),
      };
    }
  },
};

function fieldOf(tag: string, text: string, kind: string): FieldName | undefined {
  // The number of a journal stands there as well.
  if (tag === '%@' && isbnIn(text) === undefined) return undefined;
  if (tag === '%A' && isEdited(kind)) return 'editors';
  if (tag === '%E') return hasEditors(kind) ? 'editors' : undefined;
  return tags[tag];
}

/** Of these several may stand behind one mark, a line each; of all else a new line is a space. */
const several = new Set(['%+', '%K', '%U']);

function textOf(tag: string, text: string): string {
  if (tag === '%0') return kindOf(text);
  return several.has(tag) ? text : text.replaceAll('\n', ' ');
}
