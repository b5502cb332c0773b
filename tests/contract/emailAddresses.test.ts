import { describe, expect, it } from 'vitest';
import { readEmail as readAsPortal } from '#server/forms/emailField.ts';
import { readEmail as readAsIdentity } from '#services/identity/accounts/readFields.ts';
import { emailAddress } from '#services/mail/emailAddress.ts';

const addresses = [
  'anna@example.nl',
  'b&b@example.nl',
  "o'neil+bodem@sub.example-site.nl",
  'anna@xn--bcher-kva.example',
  'anna@example.xn--p1ai',
  'anna@Bücher.example',
  '\u202aanna@example.nl\u202c',
  `${'a'.repeat(64)}@example.nl`,
  `${'a'.repeat(65)}@example.nl`,
  `a@${'b.'.repeat(124)}nl`,
  `a@${'b.'.repeat(130)}nl`,
  '',
  'anna',
  'anna@example',
  'anna@-example.nl',
  'anna@example..nl',
  'an na@example.nl',
  'anna@example.nl\r\nBcc: c@d.nl',
  'ä@example.nl',
];

/*
 * Portal and services know nothing of each other's code, so that each has the rule by itself. What one takes the other
 * must not refuse: a visitor would be told that an address is right, and get no letter.
 */
describe('an address of a visitor', () => {
  it.each(addresses)('is one for the portal, for signing in and for letters, or for none of them: %j', (typed) => {
    const read = readAsPortal(typed);
    expect(readAsIdentity(typed)).toBe(read?.toLowerCase());
    if (read !== undefined) expect(emailAddress.safeParse(read).data).toBe(read);
  });
});
