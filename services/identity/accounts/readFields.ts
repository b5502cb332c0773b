import { emailAddress } from '#services/mail/emailAddress.ts';
import { sameAddress } from './accountStore.ts';

/** An address as it is kept; `undefined` when it is none. */
export function readEmail(text: string | undefined): string | undefined {
  const read = emailAddress.safeParse(sameAddress(text ?? ''));
  return read.success ? read.data : undefined;
}

/** A name to be shown, without invisible characters; `undefined` when it is empty or longer than 60 characters. */
export function readNickname(text: string | undefined): string | undefined {
  const name = (text ?? '')
    .normalize('NFC')
    .replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu, '')
    .replace(/\s+/g, ' ')
    .trim();
  return name !== '' && [...name].length <= 60 ? name : undefined;
}
