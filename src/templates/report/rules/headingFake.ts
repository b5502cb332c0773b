import { type Element, isTag } from 'domhandler';
import { isInside, wordsOf } from '../facts/textFacts.ts';
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
        // The words of a quotation are not a heading of what says whose they are.
        if (isInside(paragraph, 'blockquote')) continue;
        const words = wordsOf([paragraph]);
        if (words === '' || words.length > longest || /[.!:;,]$/.test(words)) continue;
        if (isAllBold(paragraph) && isFollowed(paragraph)) yield { pointer, values: { words }, excerpt: words };
      }
    }
  },
});

/** Whether all words are bold, however deep the tags go that word processors write around them. */
function isAllBold({ children }: Element): boolean {
  const seen = children.filter((child) => wordsOf([child]) !== '');
  return seen.every(
    // A link in bold is a way on, and heads nothing.
    (child) => isTag(child) && !isLinkAlone(child) && (/^(?:strong|b)$/.test(child.name) || isAllBold(child)),
  );
}

function isLinkAlone({ name, children }: Element): boolean {
  if (name === 'a') return true;
  const seen = children.filter((child) => wordsOf([child]) !== '');
  return seen.length > 0 && seen.every((child) => isTag(child) && isLinkAlone(child));
}

function isFollowed(paragraph: Element): boolean {
  for (let next = paragraph.next; next; next = next.next) if (isTag(next)) return /^(p|ul|ol)$/.test(next.name);
  return false;
}
