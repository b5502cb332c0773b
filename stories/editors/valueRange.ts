/** A part of a text, from its first character to the one after its last. */
export interface TextRange {
  readonly start: number;
  readonly end: number;
}

const blank = /[\s,:]*/y;
const quoted = /"(?:[^"\\]|\\.)*"/sy;
const scalar = /[^\s,:[\]{}"]+/y;

/**
 * Where the value at a JSON Pointer stands in the text of a JSON document; of a value that is missing, what should have
 * held it.
 *
 * @param text valid JSON
 */
export function valueRange(text: string, pointer: string): TextRange {
  const path = pointer
    .split('/')
    .slice(1)
    .map((key) => key.replaceAll('~1', '/').replaceAll('~0', '~'));
  let at = 0;
  let found: TextRange = { start: 0, end: text.length };
  const take = (pattern: RegExp): string => {
    pattern.lastIndex = at;
    const taken = pattern.exec(text)?.[0] ?? '';
    at += taken.length;
    return taken;
  };
  /** @param depth how much of the path led here; `undefined` beside it */
  const read = (depth: number | undefined): void => {
    take(blank);
    const start = at;
    const open = text[at];
    if (open === '{' || open === '[') {
      at += 1;
      for (let index = 0; ; index++) {
        take(blank);
        if (at >= text.length || text[at] === '}' || text[at] === ']') break;
        const key = open === '{' ? String(JSON.parse(take(quoted))) : String(index);
        read(depth !== undefined && path[depth] === key ? depth + 1 : undefined);
      }
      at += 1;
    } else if (take(quoted) === '') take(scalar);
    if (depth !== undefined && depth > deepest) {
      deepest = depth;
      found = { start, end: at };
    }
  };
  let deepest = 0;
  read(0);
  return found;
}
