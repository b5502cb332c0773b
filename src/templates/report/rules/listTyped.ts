import { type Element, isTag, isText } from 'domhandler';
import { shortened, wordsOf } from '../facts/textFacts.ts';
import { pageRule } from '../rule.ts';

const bullet = /^\s*(?:[-–—•·●▪◦*+►✓✔→]|o(?=\s\s)|\(?(?:\d{1,2}|[a-h])[.)])\s+\S/;

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
  for (const child of paragraph.children) {
    if (isTag(child) && child.name === 'br') lines.push('');
    else
      lines[lines.length - 1] += isText(child)
        ? child.data
        : isTag(child) && !/^(p|div|ul|ol|table)$/.test(child.name)
          ? wordsOf([child])
          : '';
  }
  return lines.filter((line) => line.trim() !== '');
}
