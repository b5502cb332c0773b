import type { FocusPoint, PictureUrl } from '#templates/contract/context.ts';

/** Focus points are rounded to this many per cent: a closed set of crops, so that the cache stays small. */
const focusStep = 5;

/**
 * `/pictures/{width}/{ratio}/{focus}/{source}.{signature}`: the focus as `50-40` (per cent from the left and the top, `-`
 * when nobody set it), the source's address as base64url, and the server's word that a page has this picture.
 */
export const pictureUrl: PictureUrl = ({ source, focus, signature }, width, ratio) => {
  const word = signature === undefined ? '' : `.${signature}`;
  return `/pictures/${width}/${ratio}/${focusText(focus)}/${base64url(source)}${word}`;
};

/** A focus point as addresses have it; of a picture that is not cropped too, because it is part of what is signed. */
export function focusText(focus: FocusPoint | undefined): string {
  return focus ? `${rounded(focus.x)}-${rounded(focus.y)}` : '-';
}

function rounded(percent: number): number {
  return Math.round(percent / focusStep) * focusStep;
}

/** A page names each source in several widths: it is encoded once. */
const known = new Map<string, string>();
const maximumKnown = 2000;

function base64url(text: string): string {
  const before = known.get(text);
  if (before !== undefined) return before;
  const bytes = Array.from(new TextEncoder().encode(text), (byte) => String.fromCharCode(byte)).join('');
  const encoded = btoa(bytes).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
  if (known.size >= maximumKnown) known.clear();
  known.set(text, encoded);
  return encoded;
}
