import { domainToASCII } from 'node:url';

/** The longest address mail can be sent to (RFC 5321, 4.5.3.1.3). */
const maximumLength = 254;

/** What browsers take for an address (HTML Living Standard, 4.10.5.1.5), with a domain that mail can reach. */
const pattern =
  /^[a-z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}@(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])$/i;

/**
 * An address as mail is sent to it: without the characters that nobody sees and that come along when it is copied, and
 * with its domain as the domain name system has it (RFC 5890), which not all browsers make of what was typed.
 *
 * @returns `undefined` for what is no address
 */
export function readEmail(typed: string): string | undefined {
  const plain = typed.replace(/\p{Cf}/gu, '').trim();
  if (plain.length > maximumLength) return undefined;
  const address = plain.replace(/(?<=@)[\p{L}\p{M}\p{N}.-]+$/u, (domain) =>
    /[^a-z0-9.-]/i.test(domain) ? domainToASCII(domain) : domain,
  );
  return address.length <= maximumLength && pattern.test(address) ? address : undefined;
}
