import { type Element, isTag, isText } from 'domhandler';
import { shortened } from '../facts/textFacts.ts';
import { pageRule } from '../rule.ts';

/** Word's own marks are signs of its fonts, which stand in a row of their own in Unicode. */
const bullet = /^\s*(?:[-–—•·●▪◦*+►✓✔→\uf020-\uf0ff]|o(?=\s\s)|\(?(?:\d{1,2}|[a-h])[.)])\s+\S/;

/** Tags whose words belong to no line of what they stand in. */
const ofTheirOwn = /^(?:p|div|ul|ol|table|script|style)$/;

/** A list made of dashes or numbers that were typed: it is heard as one long sentence. */
export const listTyped = pageRule({
  id: 'list-typed',
  severity: 'warning',
  *check({ texts }) {
    for (const { named, pointer, element } of texts) {
      if (element?.type === 'form') continue;
      let row: string[] = [];
      let last: Element | undefined;
      for (const paragraph of named('p', 'div')) {
        const lines = linesOf(paragraph);
        const typed = lines.filter((line) => bullet.test(line));
        if (typed.length >= 2) yield { pointer, excerpt: shortened(typed.join(' ')) };
        const isOne = lines.length === 1 && typed.length === 1;
        row = isOne && (row.length === 0 || follows(paragraph, last)) ? [...row, ...typed] : isOne ? typed : [];
        if (row.length === 2) yield { pointer, excerpt: shortened(row.join(' ')) };
        last = paragraph;
      }
    }
  },
});

function follows(tag: Element, earlier: Element | undefined): boolean {
  let at = tag.prev;
  while (at && !isTag(at)) at = at.prev;
  return at !== null && at === earlier;
}

/** The lines of a paragraph, as breaks part them. */
function linesOf(paragraph: Element): string[] {
  const lines: string[] = [''];
  gatherLines(paragraph, lines);
  return lines.filter((line) => line.trim() !== '');
}

/** Word puts the mark and the room behind it into tags of their own: what they hold counts with its white space. */
function gatherLines({ children }: Element, lines: string[]): void {
  for (const child of children) {
    if (isText(child)) lines[lines.length - 1] += child.data;
    else if (!isTag(child) || ofTheirOwn.test(child.name)) continue;
    else if (child.name === 'br') lines.push('');
    else gatherLines(child, lines);
  }
}
