import { Parser } from 'htmlparser2';

/** Elements that words on either side do not run together across. */
const blocks = new Set([
  'p',
  'br',
  'div',
  'li',
  'ul',
  'ol',
  'tr',
  'td',
  'th',
  'sec',
  'section',
  'title',
  'h1',
  'h2',
  'h3',
  'h4',
  'jats:p',
  'jats:sec',
  'jats:title',
  'abstracttext',
  'hr',
  'dd',
  'dt',
]);
const unread = new Set(['script', 'style']);

/**
 * Text as people read it, of text with marks of HTML or JATS and with entities, even written twice over (`&amp;lt;`).
 * A `<` that begins no element, as in `p < 0.05`, stays.
 */
export function plainText(given: string): string {
  let text = given;
  // Some exports escape what was escaped before.
  for (let round = 0; round < 2 && /<[a-z/!]|&[a-z#]/i.test(text); round += 1) text = withoutMarks(text);
  return text.replace(/[\s\u00a0]+/g, ' ').trim();
}

function withoutMarks(given: string): string {
  const pieces: string[] = [];
  let hidden = 0;
  const parser = new Parser(
    {
      onopentag: (name) => {
        if (blocks.has(name)) pieces.push(' ');
        if (unread.has(name)) hidden += 1;
      },
      ontext: (text) => {
        if (hidden === 0) pieces.push(text);
      },
      onclosetag: (name) => {
        if (blocks.has(name)) pieces.push(' ');
        if (unread.has(name)) hidden -= 1;
      },
    },
    { decodeEntities: true },
  );
  parser.end(given.replace(/<(?![a-z/!])/gi, '&lt;'));
  return pieces.join('');
}
