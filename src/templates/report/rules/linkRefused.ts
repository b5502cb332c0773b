import { emailAddress } from '../../contract/reach.ts';
import { pageRule } from '../rule.ts';

/** A link whose address leads nowhere from a page: it becomes plain text. */
export const linkRefused = pageRule({
  id: 'link-refused',
  severity: 'error',
  *check({ links }) {
    for (const { address, href, pointer, excerpt } of links) {
      if (address.trim() === '' || /^\d+$/.test(address)) continue;
      if (href === undefined || isBroken(href)) yield { pointer, values: { address }, excerpt };
    }
  },
});

/** Addresses that pass as links and lead to no place or person. */
function isBroken(href: string): boolean {
  if (/^mailto:/i.test(href)) return emailAddress(href.split('?')[0]) === undefined;
  if (/^tel:/i.test(href)) return !/\d{3}/.test(href);
  if (!/^https?:/i.test(href)) return /\s/.test(href.trim());
  if (!URL.canParse(href)) return true;
  const { hostname } = new URL(href);
  // A name without a dot is on nobody's network but the writer's; a scheme written twice makes a host of the first.
  return /^https?$/i.test(hostname) || hostname.includes('..') || hostname === '';
}
