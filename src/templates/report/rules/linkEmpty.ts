import { excerptAround } from '../facts/textFacts.ts';
import { pageRule } from '../rule.ts';

/** A link without a word in it, or without an address: nobody can follow it. */
export const linkEmpty = pageRule({
  id: 'link-empty',
  severity: 'error',
  *check({ texts, links }) {
    for (const { label, address, pointer, excerpt, place, tag } of links) {
      const isPlace = tag?.attribs.id !== undefined || tag?.attribs.name !== undefined;
      // A field without an address makes no link; editors write `#` where one is still to come.
      const isEmpty = place === 'text' && (address.trim() === '' || (label === '' && !isPlace));
      if (isEmpty || address.trim() === '#') yield { pointer, values: { address, label }, excerpt };
    }
    for (const { named, pointer, element } of texts) {
      if (element?.type === 'form') continue;
      for (const tag of named('a')) {
        const { href, id, name } = tag.attribs;
        if (href === undefined && id === undefined && name === undefined)
          yield { pointer, values: { address: '', label: '' }, excerpt: excerptAround(tag) };
      }
    }
  },
});
