import { Parser } from 'htmlparser2';
import { withoutInvisible } from '#services/query/collection/invisible.ts';
import { withoutFormulas } from './formulas.ts';
import { withoutTexSigns } from './texSigns.ts';

/** Elements that words on either side do not run together across, by their names without a prefix. */
const blocks = new Set([
  ...['p', 'br', 'div', 'li', 'ul', 'ol', 'tr', 'td', 'th', 'dd', 'dt', 'hr', 'h1', 'h2', 'h3', 'h4', 'section'],
  // Of JATS and of databases.
  ...['sec', 'title', 'list', 'list-item', 'def', 'break', 'abstracttext', 'hd', 'lb'],
]);
/** New lines that were written out (`\\n`), unless they may begin a word of TeX (`\\nu`). */
const writtenBreaks = /\\[nr](?=[\s\\\p{Lu}\d]|$)|(?<=\s)\\n(?=\p{Ll})(?!(?:u|eq?|i|ot|eg|abla|mid|ewline)\b)/gu;
/**
 * A `<` that begins no comment and no whole element: behind what is smaller than a name (`<LOD`) a `>` may stand far away.
 * What stands in an element has a `=`, or is one of the words that need none.
 */
const noMark =
  /<(?!!|\/?[a-z][\w:.-]*(?:\s+[a-z@_:][^<>=]*=[^<>]*|\s*(?:\/\s*)?|\s+(?:nowrap|compact|noshade|scoped|hidden|async|defer|checked|disabled)\s*\/?)>)/gi;
/**
 * The beginning of a mark or an entity where a source cut off the text. What may be a sign and a letter (`n<p`, `x <i`,
 * `AT&T`) is none.
 */
const cutMark =
  /(?:<\/[a-z]*|<(?:em|strong|su[bp]|span|jats:[a-z]*)(?:\s[^<>]*)?|<[a-z][\w:.-]*\s+[a-z:-]+=["'][^<>]*|&(?:am|quo?|nbs?|apos?|#x?))$/;
/** What is not read, or says in another form what stands beside it: a formula in TeX (`annotation` in MathML). */
const unread = new Set(['script', 'style', 'annotation', 'annotation-xml']);

/** Around text with marks in XML, and to a reader of HTML the beginning of a comment. */
const cdataMark = /<!\[CDATA\[|\]\]>/g;

/** What is raised or lowered belongs to the letter before it, also where a program began a new line (`CO\n <sub>2</sub>`). */
const brokenBefore = /(?<!\s)\s+(?=<(?:\w+:)?(?:su[bp]|inf)[\s>])/gi;

/**
 * Text as people read it, of text with marks of HTML or JATS and with entities, even escaped several times over (`&amp;lt;`).
 * A `<` that begins no element, as in `p < 0.05` and `dN<dS`, stays. Accents that stand behind their letters, as catalogues
 * write them, become one with these: a name is one value, whoever wrote it.
 */
export function plainText(given: string): string {
  let text = given;
  // Exports escape what was escaped before, and so do exports of exports.
  for (let round = 0; round < 3 && /<[a-z/!]|&[a-z#]/i.test(text); round += 1) text = withoutMarks(text);
  return withoutInvisible(withoutTexSigns(withoutFormulas(text)))
    .replace(cutMark, '')
    .replace(writtenBreaks, ' ')
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .trim()
    .normalize('NFC');
}

function withoutMarks(given: string): string {
  const pieces: string[] = [];
  let hidden = 0;
  const open: string[] = [];
  // Where a formula stands in several forms, the one in TeX is the least like a text.
  const isUnread = (name: string) => unread.has(name) || (name === 'tex-math' && open.includes('alternatives'));
  const parser = new Parser(
    {
      onopentag: (tag) => {
        const name = localName(tag);
        if (blocks.has(name)) pieces.push(' ');
        if (isUnread(name)) hidden += 1;
        else if (name === 'alternatives') open.push(name);
      },
      ontext: (text) => {
        if (hidden === 0) pieces.push(text);
      },
      onclosetag: (tag) => {
        const name = localName(tag);
        if (blocks.has(name)) pieces.push(' ');
        if (isUnread(name)) hidden -= 1;
        else if (name === 'alternatives') open.pop();
      },
    },
    { decodeEntities: true },
  );
  const text = given
    .replace(cdataMark, '')
    .replace(brokenBefore, (space) => (space.includes('\n') ? '' : space))
    .replace(noMark, '&lt;');
  parser.end(text);
  return pieces.join('');
}

const localName = (tag: string) => tag.slice(tag.indexOf(':') + 1);
