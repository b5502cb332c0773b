import { excerptAround, wordsOf } from '../facts/textFacts.ts';
import { pageRule } from '../rule.ts';

/** A heading without words: it is taken out. */
export const headingEmpty = pageRule({
  id: 'heading-empty',
  severity: 'warning',
  *check({ texts }) {
    for (const { named, pointer } of texts) {
      for (const tag of named('h1', 'h2', 'h3', 'h4', 'h5', 'h6'))
        if (wordsOf([tag]) === '' && !tag.children.some((child) => child.type === 'tag' && child.name === 'img'))
          yield { pointer, values: { level: tag.name }, excerpt: excerptAround(tag) };
    }
  },
});
