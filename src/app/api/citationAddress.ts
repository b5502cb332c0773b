import type { Language } from '#languages/languages.ts';

/** The files that reference managers read: RIS (EndNote, Zotero, RefWorks), BibTeX, and JSON of the Citation Style Language. */
export const citationFormats = ['ris', 'bibtex', 'csl'] as const;
export type CitationFormat = (typeof citationFormats)[number];

export const citationPath = '/api/citation';

/** The reference of a record as a file: an address of the portal's own API. */
export function citationAddress(
  id: string,
  format: CitationFormat,
  { language, portlet }: { readonly language: Language; readonly portlet?: string | undefined },
): string {
  return `${citationPath}?${new URLSearchParams({ id, format, language, ...(portlet && { portlet }) })}`;
}
