import type { FieldFacts, PageFacts } from '../facts/pageFacts.ts';

/** Names of the CMS's own bookkeeping: what it says to machines, wherever it stands. */
export const cmsOwnKeys: ReadonlySet<string> = new Set([
  ...['identifier', 'id', 'type', 'subtype', 'language', 'locale', 'contentItemID', 'external_id', 'error'],
  ...['contenttype', 'contenttype_title', 'contentsubtype', 'lastmodified_date', 'expiration_date', 'tags', 'navtitle'],
  ...['display', 'list', 'last_update', 'searchidentifier', 'template', 'item_metadata'],
]);

/** References to a choice of the CMS: their words are the CMS's. */
const choices = new Set([
  ...['contentarea_template', 'contentarea_footer_template', 'page_type', 'startpaginalabel', 'status_abstract'],
]);

/** Whether a field is no part of what an editor wrote for readers. */
export function isBookkeeping({ pointer, key, element }: FieldFacts, { metadata }: PageFacts): boolean {
  const path = pointer.split('/').slice(1);
  const [first, second] = path;
  const parent = path.at(-2) ?? '';
  if (cmsOwnKeys.has(key) || choices.has(parent) || choices.has(key))
    return !(parent === 'status_abstract' && key === 'id');
  if (path.length === 1) return key === 'url';
  if (first === 'contents' && key === 'area') return true;
  if (first === 'metadata' && path.length === 2 && (second === 'url' || second === 'title')) return true;
  // The list wins over the single picture, which is the first of the list again.
  if (path.includes('headerimage') && Array.isArray(metadata.headerimages) && metadata.headerimages.length > 0)
    return true;
  // Said of a picture to the CMS's search; of an item, to readers.
  if (key === 'keywords') return !pointer.startsWith('/metadata/item_metadata/');
  // A portrait decorates the name beside it.
  if (key === 'alternative_text') return element?.type === 'team' || element?.type === 'contact';
  return false;
}
