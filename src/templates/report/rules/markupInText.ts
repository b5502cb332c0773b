import { proseFields } from '../facts/prose.ts';
import { shortened } from '../facts/textFacts.ts';
import { pageRule } from '../rule.ts';

/**
 * Tags or entities where plain text belongs: readers see the signs themselves. No bracket is looked past for another's
 * end: a text may open any number of them.
 */
export const markupInText = pageRule({
  id: 'markup-in-text',
  severity: 'warning',
  *check(page) {
    for (const { text, pointer } of proseFields(page)) {
      const found =
        /<\/?[a-z][a-z0-9]*(?:\s[^<>]*)?\/?>|&(?:[a-z]{2,8}|#\d{2,5});|\*\*[^*\s][^*]*\*\*|\[[^[\]]+\]\(https?:[^)]+\)/i.exec(
          text,
        )?.[0];
      if (found !== undefined) yield { pointer, values: { found: shortened(found, 40) }, excerpt: shortened(text) };
    }
    for (const { words, pointer } of page.texts) {
      const found =
        /&(?:amp|lt|gt|nbsp|quot|[a-z]{1,5}(?:acute|grave|uml|circ));|<\/?(?:p|br|strong|em|a|div|span|b|i|h\d|ul|li)\b[^<>]*>|\*\*[^*\s][^*]*\*\*|\[[^[\]]+\]\(https?:[^)]+\)/i.exec(
          words,
        );
      if (found)
        yield {
          pointer,
          values: { found: shortened(found[0], 40) },
          excerpt: shortened(words.slice(Math.max(0, found.index - 30))),
        };
    }
  },
});
