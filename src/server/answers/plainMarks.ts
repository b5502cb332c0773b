/** The mark of a sentence as models are asked for it, as the text of a pattern: `[1]`, `[1, 3]`. */
export const mark = String.raw`\s*\[\d{1,2}(?:\s*,\s*\d{1,2})*\]`;

/** What models write before a number: `[bron 1]`, `[^1]`. */
const named = String.raw`(?:(?:passages?|bron(?:nen)?|sources?)[\s:.]*|\^)`;

/** Numbers in a row: `1, 3`, `1 en 3`, `1-3`. */
const row = String.raw`${named}?\d{1,2}(?:\s*(?:,|;|-|–|&|en|and)\s*${named}?\d{1,2})*`;

/** Square, twice so or a link: `[[1]](#1)`; round where it is named: `(bron 1)`. */
const bracketed = new RegExp(
  String.raw`\[{1,2}\s*(${row})\s*,?\s*\]{1,2}(?:\(#?\w*\))?|\(\s*((?:zie\s+|see\s+)?${named}\s*${row})\s*\)`,
  'gi',
);

/** A mark within brackets, or announced at an end: `(zie [1])`, `Bron: [1]`; what sources there are may be said as well. */
const announced = new RegExp(
  String.raw`\(\s*(?:(?:zie|see)\s+)?${named}?((?:${mark}[\s,;]*)+)\)|(?:[,;]|(?<=[.!?]))\s*(?:zie|see|${named})((?:${mark})+)(?=\s*[.!?]?\s*$)`,
  'gi',
);

/** Round and bare: figures that a source has may stand so, but not at an end. */
const rounded = new RegExp(String.raw`(?<=[.!?]\s*)\((${row})\)|\((${row})\)(?=\s*(?:[.!?]|$))`, 'gi');

/**
 * A line of a model with its marks as it was asked for them: many have been taught to write them in another way. Bare
 * figures in round brackets count where a line has no other marks.
 */
export function withPlainMarks(line: string): string {
  const plain = line
    .replace(/\\([[\]])/g, '$1')
    .replace(/【([^】†]*)(?:†[^】]*)?】/g, '[$1]')
    .replace(bracketed, (_, square?: string, round = '') => markOf(square ?? round))
    .replace(announced, (_, enclosed?: string, last = '') => ` ${(enclosed ?? last).trim()}`);
  if (new RegExp(mark).test(plain)) return plain;
  return plain.replace(rounded, (_, behind?: string, before = '') => markOf(behind ?? before));
}

/** `1-3` names three. */
function markOf(numbers: string): string {
  const each = numbers.split(/[,;&]|\b(?:en|and)\b/i).flatMap((part) => {
    const [first = 0, last = first] = (part.match(/\d+/g) ?? []).map(Number);
    return Array.from({ length: Math.max(last - first, 0) + 1 }, (_, at) => first + at);
  });
  return `[${each.join(', ')}]`;
}
