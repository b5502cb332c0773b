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
  'jumplinktext',
  'location_abstract',
  'organizer_abstract',
  'project_code',
  'publisher',
  'role',
  'organization',
  'name',
  'transcript',
  'location',
]);

/** Keys of lists whose entries readers may see as they are. */
const shownLists = new Set(['expertise', 'keywords']);

/** Parts of an answer that are about other pages or for machines. */
const unseen = new Set(['languages', 'parentPage', 'subPages', 'sections']);

/** The answer with a mark of its own in every text that readers may see: so that each can be found, or missed. */
export function markContents(json: unknown): { readonly marked: unknown; readonly contents: readonly Content[] } {
  const contents = pathsOf(json, [])
    .filter((path) => {
      const value = valueAt(json, path);
      const isShown = shownKeys.has(String(path.at(-1))) || shownLists.has(String(path.at(-2)));
      const isText = typeof value === 'string' && value.trim() !== '' && isShown;
      // The page's own title has a rule of its own: it can be replaced, never lost.
      return isText && path.length > 1 && !unseen.has(String(path[0]));
    })
    .map((path, index): Content => ({ path, mark: `⟦${index}⟧` }));
  const marked = contents.reduce(
    (answer: unknown, { path, mark }) =>
      change(answer, path, (text) => marking(String(path.at(-1)), String(text), mark)),
    json,
  );
  return { marked, contents };
}

/** A text with a mark in it: in running text a paragraph of its own, in a form the name of a field. */
function marking(key: string, text: string, mark: string): string {
  if (key !== 'html' && key !== 'transcript') return `${text} ${mark}`;
  if (!text.includes('</form>')) return `${text}<p>${mark}</p>`;
  return text.replace('</form>', `<label>${mark} <input name="${mark}"></label></form>`);
}

/** Fields of elements that can go without taking the rest along. */
const optionalFields = new Set([
  ...['title', 'identifier', 'lead', 'caption', 'poster', 'transcript', 'more', 'display', 'center', 'zoom'],
  ...['role', 'organization', 'email', 'phone'],
]);

/** Of a person the address and the picture are optional too; an element that is a picture needs one. */
const optionalOfPersons = new Set([...optionalFields, 'image', 'url']);

/** What an entry of a list cannot do without: its name and, on a map, its place. All other fields are optional. */
const requiredOfEntries = new Set(['title', 'name', 'html', 'source', 'lat', 'lon']);

/** Lists of an element whose entries stand or fall by themselves. */
const lists = new Set<unknown>(['items', 'members']);

/** Fields of a picture besides its address. */
const pictureFields = /^(width|height|focuspoint-[xy]|alternative_text|photo.*|source_info.*|keywords)$/;

/** The largest part of an answer that a damage at a path may cost. */
export function partOf(path: Path, answer: unknown): Path {
  if (path[0] === 'metadata') return partOfMetadata(path);
  const start = elementOf(path);
  if (start === undefined) return path.at(-1) === 'source' ? path.slice(0, -1) : path;
  const inside = path.slice(start.length);
  // A list of elements that is none makes the area around it an element of no kind.
  if (inside[0] === 'elements') return start;
  const end = path.findIndex((key, index) => index >= start.length && pictureFields.test(String(key)));
  if (end >= 0) return path.slice(0, end + 1);
  const place = inside.findIndex((key, index) => lists.has(key) && typeof inside[index + 1] === 'number');
  const entry = place >= 0 ? inside.slice(0, place + 2) : [];
  const fields = inside.slice(entry.length);
  const optional = fields.findIndex((key) => {
    if (typeof key === 'number') return false;
    if (entry.length > 0) return !requiredOfEntries.has(key);
    // The name of a newsletter's list; else another name of a list of items.
    if (key === 'list') return typeof valueAt(answer, [...start, key]) === 'string';
    return isPerson(answer, start) ? optionalOfPersons.has(key) : optionalFields.has(key) || isFieldOfArea(key);
  });
  return [...start, ...entry, ...(optional >= 0 ? fields.slice(0, optional + 1) : [])];
}

function isFieldOfArea(key: string): boolean {
  return /^(area|contentarea_\w+|background)$/.test(key);
}

function isPerson(answer: unknown, element: Path): boolean {
  const fields = valueAt(answer, element);
  return typeof fields === 'object' && fields !== null && ('contact' in fields || 'name' in fields);
}

/** The innermost element, or area inside an area, that a path leads into. */
function elementOf([first, area, ...inside]: Path): Path | undefined {
  if (first !== 'contents' || area === undefined) return undefined;
  let length = 0;
  while (inside[length] === 'elements' && inside[length + 1] !== undefined) length += 2;
  return length === 0 ? undefined : [first, area, ...inside.slice(0, length)];
}

/** A picture needs its address, and so does a link of a source. */
function partOfMetadata(path: Path): Path {
  const isLink = path.at(-3) === 'links' && path.at(-1) === 'url';
  return path.at(-1) === 'source' || isLink ? path.slice(0, -1) : path;
}

/** What tells a media item from a page: without any of them its metadata cannot be read. */
const signsOfItem: readonly Path[] = [['type'], ['subtype'], ['metadata', 'contenttype']];

/** What says which template a media item has: another template shows less of what only this kind knows. */
const steersItem = /^\/(type|subtype|metadata\/contenttype)$/;
const ownOfKinds = new Set<unknown>([
  ...['location_abstract', 'organizer_abstract', 'project_code', 'partners'],
  ...['role', 'organization', 'expertise', 'publisher', 'links'],
]);

/** What must still be on the page after damages to an answer. */
export function contentsLeft<C extends { readonly path: Path }>(
  contents: readonly C[],
  damages: readonly Damage[],
  answer: unknown,
): readonly C[] {
  const harmful = damages.filter(({ keeps }) => keeps === 'rest');
  const lost = harmful.map(({ path }) => partOf(path, answer));
  const isIn = (parts: readonly Path[], path: Path) =>
    parts.some((part) => part.every((key, index) => path[index] === key));
  const isUnrecognised = signsOfItem.every((sign) => isIn(lost, sign));
  const isLost = (path: Path) => isIn(isUnrecognised ? [...lost, ['metadata']] : lost, path);
  const isOtherKind = harmful.some(({ path }) => steersItem.test(path.map((key) => `/${key}`).join('')));
  const isOfKind = ([first, second, field]: Path) =>
    first === 'metadata' && second === 'item_metadata' && ownOfKinds.has(field);
  // The heading of an area goes with the last of its elements, that of a list with the last of its entries.
  const isBare = (holder: Path): boolean => {
    const parts = partsOf(answer, holder);
    return parts.length > 0 && parts.every((part) => isLost(part) || isTooDeep(answer, part) || isBare(part));
  };
  const isTitleOfBare = (path: Path) => path.at(-1) === 'title' && isBare(path.slice(0, -1));
  // The link to the sources needs sources.
  const isSources = (area: Path) => valueAt(answer, [...area, 'area']) === 'sources';
  const [sources] = pathsOf(answer, []).filter(
    (path) => path[0] === 'contents' && path.length === 2 && isSources(path),
  );
  const isJump = (path: Path) => path.at(-1) === 'jumplinktext';
  const isJumpLost = !sources || isLost([...sources, 'area']) || isBare(sources);
  return contents.filter(
    ({ path }) =>
      !isLost(path) && !isTitleOfBare(path) && !(isOtherKind && isOfKind(path)) && !(isJumpLost && isJump(path)),
  );
}

/** The elements of an area, or the entries of an element's list, which may stand one level down. */
function partsOf(answer: unknown, holder: Path): Path[] {
  return pathsOf(valueAt(answer, holder), [])
    .filter((path) => typeof path.at(-1) === 'number')
    .filter((path) => (path.length === 2 && path[0] === 'elements') || (path.length <= 3 && lists.has(path.at(-2))))
    .map((path) => [...holder, ...path]);
}

/** Areas may stand inside areas, three deep; what stands deeper is never shown. */
function isTooDeep(answer: unknown, element: Path): boolean {
  const depth = element.filter((key) => key === 'elements').length;
  return depth === 3 && Array.isArray(valueAt(answer, [...element, 'elements']));
}

/** Whether damages leave alone what a page is called by. */
export function keepsTitle(damages: readonly Damage[]): boolean {
  const naming = /^(|\/title|\/metadata(\/gkn_pagemetadata)?(\/(startpage_title|page_type(\/.*)?))?)$/;
  return damages.every(({ path, keeps }) => keeps === 'all' || !naming.test(path.map((key) => `/${key}`).join('')));
}
