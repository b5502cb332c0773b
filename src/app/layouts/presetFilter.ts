/** The facets of the query service; each is a parameter of the search page. */
const facets = ['trefwoord', 'documenttype', 'jaar', 'uitgever', 'taal', 'toegang', 'thema'] as const;

export interface PresetFilter {
  readonly name: (typeof facets)[number];
  readonly value: string;
}

/**
 * The filter that a page's own search starts with (`searchidentifier`). Editors write the facet and its value,
 * `uitgever:WUR`, or a value alone, which is a theme: pages with a search of their own are pages about one.
 */
export function presetFilter(identifier: string | undefined): PresetFilter | undefined {
  const text = identifier?.trim() ?? '';
  const [, facet = '', chosen = ''] = /^(\w+)\s*[:=]\s*(\S.*)$/.exec(text) ?? [];
  const name = facets.find((known) => known === facet.toLowerCase());
  if (name) return { name, value: chosen };
  return text === '' ? undefined : { name: 'thema', value: text };
}
