import { recordsPath, type SearchContext } from './addresses.ts';

/** Longer than this a title in an address helps nobody. */
const maximumSlug = 80;

/**
 * The address of the page of one record or of several (specification, section 2). The query names the records; the
 * title in the path is for people, and may be any.
 */
export function resultPath(context: SearchContext, title: string, ids: readonly string[]): string {
  const slug = title
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '')
    .slice(0, maximumSlug)
    // Half of a letter that is made of two has no code in addresses.
    .replace(/-?[\ud800-\udbff]?$/, '');
  const parameters = new URLSearchParams(ids.map((id) => ['id', id]));
  return recordsPath(context, encodeURIComponent(slug || '-'), parameters);
}
