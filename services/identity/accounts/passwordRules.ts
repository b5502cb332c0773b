import { commonPasswords } from './commonPasswords.ts';

/** What is wrong with a chosen password. */
export type PasswordFault = 'short' | 'long' | 'common' | 'personal';

/** Counted as people count: in characters. */
export const passwordLength = { minimum: 10, maximum: 128 } as const;

/**
 * Judges a password by NIST SP 800-63B: long enough, and not one that everyone tries first. No rules on capitals,
 * digits and signs, which make passwords harder to remember and no harder to guess.
 * @param known what others know of the account: its address, its name, the sites' names
 */
export function passwordFault(password: string, known: readonly string[]): PasswordFault | undefined {
  const characters = [...password.normalize('NFKC')];
  if (characters.length < passwordLength.minimum) return 'short';
  if (characters.length > passwordLength.maximum) return 'long';
  const plain = characters.join('').toLowerCase();
  if (isMonotonous(plain) || commonPasswords.has(plain) || commonPasswords.has(withoutTail(plain))) return 'common';
  return isMostlyKnown(plain, known) ? 'personal' : undefined;
}

/** A guesser tries `wachtwoord2026!` right after `wachtwoord`. */
function withoutTail(plain: string): string {
  return plain.replace(/[\d\W_]+$/, '');
}

/** One or two characters over and over, or a run along the alphabet, the digits or the keyboard. */
function isMonotonous(plain: string): boolean {
  if (new Set(plain).size <= 2) return true;
  const rows = [
    'abcdefghijklmnopqrstuvwxyz',
    '01234567890123456789',
    'qwertyuiopasdfghjklzxcvbnm',
    'azertyuiopqsdfghjklmwxcvbn',
  ];
  return rows.some((row) => row.includes(plain) || [...row].reverse().join('').includes(plain));
}

/** Whether fewer than four characters remain when everything known is taken out. */
function isMostlyKnown(plain: string, known: readonly string[]): boolean {
  const words = known
    .flatMap((text) => [text, ...text.split(/[^\p{L}\p{N}]+/u)])
    .map((word) => word.toLowerCase().replace(/\s/g, ''))
    .filter((word) => word.length >= 4)
    .sort((one, other) => other.length - one.length);
  const rest = words.reduce((text, word) => text.replaceAll(word, ''), plain.replace(/\s/g, ''));
  return rest.length < 4 && rest.length < plain.length;
}
