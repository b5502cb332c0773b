import { excerptAround, wordsOf } from '../facts/textFacts.ts';
import { pageRule } from '../rule.ts';

/** Words that an editor hid by their style: styles go, so everyone reads them. */
export const hiddenText = pageRule({
  id: 'hidden-text',
  severity: 'warning',
  *check({ texts }) {
    for (const { tags, pointer, element } of texts) {
      if (element?.type === 'form') continue;
      for (const tag of tags) {
        const { style = '', hidden } = tag.attribs;
        const isHidden = hidden !== undefined || /(^|;)\s*(display\s*:\s*none|visibility\s*:\s*hidden)/i.test(style);
        if (isHidden && wordsOf([tag]) !== '') yield { pointer, excerpt: excerptAround(tag) };
      }
    }
  },
});
