import { orcidIn, rorIn } from '#services/query/collection/identifiers.ts';
import { isCollective } from '#services/query/collection/personName.ts';
import type { Contributor, Organisation } from '#services/query/collection/record.ts';
import { plainText } from './plainText.ts';

interface Given {
  readonly text: string;
  readonly identifier?: string;
}

/**
 * Persons as sources name them: one a value, or several between semicolons, or between commas in short forms. A value with
 * a number of its own is one person, and so it is with organisations.
 */
export function authorsIn(given: readonly Given[]): Contributor[] {
  const found = given.flatMap(({ text, identifier }) =>
    (identifier ? [bareName(text)] : splitNames(text)).map((name): Contributor => {
      const orcid = orcidIn(identifier ?? name);
      return { name: tidyPerson(name), ...(orcid === undefined ? {} : { orcid }) };
    }),
  );
  return uniqueByName(found, ({ orcid }) => orcid);
}

/** @param authors of the work, in front of whose addresses some databases have their names */
export function organisationsIn(given: readonly Given[], authors: readonly Contributor[]): Organisation[] {
  const owners = new Set(authors.map(({ name }) => lettersOf(name)));
  const found = given.flatMap(({ text, identifier }) =>
    (identifier ? [text] : text.split(/[;|\n]/)).map((name): Organisation => {
      const ror = rorIn(identifier ?? '');
      return { name: tidyName(placeIn(name, owners)), ...(ror === undefined ? {} : { ror }) };
    }),
  );
  return uniqueByName(found, () => undefined);
}

const lettersOf = (name: string) => name.toLowerCase().replace(/\P{L}/gu, '');

/** Where somebody works, without who that is and where letters reach them: `Jansen, Anna: Deltares, anna@example.org`. */
function placeIn(address: string, owners: ReadonlySet<string>): string {
  const colon = address.indexOf(':');
  const isOwned = colon !== -1 && owners.has(lettersOf(address.slice(0, colon)));
  const place = withoutMail(isOwned ? address.slice(colon + 1) : address);
  return place !== address && owners.has(lettersOf(place)) ? '' : place;
}

function withoutMail(address: string): string {
  if (!address.includes('@')) return address;
  const words = address.split(/\s+/).filter((word) => !/@[^@]*\.\p{L}/u.test(word));
  return words
    .join(' ')
    .replace(/[(<[]?(?:electronic address|e-?mail(?: address)?)s?:?$/i, '')
    .replace(/(?<![\s.,:;(<[])[\s.,:;(<[]+$/, '');
}

/**
 * Persons apart from where they work, as OJS writes it behind a name: `Jansen, Anna; Wageningen University`. Where
 * another person stands behind the first, only what has signs of an organisation is one.
 */
export function personsAndPlaces(text: string): { readonly persons: string; readonly places: string } {
  const [first = '', ...rest] = text.split(';');
  if (!isPerson(first)) return { persons: text, places: '' };
  const areSeveral = rest.some((part) => isPerson(part.trim()));
  const isPlace = (part: string) =>
    bareName(part).trim() !== '' &&
    !isPerson(part.trim()) &&
    (!areSeveral || wordsOfOrganisations.test(part) || isCollective(withoutNotes(part)));
  return {
    persons: [first, ...rest.filter((part) => !isPlace(part))].join(';'),
    places: rest.filter(isPlace).join(';'),
  };
}

/** Persons that one sign keeps from the others and words from each other, as Covidence lists editors: `Bos, C and Vos, D; …`. */
function joined(part: string): readonly string[] {
  const names = part.split(/(?<!\s)\s+and\s+/);
  return names.every((name) => /^[^,]+,[^,]+$/.test(name)) ? names : [part];
}

/** Names as `Jansen A, de Vries B.` and `A. Jansen, B. de Vries`, but not `Jansen, A.` and `DE WIT, C. T.`. */
function splitNames(given: string): string[] {
  const parts = given
    .replace(editorMarks, '')
    .split(/[;|\n]/)
    .map(bareName);
  const [text = ''] = parts;
  if (parts.length > 1) return parts.flatMap(joined);
  const pairs = pairsIn(text);
  if (pairs.length > 1) return pairs;
  const listed = firstTurned(text);
  if (listed.length > 1) return listed;
  const persons = withLast(text);
  if (persons.length > 1) return persons.every(isPerson) ? persons : [text];
  const names = text.split(',').map((name) => name.trim());
  if (!names.every((name) => /\s/.test(name))) return [text];
  const allHaveInitials = names.every(hasInitials);
  const initials = names.filter(isInitials);
  // Where half of them are initials, those may be of the surnames in front of them: `Van der A, R J`.
  const isList =
    initials.length > 0
      ? allHaveInitials && names.some(isSurely) && initials.length < names.length / 2 && initials.every(isShort)
      : names.length > 2 || allHaveInitials || names.every(beginsWithInitials);
  return isList ? names : [text];
}

/** What stands before the surname of a person: `Jan de Raad`. */
const particleBefore = /\s(?:van|von|de|den|der|ter|ten|te|la|le|du|di|da)\s(?=\p{Lu})/u;

/** Without the figures of footnotes: `Anna Jansen1`. */
const withoutNotes = (name: string) => name.trim().replace(/(?<=\p{Ll})\d{1,2}$/u, '');

/** `Anna Jansen en Bram de Vries`, `A. Jansen, B. de Vries and C. Bos`: between the last two stands a word or a sign. */
function withLast(text: string): string[] {
  // What has no sign of a person may be one organisation: `Kennisnetwerk Ontwikkeling en Beheer Natuurkwaliteit`.
  const isOfPersons = /,|(?<!\p{L})\p{Lu}\./u.test(text) || particleBefore.test(text);
  const persons = text.split(
    isOfPersons
      ? /(?<![\s,]),?\s+(?:and|en|et|und|&)\s+(?=\p{Lu}|(?:van|von|de|den|der|ter|ten|te|la|le|du|di|da)\s)/u
      : /(?<!\s)\s+and\s+(?=\p{Lu})/u,
  );
  const names = persons.flatMap((person) => person.split(',')).map((name) => name.trim());
  // A comma stands between names, unless it stands within one: `Jansen, Anna`, `de Vries, B. C.`.
  const isList =
    !persons.at(-1)?.includes(',') &&
    names.every((name) => /\s/.test(name) && !isInitials(name)) &&
    !names.slice(0, -1).some((name) => /^\p{Ll}/u.test(name));
  return isList ? names : persons;
}

/** Surnames with the initials behind them, as lists of references have them: `Jansen, A., Vries, B. de & Bos, C.`. */
function pairsIn(text: string): string[] {
  const parts = listedParts(text);
  const surnames = parts.filter((_, at) => at % 2 === 0);
  const initials = parts.filter((_, at) => at % 2 === 1);
  const isPairs = surnames.length === initials.length && initials.every(areBehindSurname);
  return isPairs && surnames.every(isSurname) ? surnames.map((name, at) => `${name}, ${initials[at]}`) : [];
}

/** The first surname before its initials and all others behind theirs, as Dutch references go: `Jansen, A., B. de Vries en C. Bos`. */
function firstTurned(text: string): string[] {
  const [surname = '', initials = '', ...others] = listedParts(text);
  const isList =
    isSurname(surname) && areBehindSurname(initials) && others.length > 0 && others.every(isBehindInitials);
  return isList ? [`${surname}, ${initials}`, ...others] : [];
}

const listedParts = (text: string) =>
  text.split(/,(?:\s(?:&|and|en|und)(?=\s))?|\s(?:&|and|en|und)\s/).map((part) => part.trim());

const isSurname = (name: string) => /\p{L}{2}/u.test(name) && !areBehindSurname(name);

/** `B. de Vries`. */
const isBehindInitials = (name: string) =>
  /^(?:\p{Lu}\p{Ll}{0,2}\.[\s-]?){1,6}(?:['’]?\p{Ll}[\p{L}'’]*\s){0,3}\p{Lu}[\p{L}'’-]+(?:\s\p{L}[\p{L}'’-]*){0,3}$/u.test(
    name,
  );

/** `A.`, `J.-P.`, `Th. C.`, and what is written behind them in Dutch (`B. de`). */
const areBehindSurname = (text: string) =>
  /^(?:\p{Lu}\p{Ll}{0,2}\.[\s-]?){1,6}(?:\s?\p{Ll}[\p{L}'’]*(?:\s\p{Ll}[\p{L}'’]*){0,2})?$/u.test(text);

/** Whether a name is written with initials: `A. Jansen`, `Jansen AB`. */
const hasInitials = (name: string) => /^\p{Lu}\.|\s(?:\p{Lu}\.?-?){1,4}$/u.test(name);

/** Whether they stand in front of the surname without points, as Google Scholar writes them: `AB Jansen`. */
const beginsWithInitials = (name: string) => /^\p{Lu}{1,3}\s.*\p{Ll}/u.test(name);

/** Whether it is what stands behind somebody's surname: `C. T.`, `J.-P. Th.`, but not the short surname in `LI X`. */
const isInitials = (name: string) => /^(?:\p{Lu}\p{L}{0,3}\.[\s-]*|\p{Lu}(?:[\s-]+|$))+$/u.test(name);

/** Whether what looks like initials may be somebody of a surname of one letter: `O Y.`, `Y. O`. */
const isShort = (name: string) => /^\p{Lu}\s+\p{Lu}[\p{Lu}.\s-]*$|^(?:\p{Lu}\.[\s-]*)+\p{Lu}$/u.test(name);

/** Whether a name has initials that are no part of its surname, as they may be in `DE WIT` and `VAN ES`. */
const isSurely = (name: string) =>
  !isInitials(name) && hasInitials(name) && /^\p{Lu}\.|\.$|\s\p{Lu}$|\p{Ll}\s+\p{Lu}-?\p{Lu}$/u.test(name);

const wordsOfOrganisations =
  /\b(?:of|for|the|universit\p{L}*|institut\p{L}*|organi[sz]ation|department|ministry|cent(?:re|er)|agency|group|council|society|service|foundation|sciences?|research|board|office|commission|association|federation|zonen|partners|bv|nv|gmbh|ltd)\b/iu;

/** Persons have two names at least, or a comma or initials between or behind them; organisations have `and` in theirs. */
function isPerson(name: string): boolean {
  if (wordsOfOrganisations.test(name)) return false;
  if (/,/.test(name) || hasInitials(name)) return true;
  const bare = withoutNotes(name);
  return /^\S+(?:\s+\S+){1,3}$/.test(bare) && (!isCollective(bare) || particleBefore.test(bare));
}

/* The lookbehinds keep a long row of spaces from being tried from each of them. */

/** That somebody edited a work, as it stands behind the last of them: `(red.)`, `(Eds.)`, `[redactie]`. */
const editorMark = /(?<!\s)\s*[[(](?:red(?:actie)?|eds?|editors?|hrsg|hg)\.?[\])][\s.,]*$/i;

/** The same behind each of several. */
const editorMarks =
  /(?<!\s)\s*[[(](?:red(?:actie)?|eds?|editors?|hrsg|hg)\.?[\])](?=\s*[,;|\n&]|\s+(?:en|and|und)\s)/gi;

/** That there are others: `et al.`, `e.a.`, in catalogues ` ... [et al.]`. Initials have capitals. */
const others = /(?<![\s,])[\s,]+(?:(?:\.\.\.|…)\s*)?\[?(?:et\.? al|e\.a|u\.a|and others|en anderen)[\s.,\]]*$/;

/** When somebody lived, as libraries put it behind a name to tell it from others: `, 1951-`, `, ca. 1580-1640`, ` (1951-)`. */
const lifeDates = /(?:,\s*|\s\()(?:ca?\.?\s*)?\d{4}\??\s?[-–]\s?(?:\d{4}\??)?\)?[\s.,]*$/;

const bareName = (text: string) => text.replace(editorMark, '').replace(others, '').replace(lifeDates, '');

/** Titles of degrees, which are no initials: `dr. ir. A. Jansen`, `Jansen, drs. A.`. */
const degrees = /(?:^|(?<=,\s))(?:(?:prof|drs?|ir|ing|mr|mw|dhr)\.\s?)+(?=\S)/i;

/** `Dr. Oetker` is no doctor. */
function withoutDegrees(name: string): string {
  const bare = name.replace(degrees, '');
  return isPerson(bare) ? bare : name;
}

/** A point that ends a heading of a catalogue (`Jansen, Anna.`) and no abbreviation; looked behind at the end alone. */
const lastPoint = /\.$(?<=,.*(?:\p{L}\p{Ll}{3}|\s(?:de|der|den|van|von|te|ten|ter))\.)/u;

const tidyPerson = (text: string) => withoutDegrees(tidyName(text)).replace(lastPoint, '');

/** Whether names are said to be those of editors. */
export const areOfEditors = ({ text }: Given): boolean => editorMark.test(text);

/** A name without the numbers and addresses that some exports put behind it (`Jansen, Anna (57190000000)`). */
function tidyName(text: string): string {
  return (
    plainText(text)
      .replace(/\s*[[(](?:\d[\d-]*[\dXx]|https?:[^)\]]*|[^\s@()[\]]+@[^\s@()[\]]+)[\])]/g, '')
      .replace(/,(?=\p{L})/gu, ', ')
      // The lookbehind keeps a long row of such signs from being tried from each of them.
      .replace(/(?<![\s,.;])[\s,.;]+$/, (end) => (end.startsWith('.') ? '.' : ''))
      .trim()
  );
}

/** One entry for each name, or several where each has an identifier of its own; one without joins the first of its name. */
function uniqueByName<Named extends { readonly name: string }>(
  list: readonly Named[],
  identifierOf: (named: Named) => string | undefined,
): Named[] {
  const unique: Named[] = [];
  const places = new Map<string, number>();
  for (const each of list) {
    if (each.name === '') continue;
    const identifier = identifierOf(each);
    const first = places.get(each.name) ?? unique.length;
    const known = unique[first];
    const isOther = known !== undefined && identifier !== undefined && identifierOf(known) !== undefined;
    // No name has a line's end in it.
    const at = isOther ? (places.get(`${each.name}\n${identifier}`) ?? unique.length) : first;
    unique[at] = { ...each, ...unique[at] };
    places.set(each.name, first).set(`${each.name}\n${identifier}`, at);
  }
  return unique;
}
