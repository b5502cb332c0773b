import { wordsOf } from '../facts/textFacts.ts';
import { pageRule } from '../rule.ts';

/** Headings that skip a level, begin too deep, or claim to be the title of the page. */
export const headingOrder = pageRule({
  id: 'heading-order',
  severity: 'warning',
  *check({ texts }) {
    for (const { named, pointer, element } of texts) {
      if (element?.type === 'form') continue;
      const headings = named('h1', 'h2', 'h3', 'h4', 'h5', 'h6').filter((tag) => wordsOf([tag]) !== '');
      const top = headings.reduce((highest, { name }) => Math.min(highest, Math.max(Number(name[1]), 2)), 6);
      let previous: number | undefined;
      for (const tag of headings) {
        const level = Number(tag.name[1]);
        const words = wordsOf([tag]);
        // A text may begin with an h2, or with an h3 below a title that stands in another field, if no h2 follows.
        const highest = previous === undefined ? Math.min(top, 3) : previous + 1;
        if (level === 1 || level > highest) {
          yield {
            pointer,
            values: { level: String(level), fitting: String(level === 1 ? 2 : highest) },
            excerpt: words,
          };
        }
        previous = Math.max(level, 2);
      }
    }
  },
});
