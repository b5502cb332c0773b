import { shortened } from '../facts/textFacts.ts';
import { pageRule } from '../rule.ts';

/** A link whose words are its address. */
export const linkBare = pageRule({
  id: 'link-bare',
  severity: 'advice',
  *check({ links }) {
    for (const { label, pointer, excerpt, place } of links)
      if (
        place === 'text' &&
        /^(?:https?:\/\/|www\.|(?:[a-z0-9-]+\.)+[a-z]{2,}\/)\S+$/i.test(label) &&
        !/^(?:https?:\/\/)?(?:www\.)?[^/]+\/?$/i.test(label)
      )
        yield { pointer, values: { label: shortened(label, 60) }, excerpt };
  },
});
