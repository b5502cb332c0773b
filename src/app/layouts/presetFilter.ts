import { specifiedFacet } from '../search/specifiedFacets.ts';

export interface PresetFilter {
  /** The facet's id: a parameter of the search page. */
  readonly name: string;
  readonly value: string;
}

/**
 * The filter that a page's own search starts with (`searchidentifier`). Editors write the facet and its value,
 * `uitgever:WUR`, or a value alone, which is a theme: pages with a search of their own are pages about one.
 */
export function presetFilter(identifier: string | undefined): PresetFilter | undefined {
  const text = identifier?.trim() ?? '';
  const [, facet = '', chosen = ''] = /^(\w+)\s*[:=]\s*(\S.*)$/.exec(text) ?? [];
  const name = specifiedFacet(facet);
  if (name) return { name, value: chosen };
  return text === '' ? undefined : { name: 'thema', value: text };
}
