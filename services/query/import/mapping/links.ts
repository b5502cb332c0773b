import { doiIn, handleIn } from '#services/query/collection/identifiers.ts';

/**
 * An address that browsers open, of what sources write for one: with `http`, with `www.` alone, a DOI or a handle.
 * `undefined` for anything else, such as a file on somebody's disk.
 */
export function webAddress(given: string): string | undefined {
  const text = given.trim();
  if (/^https?:\/\/\S+$/i.test(text)) return URL.canParse(text) ? text : undefined;
  if (/^www\.[^\s.]+\.\S+$/i.test(text)) return webAddress(`https://${text}`);
  if (/^(?:doi:?\s*|(?:dx\.)?doi\.org\/)?10\.\d{4,9}\/\S+$/i.test(text)) return doiAddress(doiIn(text) ?? '');
  if (/^(?:hdl:|hdl\.handle\.net\/)/i.test(text)) return handleAddress(handleIn(text) ?? '');
  return undefined;
}

/** A DOI as it is written, or an address of its resolver; publishers' own have more behind theirs (`/full`, `.pdf`). */
const resolved = /^(?:info:doi\/|doi:?\s*)?(?:(?:https?:\/\/)?(?:(?:dx|www)\.)?doi\.org\/)?10\.\d{4,9}(?:\/|%2f)/i;

/** The DOI that an address is made of; `undefined` where one only stands in it. */
export const doiOfAddress = (given: string): string | undefined =>
  resolved.test(given.trim()) ? doiIn(given) : undefined;

/** Where a DOI leads to; its signs that mean something in addresses are encoded. Half a letter has no code: it is replaced. */
export const doiAddress = (doi: string): string =>
  `https://doi.org/${encodeURI(doi.toWellFormed()).replace(/[?#]/g, encodeURIComponent)}`;

export const handleAddress = (handle: string): string => `https://hdl.handle.net/${encodeURI(handle.toWellFormed())}`;

/** `No embargo` and the like restrict nothing. */
const unrestricted = /\b(?:no|not|non|without|niet|geen|zonder)[ -](?:closed|restrict|embargo|gesloten|beperk)\p{L}*/gu;

const restricted = new RegExp(
  [
    String.raw`\b(?:closed|restricted|embargo|gesloten|beperkt|metadata.?only)`,
    String.raw`\b(?:no|not|non|niet|geen)[ -](?:(?:longer|yet|meer)[ -])?(?:open|free|public|vrij|gratis)`,
    String.raw`\b(?:for|to|voor)[ -](?:members|subscribers|leden|abonnees)\b`,
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
