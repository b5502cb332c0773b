import { type Element, isTag, isText } from 'domhandler';
import { wordsOf } from '../facts/textFacts.ts';
import { pageRule } from '../rule.ts';

/** Longer ones are sentences that somebody made bold (characters). */
const longest = 80;

/** A line in bold that looks like a heading: who listens to the page never meets it as one. */
export const headingFake = pageRule({
  id: 'heading-fake',
  severity: 'advice',
  *check({ texts }) {
    for (const { named, pointer, element } of texts) {
      if (element?.type === 'form') continue;
      for (const paragraph of named('p')) {
        const words = wordsOf([paragraph]);
        if (words === '' || words.length > longest || /[.!?:;,]$/.test(words)) continue;
        if (isAllBold(paragraph) && isFollowed(paragraph)) yield { pointer, values: { words }, excerpt: words };
      }
    }
  },
});

function isAllBold(paragraph: Element): boolean {
  const seen = paragraph.children.filter((child) => !(isText(child) && child.data.trim() === ''));
  return seen.length > 0 && seen.every((child) => isTag(child) && (child.name === 'strong' || child.name === 'b'));
}

function isFollowed(paragraph: Element): boolean {
  for (let next = paragraph.next; next; next = next.next) if (isTag(next)) return /^(p|ul|ol)$/.test(next.name);
  return false;
}
