import { capitalised } from '#languages/capitalised.ts';

/** Signs of a name that is an organisation's, or a group's: it stays as it is written. */
const collective =
  /\d|[&/()]|\b(?:academy|agency|association|bureau|cent(?:er|re|rum|raal)|commission|commissie|committee|consortium|council|department|dienst|faculty|federatie|foundation|group|groep|institut\w*|inspecti\w*|laborator\w*|minister\w*|ministry|netherlands|network|netwerk|office|onderzoek|organi[sz]ati\w*|programme?|project|raad|research|school|hogeschool|society|stichting|team|universi\w*|vereniging|werkgroep|working|and|for|of|en|voor|und|für)\b/iu;

/** Whether a name has signs of an organisation's or a group's. */
export const isCollective = (name: string): boolean => collective.test(name);

/** What stands between given names and the surname, and is sorted by in no list of references. */
const particle =
  /^(?:van|von|vom|zu|zum|zur|de|den|der|del|della|di|da|das|do|dos|du|la|le|las|los|het|'t|’t|ter|ten|te|op|in|'s|’s|af|av|el|al|bin|ibn)$/iu;

/**
 * The one spelling under which a person is listed, whatever form a source gives the name in: surname, initials,
 * particles: `Boer, A.M. de`. Names that differ in more than the fullness of their given names stay apart; persons who
 * share a surname and initials are told apart by an ORCID alone. What is no person's name stays as it is.
 */
export function personName(name: string): string {
  const tidy = name.normalize('NFC').replace(/\s+/gu, ' ').trim();
  const { surname, given } = splitName(tidy);
  if (given.length === 0) return tidy;
  const { particles, words } = withoutParticles(surname);
  const initials = given.filter((word) => !isParticle(word)).flatMap(initialsOf);
  const behind = [...given.filter(isParticle), ...particles].map((word) => word.toLowerCase());
  if (initials.length === 0 || words.length === 0) return tidy;
  const all = [initials.map((letter) => `${letter}.`).join(''), ...behind].join(' ');
  return `${words.map(unshouted).join(' ')}, ${all}`;
}

const isParticle = (word: string) => particle.test(word) && !/^\p{Lu}\.?$/u.test(word);

/** The two halves of a name; no given names where it is not a person's. */
function splitName(name: string): { surname: readonly string[]; given: readonly string[] } {
  const [before = '', behind, third] = name.split(',').map((part) => part.trim());
  const words = before.split(' ').filter((word) => word !== '');
  if (words.length > 6 || isCollective(name)) return { surname: words, given: [] };
  if (behind !== undefined) return { surname: words, given: third === undefined ? wordsOf(behind) : [] };
  if (words.length < 2) return { surname: words, given: [] };
  const last = words.at(-1) ?? '';
  // `Jansen JW`, but not `JANSEN JW` of which nothing tells which is which, nor `J. JANSEN`.
  const isShort = /^\p{Lu}{1,4}$/u.test(last) || /^(?:\p{Lu}\.-?)+$/u.test(last);
  if (isShort && words.slice(0, -1).some((word) => /\p{Ll}/u.test(word) || word.length > 4)) {
    return { surname: words.slice(0, -1), given: [last] };
  }
  const first = words.findIndex((word, at) => at > 0 && isParticle(word));
  const begin = first === -1 ? words.length - 1 : first;
  return { surname: words.slice(begin), given: words.slice(0, begin) };
}

const wordsOf = (text: string) => text.split(' ').filter((word) => word !== '');

function withoutParticles(surname: readonly string[]) {
  const end = surname.findIndex((word) => !isParticle(word));
  const begin = end === -1 ? 0 : end;
  return { particles: surname.slice(0, begin), words: surname.slice(begin) };
}

/** `Anna` is A, `J.-W.` and `JW` are J and W. */
function initialsOf(word: string): string[] {
  if (/^\p{Lu}{2,4}$/u.test(word)) return [...word];
  return word.split(/[.\-‐]/u).flatMap((part) => part.match(/\p{L}/u)?.[0]?.toLocaleUpperCase('nl') ?? []);
}

/** `JANSEN` as `Jansen`; short ones may be an abbreviation. */
function unshouted(word: string): string {
  if (!/^\p{Lu}{4,}$/u.test(word)) return word;
  return capitalised(word.toLocaleLowerCase('nl'));
}
