import { shortened } from '../facts/textFacts.ts';
import { siteRule } from '../rule.ts';

/** A link to a page of this site that does not exist. */
export const linkDead = siteRule({
  id: 'link-dead',
  severity: 'error',
  *check({ links }, { find }) {
    for (const { href, pointer, label, excerpt } of links)
      if (href !== undefined && find(href).kind === 'nowhere')
        yield { pointer, values: { address: shortened(href, 80), label }, excerpt };
  },
});

/** A link to an address that a page has left. */
export const linkMoved = siteRule({
  id: 'link-moved',
  severity: 'advice',
  *check({ links }, { find }) {
    for (const { href, pointer, label, excerpt } of links)
      if (href !== undefined && find(href).kind === 'moved')
        yield { pointer, values: { address: shortened(href, 80), label }, excerpt };
  },
});
