import { doiIn, handleIn } from '#services/query/collection/identifiers.ts';

/**
 * An address that browsers open, of what sources write for one: with `http`, with `www.` alone, a DOI or a handle.
 * `undefined` for anything else, such as a file on somebody's disk.
 */
export function webAddress(given: string): string | undefined {
  // Repositories escape them for HTML, and then once more for XML.
  const text = given.trim().replace(/&(?:amp;)+/g, '&');
  if (/^https?:\/\/\S+$/i.test(text)) return URL.canParse(text) ? text : undefined;
  if (/^www\.[^\s.]+\.\S+$/i.test(text)) return webAddress(`https://${text}`);
  if (/^(?:(?:urn:|info:)?doi[:/]?\s*|(?:dx\.)?doi\.org\/)?10\.\d{4,9}\/\S+$/i.test(text))
    return doiAddress(doiIn(text) ?? '');
  if (/^(?:hdl:|hdl\.handle\.net\/)/i.test(text)) return handleAddress(handleIn(text) ?? '');
  return undefined;
}

/**
 * A DOI as it is written, or an address of its resolver, which programs put in front of whatever they were given;
 * publishers' own have more behind theirs (`/full`, `.pdf`).
 */
const resolved = new RegExp(
  [
    String.raw`^(?:urn:|info:)?(?:doi[:/]?\s*)?`,
    String.raw`(?:(?:https?:\/\/)?(?:(?:dx|www)\.)?doi\.org\/+(?:doi[:/]\s*)?){0,3}`,
    String.raw`10\.\d{4,9}(?:\/|%2f)`,
  ].join(''),
  'i',
);

/** The DOI that an address is made of; `undefined` where one only stands in it. */
export const doiOfAddress = (given: string): string | undefined =>
  resolved.test(given.trim()) ? doiIn(given) : undefined;

/** Where a DOI leads to; its signs that mean something in addresses are encoded. Half a letter has no code: it is replaced. */
export const doiAddress = (doi: string): string =>
  `https://doi.org/${encodeURI(doi.toWellFormed()).replace(/[?#]/g, encodeURIComponent)}`;

export const handleAddress = (handle: string): string => `https://hdl.handle.net/${encodeURI(handle.toWellFormed())}`;

/**
 * What stands in brackets, or the signs in front of an address or a DOI, but not between a DOI and what tells that it is
 * one (`doi: 10.1234/x`). The first lookbehind keeps a long row of spaces from being tried from each of them.
 */
const betweenAddresses =
  /\([^()]*\)|(?<![\s;|])[\s;|]+(?=(https?:|www\.)|(?:urn:|info:)?doi[:/]|doi\s+10\.|10\.\d{4,9}\/(?<!doi:?\s+10\.\d{4,9}\/))/gi;

/**
 * The addresses in a text that has several. A DOI is one only behind a space and a whole address: `see also` tells of
 * another publication's, and addresses have DOIs and semicolons of their own (`https://example.org/a;doi:10.1234/x`).
 */
export function addressesIn(text: string): string[] {
  const addresses: string[] = [];
  let begin = 0;
  // More behind what is no address makes none of it: looking again would take long.
  let isHopeless = false;
  for (const { 0: between, 1: scheme, index } of text.matchAll(betweenAddresses)) {
    if (between.startsWith('(') || (scheme === undefined && (isHopeless || !/\s/.test(between)))) continue;
    const before = text.slice(begin, index);
    isHopeless = scheme === undefined && before !== '' && webAddress(before) === undefined;
    if (isHopeless) continue;
    addresses.push(before);
    begin = index + between.length;
  }
  // A backslash in front of a sign is of TeX, wherever else it went from there.
  return [...addresses, text.slice(begin)].map((address) => address.replace(/\\(?=[_%&#~])/g, ''));
}

/** `No embargo`, `no longer under an embargo`, `embargo: none` and the like restrict nothing. */
const unrestricted = new RegExp(
  [
    String.raw`\b(?:no|not|non|without|niet|geen|zonder)(?:[ -](?:longer|langer|meer|under|onder|subject|to|any|an|een)){0,4}`,
    String.raw`[ -](?:closed|restrict|embargo|gesloten|beperk)\p{L}*`,
    String.raw`|\bembargo\P{L}{0,3}(?:none|geen)(?! *\p{L})`,
  ].join(''),
  'gu',
);

/** An embargo that is over, with what stands behind it; not what will be open once it is. */
const over =
  /(?<!\b(?:until|once|when|after|tot|als|zodra|na) (?:the |an |het |een )?)\bembargo\P{L}{0,3}(?:ended|expired|lifted|verlopen)\b([\s\S]{0,60})/gu;

/** Figures of a date that do not tell which year is meant (`01/01/30`, `20300101`). */
const unclearDate = /\d{5}|(?<!\d)\d{1,2}[-/. ](?:\d{1,2}|\p{L}{3,9})[-/. ]{1,2}\d{2}(?!\d)/u;

/** Whether a date, if there is one, is of a year that has come; of one that cannot be told nobody knows. */
function hasCome(text: string): boolean {
  const year = /(?<!\d)\d{4}(?!\d)/.exec(text)?.[0];
  return !unclearDate.test(text) && (year === undefined || Number(year) <= new Date().getFullYear());
}

const everybodyElse = '(?:non[ -]?members|non[ -]?subscribers|niet[ -]leden|others|anderen|everyone|iedereen)';

const restricted = new RegExp(
  [
    String.raw`\b(?:closed|restricted|embargo|gesloten|beperkt|metadata.?only)`,
    String.raw`\b(?:no|not|non|niet|geen)[ -](?:(?:longer|yet|meer)[ -])?(?:open|free|public|vrij|gratis)`,
    // `For members and others` is for all.
    String.raw`\b(?:for|to|voor)[ -](?:members|subscribers|leden|abonnees)\b(?! (?:and|or|en|of) ${everybodyElse}\b)`,
    String.raw`\b(?:members|subscribers)[ -]only\b`,
  ].join('|'),
);

/** How anyone may read what a source calls open, in the words of the facet; empty where it is not said. */
export function accessOf(given: string): 'open' | 'beperkt' | '' {
  const text = given
    .trim()
    .toLowerCase()
    .replace(unrestricted, '')
    .replace(over, (all, behind: string) => (hasCome(behind) ? behind : all));
  if (/^(?:false|no|nee|0|subscription)$/.test(text) || restricted.test(text)) return 'beperkt';
  return /\b(?:open|gold|green|bronze|hybrid|diamond|true|yes|ja|1|vrij|public|free|cc[ -]?(?:by|0).*)\b/.test(text)
    ? 'open'
    : '';
}
