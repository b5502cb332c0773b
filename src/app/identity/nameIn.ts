import { wholeLetters } from '#templates/contract/wholeLetters.ts';

/** The longest name that a comment is written under (UTF-16 code units, as services count). */
const longest = 100;

/**
 * By which others know somebody, from the claims of an ID token (OpenID Connect Core 1.0, section 5.1). Providers differ
 * in which of them they give, and some put an address where a name belongs, of which everybody would read the whole.
 *
 * @returns one line; empty where no claim names anybody
 */
export function nameIn({ nickname, name, given_name, family_name, preferred_username }: Claims): string {
  const inParts = [given_name, family_name].filter(isText).join(' ');
  const names = [nickname, name, inParts, preferred_username].filter(isText).map(onOneLine);
  const shown = names.find((each) => each !== '' && !isAddress(each)) ?? names.find(isAddress)?.replace(/@.*/, '');
  return wholeLetters((shown ?? '').slice(0, longest));
}

type Claims = Readonly<Record<string, unknown>>;

function isText(value: unknown): value is string {
  return typeof value === 'string';
}

function isAddress(name: string): boolean {
  return /^\S+@\S+$/.test(name);
}

function onOneLine(name: string): string {
  return name.replace(/[\s\p{Cc}]+/gu, ' ').trim();
}
