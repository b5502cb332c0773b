import { entriesOf, type FieldFacts, type PageFacts } from '../facts/pageFacts.ts';

/** Names of the CMS's own bookkeeping: what it says to machines, wherever it stands. */
export const cmsOwnKeys: ReadonlySet<string> = new Set([
  ...['identifier', 'id', 'type', 'subtype', 'language', 'locale', 'contentItemID', 'external_id', 'error'],
  ...['contenttype', 'contenttype_title', 'contentsubtype', 'lastmodified_date', 'expiration_date', 'tags', 'navtitle'],
  ...['display', 'list', 'last_update', 'searchidentifier', 'template', 'item_metadata'],
]);

/** References to a choice of the CMS: their words are the CMS's. */
const choices = new Set([
  ...[
    'contentarea_template',
    'contentarea_footer_template',
    'page_type',
    'startpaginalabel',
    'status_abstract',
    'contenttype',
    'contenttype',
  ],
]);

/** Whether a field is no part of what an editor wrote for readers. */
export function isBookkeeping({ pointer, key, element }: FieldFacts, { metadata }: PageFacts): boolean {
  const parent = parentOf(pointer);
  if (cmsOwnKeys.has(key) || choices.has(parent) || choices.has(key))
    return !(parent === 'status_abstract' && key === 'id');
  switch (key) {
    case 'url':
      return pointer === '/url' || pointer === '/metadata/url';
    case 'title':
      return pointer === '/metadata/title';
    case 'area':
      return pointer.startsWith('/contents/');
    // Said of a picture to the CMS's search; of an item, to readers.
    case 'keywords':
      return !pointer.startsWith('/metadata/item_metadata/');
    default:
  }
  // A portrait decorates the name beside it.
  if (key === 'alternative_text' && (element?.type === 'team' || element?.type === 'contact')) return true;
  // The list wins over the single picture, which is the first of the list again.
  return parent === 'headerimage' && entriesOf(metadata.headerimages).length > 0;
}

/** The key above a field: `/a/b/c` stands in `b`. */
function parentOf(pointer: string): string {
  const end = pointer.lastIndexOf('/');
  return pointer.slice(pointer.lastIndexOf('/', end - 1) + 1, end);
}
