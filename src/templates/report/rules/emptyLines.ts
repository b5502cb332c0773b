import { excerptAround, wordsOf } from '../facts/textFacts.ts';
import { pageRule } from '../rule.ts';

/** Empty paragraphs and breaks in a row, to make room: distances are the site's to make. */
export const emptyLines = pageRule({
  id: 'empty-lines',
  severity: 'advice',
  *check({ texts }) {
    for (const { named, source, pointer, element } of texts) {
      if (element?.type === 'form') continue;
      const empty = named('p').find(
        (tag) =>
          tag.children.every((child) => child.type === 'text' || (child.type === 'tag' && child.name === 'br')) &&
          wordsOf([tag]) === '',
      );
      const breaks = /<br\s*\/?>(?:\s|&nbsp;)*<br\s*\/?>/i.test(source);
      if (empty) yield { pointer, excerpt: excerptAround(empty) };
      else if (breaks) yield { pointer };
    }
  },
});
