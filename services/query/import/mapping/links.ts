import { doiIn, handleIn } from '#services/query/collection/identifiers.ts';

/**
 * An address that browsers open, of what sources write for one: with `http`, with `www.` alone, a DOI or a handle.
 * `undefined` for anything else, such as a file on somebody's disk.
 */
export function webAddress(given: string): string | undefined {
  const text = given.trim();
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

/** `No embargo`, `no longer under an embargo`, `embargo: none` and the like restrict nothing. */
const unrestricted = new RegExp(
  [
    String.raw`\b(?:no|not|non|without|niet|geen|zonder)(?:[ -](?:longer|langer|meer|under|onder|subject|to|any|an|een)){0,4}`,
    String.raw`[ -](?:closed|restrict|embargo|gesloten|beperk)\p{L}*`,
    String.raw`|(?<!\b(?:until|once|when|tot|als|zodra) (?:the |het )?)\bembargo\P{L}{0,3}`,
    String.raw`(?:(?:none|geen)(?! *\p{L})|(?:ended|expired|lifted|verlopen)\b)`,
  ].join(''),
  'gu',
);

const restricted = new RegExp(
  [
    String.raw`\b(?:closed|restricted|embargo|gesloten|beperkt|metadata.?only)`,
    String.raw`\b(?:no|not|non|niet|geen)[ -](?:(?:longer|yet|meer)[ -])?(?:open|free|public|vrij|gratis)`,
    // `For members and others` is for all.
    String.raw`\b(?:for|to|voor)[ -](?:members|subscribers|leden|abonnees)\b(?! (?:and|or|en|of) (?!members|subscribers|leden|abonnees))`,
    String.raw`\b(?:members|subscribers)[ -]only\b`,
  ].join('|'),
);

/** How anyone may read what a source calls open, in the words of the facet; empty where it is not said. */
export function accessOf(given: string): 'open' | 'beperkt' | '' {
  const text = given.trim().toLowerCase().replace(unrestricted, '');
  if (/^(?:false|no|nee|0|subscription)$/.test(text) || restricted.test(text)) return 'beperkt';
  return /\b(?:open|gold|green|bronze|hybrid|diamond|true|yes|ja|1|vrij|public|free|cc[ -]?(?:by|0).*)\b/.test(text)
    ? 'open'
    : '';
}
