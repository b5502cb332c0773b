import { LinkifyIt } from 'linkify-it';
import type { TextPart } from '../Link/LinkedWords.tsx';
import { parsedUrl } from '../Link/parsedUrl.ts';

const finder = new LinkifyIt({ fuzzyLink: true, fuzzyEmail: false, fuzzyIP: false });

/** Where a found address leads: to a page on the web or nowhere. A bare "nat.is" is a missing space more often. */
function webAddress(written: string): string | undefined {
  const address = /^www\./i.test(written) ? `https://${written}` : written;
  return /^https?:\/\//i.test(address) ? parsedUrl(address)?.href : undefined;
}

/**
 * Cuts a plain text into what is an address of a page and what is not, nothing lost and nothing changed. Addresses are
 * `http:` and `https:` ones, and what begins with `www.`; whatever else a scheme could do stays text.
 */
export function linkifyText(text: string): readonly TextPart[] {
  const parts: TextPart[] = [];
  let end = 0;
  for (const { index, lastIndex } of finder.match(text) ?? []) {
    const written = text.slice(index, lastIndex);
    const href = webAddress(written);
    if (href === undefined) continue;
    if (index > end) parts.push({ text: text.slice(end, index) });
    parts.push({ text: written, href });
    end = lastIndex;
  }
  if (end < text.length) parts.push({ text: text.slice(end) });
  return parts;
}
