import { shortened } from '../facts/textFacts.ts';
import { pageRule } from '../rule.ts';

/** A link by a way that anybody on the line can read. */
export const linkInsecure = pageRule({
  id: 'link-insecure',
  severity: 'advice',
  *check({ links }) {
    for (const { address, pointer, excerpt } of links)
      if (/^http:\/\//i.test(address.trim())) yield { pointer, values: { address: shortened(address, 80) }, excerpt };
  },
});
