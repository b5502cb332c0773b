import { Parser } from 'htmlparser2';

/** Texts without lists beside entries are not parsed for them. */
const perhaps = /<\/li>\s*<[uo]l[ >]/;

const entryEnd = '</li>';

interface OpenTag {
  readonly isList: boolean;
  /** Of a list: where the end of its last entry stands, as long as nothing has followed it. */
  end?: number | undefined;
  /** Of a list: whether its last entry has lost its end to the lists that belong into it. */
  isEntryOpen: boolean;
}

/**
 * Puts lists that stand beside the entries of a list, as Word and older editing tools write them, into the entry before
 * them: a list holds nothing but entries (HTML, 4.4.6), and who listens is told to which one the inner list belongs.
 *
 * @param html sanitised
 */
export function withNestedLists(html: string): string {
  if (!perhaps.test(html)) return html;
  const edits: { at: number; taken: number; put: string }[] = [];
  const open: OpenTag[] = [];
  const close = (tag: OpenTag) => {
    if (tag.isEntryOpen) edits.push({ at: parser.startIndex, taken: 0, put: entryEnd });
    tag.isEntryOpen = false;
  };
  const parser = new Parser(
    {
      onopentagname(name) {
        const around = open.at(-1);
        const isList = name === 'ul' || name === 'ol';
        if (around?.isList && isList && around.end !== undefined) {
          edits.push({ at: around.end, taken: entryEnd.length, put: '' });
          around.isEntryOpen = true;
        } else if (around && !isList) close(around);
        if (around) around.end = undefined;
        open.push({ isList, isEntryOpen: false });
      },
      ontext(words) {
        const around = open.at(-1);
        if (around?.isList && words.trim() !== '') {
          close(around);
          around.end = undefined;
        }
      },
      onclosetag(name) {
        const closed = open.pop();
        if (closed) close(closed);
        const around = open.at(-1);
        if (around?.isList && name === 'li') around.end = parser.startIndex;
      },
    },
    { decodeEntities: false },
  );
  parser.end(html);
  let written = '';
  let from = 0;
  for (const { at, taken, put } of edits.sort((one, other) => one.at - other.at)) {
    written += html.slice(from, at) + put;
    from = at + taken;
  }
  return written + html.slice(from);
}
