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
  if (/^mailto:/i.test(href)) return isToNobody(href);
  if (/^tel:/i.test(href)) return !isDialled(href);
  // Browsers write the spaces of a path or a place as they must be written.
  if (!/^https?:/i.test(href)) return false;
  if (!URL.canParse(href)) return true;
  const { hostname } = new URL(href);
  // A name without a dot is on nobody's network but the writer's; a scheme written twice makes a host of the first,
  // and a comma is a slip for a dot.
  return /^https?$/i.test(hostname) || /\.\.|,/.test(hostname) || hostname === '';
}

/**
 * Whether a telephone finds a number to dial, in whatever way that is written: three figures at least, and no letters. What
 * follows a semicolon or a comma is dialled later, if at all (RFC 3966, section 5.1).
 */
function isDialled(href: string): boolean {
  const [number = ''] = decoded(href.replace(/^tel:/i, '')).split(/[;,]/);
  return !/\p{L}/u.test(number) && number.replace(/\D/g, '').length >= 3;
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** Several have commas between them; where a letter is begun, the reader may choose to whom (RFC 6068, section 2). */
function isToNobody(href: string): boolean {
  const [to = '', letter = ''] = href.replaceAll('%20', ' ').split('?');
  if (/^mailto:\s*$/i.test(to)) return letter === '';
  return to.split(',').some((address) => emailAddress(address) === undefined);
}
