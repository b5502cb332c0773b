import type { ServedSite } from '../sites/siteDirectory.ts';

/** Where RFC 9116 has it. */
export const securityTextPath = '/.well-known/security.txt';

/** Nobody believes a contact for longer: a file that is no longer tended ends by itself. */
const lastsMonths = 6;

/**
 * Whom to tell of a weakness (RFC 9116).
 *
 * @param contact an address to write to: `mailto:…` or `https://…`
 * @param now its end is at the beginning of a month, so that the file is the same for a month
 */
export function securityText({ registration }: ServedSite, contact: string, now: Date): string {
  const end = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + lastsMonths));
  return [
    `Contact: ${contact}`,
    `Expires: ${end.toISOString().replace('.000', '')}`,
    'Preferred-Languages: nl, en',
    `Canonical: ${registration.origin}${securityTextPath}`,
    '',
  ].join('\n');
}
