import { change, type Damage, type Path, pathsOf, valueAt } from './damage.ts';

/** Something a reader must find on the page, and where the CMS sent it. */
export interface Content {
  readonly path: Path;
  /** Stands nowhere else. */
  readonly mark: string;
}

/** Keys whose text readers may see as it is. */
const shownKeys = new Set([
  'title',
  'lead',
  'contentarea_leadtext',
  'caption',
  'html',
  'alternative_text',
  'photographer',
  'source_info',
  'photo_license',
  'subject_abstract',
  'target_audience_abstract',
  'region_abstract',
]);

/** Parts of an answer that are about other pages or for machines. */
const unseen = new Set(['languages', 'parentPage', 'subPages', 'sections']);

/** The answer with a mark of its own in every text that readers may see: so that each can be found, or missed. */
export function markContents(json: unknown): { readonly marked: unknown; readonly contents: readonly Content[] } {
  const contents = pathsOf(json, [])
    .filter((path) => {
      const value = valueAt(json, path);
      const isText = typeof value === 'string' && value.trim() !== '' && shownKeys.has(String(path.at(-1)));
      // The page's own title has a rule of its own: it can be replaced, never lost.
      return isText && path.length > 1 && !unseen.has(String(path[0]));
    })
    .map((path, index): Content => ({ path, mark: `⟦${index}⟧` }));
  const marked = contents.reduce(
    (answer: unknown, { path, mark }) =>
      change(answer, path, (text) => (path.at(-1) === 'html' ? `${text}<p>${mark}</p>` : `${text} ${mark}`)),
    json,
  );
  return { marked, contents };
}

/** Fields of elements and entries that can go without taking the rest along. */
const optionalFields = new Set([
  'title',
  'caption',
  'more',
  'display',
  'identifier',
  'lead',
  'leadimage',
  'contenttype',
  'publication_date',
  'startdate',
  'enddate',
  'location',
]);

/** Fields of a picture besides its address. */
const pictureFields = /^(width|height|focuspoint-[xy]|alternative_text|photo.*|source_info.*|keywords)$/;

/** The largest part of an answer that a damage at a path may cost. */
export function partOf(path: Path): Path {
  const end = path.findIndex((key) => pictureFields.test(String(key)));
  if (end >= 0) return path.slice(0, end + 1);
  const [first, area, elements, element, ...inside] = path;
  if (first !== 'contents' || elements !== 'elements' || element === undefined) {
    return path.at(-1) === 'source' ? path.slice(0, -1) : path;
  }
  const start: Path = [first, area ?? 0, elements, element];
  const list = inside.findIndex((key, index) => key === 'items' && typeof inside[index + 1] === 'number');
  const entry = list >= 0 ? inside.slice(0, list + 2) : [];
  const fields = inside.slice(entry.length);
  // In an entry its title is required, its address and its picture are not; an element that is a picture needs one.
  const isOptional = (key: string | number) =>
    entry.length > 0
      ? key !== 'title' && (key === 'url' || key === 'image' || optionalFields.has(String(key)))
      : optionalFields.has(String(key));
  const optional = fields.findIndex(isOptional);
  return [...start, ...entry, ...(optional >= 0 ? fields.slice(0, optional + 1) : [])];
}

/** What tells a media item from a page: without any of them its metadata cannot be read. */
const signsOfItem: readonly Path[] = [['type'], ['subtype'], ['metadata', 'contenttype']];

/** What must still be on the page after damages to an answer. */
export function contentsLeft<C extends { readonly path: Path }>(
  contents: readonly C[],
  damages: readonly Damage[],
  answer: unknown,
): readonly C[] {
  const lost = damages.filter(({ keeps }) => keeps === 'rest').map(({ path }) => partOf(path));
  const isIn = (parts: readonly Path[], path: Path) =>
    parts.some((part) => part.every((key, index) => path[index] === key));
  const isUnrecognised = signsOfItem.every((sign) => isIn(lost, sign));
  const isLost = (path: Path) => isIn(isUnrecognised ? [...lost, ['metadata']] : lost, path);
  // The heading of an area goes with the last of its elements.
  const isBare = ([first, area]: Path) => {
    const elements = valueAt(answer, [first ?? '', area ?? '', 'elements']);
    const places = Array.isArray(elements) ? [...elements.keys()] : [];
    return places.length > 0 && places.every((place) => isLost([first ?? '', area ?? '', 'elements', place]));
  };
  const isAreaTitle = (path: Path) => path[0] === 'contents' && path.length === 3 && path[2] === 'title';
  return contents.filter(({ path }) => !isLost(path) && !(isAreaTitle(path) && isBare(path)));
}

/** Whether damages leave alone what a page is called by. */
export function keepsTitle(damages: readonly Damage[]): boolean {
  const naming = /^(|\/title|\/metadata(\/gkn_pagemetadata)?(\/(startpage_title|page_type(\/.*)?))?)$/;
  return damages.every(({ path, keeps }) => keeps === 'all' || !naming.test(path.map((key) => `/${key}`).join('')));
}
