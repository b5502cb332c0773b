/** Signs that split, quote or extend an address in a `mailto:` link, and therefore belong to none of ours. */
const email = /^[^\s@<>()[\]"'`,:;?&#%/\\]+@(?:[\p{L}\p{N}](?:[\p{L}\p{N}-]*[\p{L}\p{N}])?\.)+\p{L}{2,}$/u;

const phone = /^\+?[\d\s().\-/]+$/;

/** An e-mail address as editors write it, `mailto:` or not; `undefined` for what is no single address. */
export function emailAddress(text: string | undefined): string | undefined {
  const address = text?.replace(/^mailto:/i, '').trim() ?? '';
  // The longest address that mail servers know (RFC 5321, 4.5.3.1.3).
  return address.length <= 254 && email.test(address) ? address : undefined;
}

/** A telephone number as editors write it, `tel:` or not; `undefined` for what cannot be dialled. */
export function phoneNumber(text: string | undefined): string | undefined {
  const number = text?.replace(/^tel:/i, '').trim() ?? '';
  const digits = number.replaceAll(/\D/g, '').length;
  // From an emergency number to the longest that exists, with its trunk zero (ITU-T E.164).
  return phone.test(number) && digits >= 3 && digits <= 16 ? number : undefined;
}
