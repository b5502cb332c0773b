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

/** Where a DOI leads to; its signs that mean something in addresses are encoded. Half a letter has no code: it is replaced. */
export const doiAddress = (doi: string): string =>
  `https://doi.org/${encodeURI(doi.toWellFormed()).replace(/[?#]/g, encodeURIComponent)}`;

export const handleAddress = (handle: string): string => `https://hdl.handle.net/${encodeURI(handle.toWellFormed())}`;

/** How anyone may read what a source calls open, in the words of the facet; empty where it is not said. */
export function accessOf(given: string): 'open' | 'beperkt' | '' {
  const text = given.trim().toLowerCase();
  if (
    /^(?:false|no|nee|0|closed|restricted|beperkt.*|subscription|gesloten|embargoed|metadata.?only|(?:not|non|niet|geen)[ -]open.*)$/.test(
      text,
    )
  )
    return 'beperkt';
  return /\b(?:open|gold|green|bronze|hybrid|diamond|true|yes|ja|1|vrij|public|free|cc[ -]?(?:by|0).*)\b/.test(text)
    ? 'open'
    : '';
}
