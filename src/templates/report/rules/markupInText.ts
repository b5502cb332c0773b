import { proseFields } from '../facts/prose.ts';
import { shortened } from '../facts/textFacts.ts';
import { pageRule } from '../rule.ts';

/**
 * Signs of Markdown. No bracket is looked past for another's end, and no address for its own: a text may begin any number
 * of them.
 */
const markdown = /\*\*[^*\s][^*]*\*\*|\[[^[\]]*\]\(https?:[^)]{1,200}\)?/.source;

const inField = new RegExp(`<\\/?[a-z][a-z0-9]*(?:\\s[^<>]*)?\\/?>|&(?:[a-z]{2,8}|#\\d{2,5});|${markdown}`, 'i');
const inWords = new RegExp(
  `&(?:amp|lt|gt|nbsp|quot|[a-z]{1,5}(?:acute|grave|uml|circ));|<\\/?(?:p|br|strong|em|a|div|span|b|i|h\\d|ul|li)\\b[^<>]*>|${markdown}`,
  'i',
);

/** Tags, entities or Markdown where plain text belongs: readers see the signs themselves. */
export const markupInText = pageRule({
  id: 'markup-in-text',
  severity: 'warning',
  *check(page) {
    for (const { text, pointer } of proseFields(page)) {
      const found = inField.exec(text)?.[0];
      if (found !== undefined) yield { pointer, values: { found: shortened(found, 40) }, excerpt: shortened(text) };
    }
    for (const { words, pointer } of page.texts) {
      const found = inWords.exec(words);
      if (found)
        yield {
          pointer,
          values: { found: shortened(found[0], 40) },
          excerpt: shortened(words.slice(Math.max(0, found.index - 30))),
        };
    }
  },
});
