import type { Language } from '#languages/languages.ts';

/** The files that reference managers read: RIS (EndNote, Zotero, RefWorks), BibTeX, and JSON of the Citation Style Language. */
export const citationFormats = ['ris', 'bibtex', 'csl'] as const;
export type CitationFormat = (typeof citationFormats)[number];

/** What they are called. */
export const formatNames = { ris: 'RIS', bibtex: 'BibTeX', csl: 'CSL-JSON' } as const satisfies Record<
  CitationFormat,
  string
>;

export const citationPath = '/api/citation';

/** The reference of a record as a file, or of several: an address of the portal's own API. */
export function citationAddress(
  ids: string | readonly string[],
  format: CitationFormat,
  { language, portlet }: { readonly language: Language; readonly portlet?: string | undefined },
): string {
  const named = [ids].flat().map((id) => ['id', id] as [string, string]);
  const rest = Object.entries({ format, language, ...(portlet && { portlet }) });
  return `${citationPath}?${new URLSearchParams([...named, ...rest])}`;
}
