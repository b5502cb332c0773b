import { type Language, languageOf, languages } from '#languages/languages.ts';
import type { Location } from '../../search/addresses.ts';

/** What the CMS has at an address, for editors. */
export interface PreviewView {
  readonly kind: 'preview';
  /** The query of this very address, with its question mark. */
  readonly search: string;
  readonly language: Language | undefined;
  /** The language that the CMS's address speaks of. */
  readonly expected: Language | undefined;
}

/** Where editors see what their contents become (specification, section 2). */
export const previewPath = '/preview';

/** The first segment of a CMS's address that is a language. */
const languageInAddress = new RegExp(`^(?:https?://[^/]*)?/(?:[^?]*/)??(${languages.join('|')})(?:[/?]|$)`, 'i');

export function matchPreview({ pathname, search }: Location): PreviewView | undefined {
  if (pathname !== previewPath) return undefined;
  const parameters = new URLSearchParams(search);
  const expected = languageInAddress.exec(parameters.get('url') ?? '')?.[1]?.toLowerCase();
  return { kind: 'preview', search, language: languageOf(parameters.get('language')), expected: languageOf(expected) };
}

/** Also where the response is kept: it comes with its document and cannot be asked for, every look at it is a new one. */
export function previewViewPath({ search }: PreviewView): string {
  return previewPath + search;
}
