/** Kinds of items that a badge, a card and a page can name (specification, section 3). */
export const itemKinds = ['news', 'dossier', 'project', 'event', 'person', 'source', 'gkz', 'other'] as const;
export type ItemKind = (typeof itemKinds)[number];

/** Other names of a kind: activities are events, experts are persons. */
const synonyms: ReadonlyMap<string, ItemKind> = new Map([
  ['activity', 'event'],
  ['expert', 'person'],
]);

/**
 * The kind of a media item, from any spelling the CMS has used: `wmammodularcontent_gkn_news`,
 * `wmammodularcontent_gkn_newsmediaitem`, `wmammodularcontent_dossiermediaitem`, `News`.
 */
export function itemKind(contentType: string | undefined): ItemKind {
  return knownKind(contentType ?? '') ?? 'other';
}

/** Whether a content type is one of those that pages and cards know, in any spelling. */
export function isItemKind(contentType: string): boolean {
  return knownKind(contentType) !== undefined;
}

/** All names of kinds, the other ones included. */
export const knownItemKinds: readonly string[] = [...itemKinds, ...synonyms.keys()];

function knownKind(contentType: string): ItemKind | undefined {
  const bare = contentType
    .toLowerCase()
    .replace(/^contenttype_/, '')
    .replace(/^wmammodularcontent_/, '')
    .replace(/^gkn_/, '')
    .replace(/mediaitem$/, '');
  return synonyms.get(bare) ?? itemKinds.find((kind) => kind === bare);
}

/** An element's kind as it is compared: case-insensitively, `_` and `-` dropped. */
export function normaliseKind(kind: string): string {
  return kind.toLowerCase().replace(/[_-]/g, '');
}

/** An area template's id as it is compared: case and the prefix `contenttemplate_` ignored. */
export function normaliseTemplate(id: string): string {
  return id
    .trim()
    .toLowerCase()
    .replace(/^(content)?template[_-]/, '');
}

/** An id of the CMS without its sort: `page_148993` is `148993`. */
export function bareIdentifier(identifier: string): string {
  return identifier.replace(/^[a-z]+_/i, '');
}
