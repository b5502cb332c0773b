import { type JsonType, kinds, shapes } from './contractTable.ts';

/*
 * Says which findings an answer deserves, from the table of the contract alone. It shares no code with the schemas and
 * the planner it judges.
 */

/** A finding as far as the contract decides it. */
export interface Expected {
  readonly code: 'missing' | 'wrong-type' | 'unknown-kind' | 'too-deep';
  readonly pointer: string;
}

type Fields = Readonly<Record<string, unknown>>;
type Tell = (code: Expected['code'], pointer: string) => void;

/** A place of the table, with what may stand below it. */
interface Place {
  types: readonly string[];
  isRequired: boolean;
  readonly below: Map<string, Place>;
  /** Several shapes that may stand here: the one of which something required is there. */
  either?: readonly Place[];
}

/** Every finding that an answer deserves, given the kinds of elements that are rendered, by folder. */
export function expectedFindings(answer: unknown, rendered: ReadonlySet<string>): readonly Expected[] {
  const findings: Expected[] = [];
  const tell: Tell = (code, pointer) => findings.push({ code, pointer });
  checkValue(envelope, answer, '', tell);
  if (typeOf(answer) !== 'object') return findings;
  const { metadata, contents } = fieldsOf(answer);
  checkMetadata(metadata, isMediaItem(fieldsOf(answer)), tell);
  listOf(contents).forEach((area, index) => {
    checkElements(area, `/contents/${index}`, 1, rendered, tell);
  });
  return findings;
}

/** Areas may stand inside areas, as deep as this. */
const deepest = 3;

function checkElements(area: unknown, pointer: string, depth: number, rendered: ReadonlySet<string>, tell: Tell) {
  listOf(fieldsOf(area).elements).forEach((element, position) => {
    const place = `${pointer}/elements/${position}`;
    if (typeOf(fieldsOf(element).elements) !== 'array') checkElement(element, place, rendered, tell);
    else if (depth === deepest) tell('too-deep', place);
    else {
      checkValue(nestedArea, element, place, tell);
      checkElements(element, place, depth + 1, rendered, tell);
    }
  });
}

/** "A missing key, `null`, `""`, `[]`, `{ "id": "" }` and `{ "error": … }` are all empty." */
function isNothing(value: unknown): boolean {
  if (value === undefined || value === null) return true;
  if (typeof value === 'string') return value.trim() === '';
  if (Array.isArray(value)) return value.length === 0;
  if (typeof value !== 'object') return false;
  const told = Object.entries(value).filter(
    ([key, entry]) => key !== 'error' && (typeOf(entry) === 'object' || !isNothing(entry)),
  );
  return told.length === 0 && (('id' in value && value.id === '') || ('error' in value && value.error !== undefined));
}

function typeOf(value: unknown): JsonType | 'nothing' {
  if (isNothing(value)) return 'nothing';
  if (Array.isArray(value)) return 'array';
  if (typeof value === 'string') return 'string';
  if (typeof value === 'number') return 'number';
  return typeof value === 'boolean' ? 'boolean' : 'object';
}

function fieldsOf(value: unknown): Fields {
  return typeOf(value) === 'object' && typeof value === 'object' ? { ...value } : {};
}

function listOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}

/** Builds the places of a shape; a row that names another shape takes all of its rows. */
function placesOf(rows: readonly (readonly [string, string])[]): Place {
  const root: Place = { types: ['object'], isRequired: false, below: new Map() };
  for (const [path, meaning] of rows) {
    const place = path
      .split('/')
      .slice(1)
      .reduce((above: Place, key) => {
        const next: Place = above.below.get(key) ?? { types: [], isRequired: false, below: new Map() };
        above.below.set(key, next);
        return next;
      }, root);
    const name = meaning.replace('!', '');
    if (name.startsWith('…')) {
      const found = name.split('|').map(shapeOf);
      place.types = [...new Set(found.flatMap(({ types }) => types))];
      if (found.length > 1) place.either = found;
      else for (const { below } of found) for (const [key, entry] of below) place.below.set(key, entry);
    } else {
      place.types = name.split('|');
    }
    place.isRequired = meaning.endsWith('!');
  }
  return root;
}

function shapeOf(name: string): Place {
  const shape = Object.entries(shapes).find(([key]) => `…${key}` === name);
  if (!shape) throw new Error(`The table names no shape ${name}.`);
  return placesOf(shape[1]);
}

const envelope = placesOf(shapes.envelope);
const page = placesOf(shapes.page);
const mediaItem = placesOf(shapes.mediaItem);
const nestedArea = placesOf(shapes.area);
const fieldsByKind = new Map(kinds.map(({ folder, fields }) => [folder, placesOf([['/title', 'string'], ...fields])]));
const folders = new Map(
  kinds.flatMap(({ folder, spellings }) => [folder, ...spellings].map((name) => [plain(name), folder])),
);

function plain(kind: string): string {
  return kind.toLowerCase().replaceAll('_', '').replaceAll('-', '');
}

function checkValue(place: Place, value: unknown, pointer: string, tell: Tell): void {
  const type = typeOf(value);
  if (type === 'nothing') {
    if (place.isRequired) tell('missing', pointer);
    return;
  }
  if (!place.types.includes(type)) {
    tell('wrong-type', pointer);
    return;
  }
  if (type === 'object' && place.either) {
    const fields = fieldsOf(value);
    const isMeant = ({ below }: Place) =>
      [...below].some(([key, field]) => field.isRequired && !isNothing(fields[key]));
    const meant = place.either.find(isMeant);
    if (meant) checkValue(meant, value, pointer, tell);
    else checkMeaningless(place.either, fields, pointer, tell);
    return;
  }
  if (type === 'object') {
    const fields = fieldsOf(value);
    for (const [key, below] of place.below) if (key !== '*') checkValue(below, fields[key], `${pointer}/${key}`, tell);
  }
  const entry = place.below.get('*');
  if (!entry) return;
  for (const [index, item] of listOf(value).entries()) {
    checkValue({ ...entry, isRequired: false }, item, `${pointer}/${index}`, tell);
  }
}

/** Nothing says what this is meant to be: that is the fault, unless a wrong field in it was told already. */
function checkMeaningless(places: readonly Place[], fields: Fields, pointer: string, tell: Tell): void {
  let isTold = false;
  const tellAnd: Tell = (code, at) => {
    isTold = true;
    tell(code, at);
  };
  for (const { below } of places) {
    for (const [key, place] of below) {
      checkValue({ ...place, isRequired: false }, fields[key], `${pointer}/${key}`, tellAnd);
    }
  }
  if (!isTold) tell('wrong-type', pointer);
}

/** Fields that stand on an object or inside it: the inner ones first, and a missing one is missing inside. */
function checkTwoLevels(
  places: Place,
  [outer, outerPointer]: readonly [Fields, string],
  [inner, innerPointer]: readonly [Fields, string],
  tell: Tell,
): void {
  for (const [key, place] of places.below) {
    const isOuter = isNothing(inner[key]) && !isNothing(outer[key]);
    checkValue(place, isOuter ? outer[key] : inner[key], `${isOuter ? outerPointer : innerPointer}/${key}`, tell);
  }
}

/** Media items are told by their type, else by what only they have: a subtype, a content type. */
function isMediaItem({ type, subtype, metadata }: Fields): boolean {
  const kind = typeof type === 'string' ? type.trim().toLowerCase() : '';
  if (kind === 'page' || kind === 'mediaitem') return kind === 'mediaitem';
  const isThere = (value: unknown) => ['string', 'number'].includes(typeOf(value));
  return isThere(subtype) || typeOf(fieldsOf(metadata).contenttype) === 'string';
}

function checkMetadata(metadata: unknown, isItem: boolean, tell: Tell): void {
  if (isItem) {
    checkValue(mediaItem, isNothing(metadata) ? {} : metadata, '/metadata', tell);
    return;
  }
  if (!['nothing', 'object'].includes(typeOf(metadata))) {
    tell('wrong-type', '/metadata');
    return;
  }
  const outer = fieldsOf(metadata);
  const pointer = '/metadata/gkn_pagemetadata';
  const { gkn_pagemetadata: nested } = outer;
  if (typeOf(nested) === 'object') checkTwoLevels(page, [outer, '/metadata'], [fieldsOf(nested), pointer], tell);
  else {
    if (!isNothing(nested)) tell('wrong-type', pointer);
    checkValue(page, outer, '/metadata', tell);
  }
}

/** "An element's kind is `type`, unless that is `modularcontent`; then it is the one key whose value is an object." */
function checkElement(element: unknown, pointer: string, rendered: ReadonlySet<string>, tell: Tell): void {
  if (isNothing(element)) return;
  if (typeOf(element) !== 'object') {
    tell('wrong-type', pointer);
    return;
  }
  const fields = fieldsOf(element);
  checkValue(
    { types: ['string'], isRequired: false, below: new Map() },
    fields.identifier,
    `${pointer}/identifier`,
    tell,
  );
  checkValue({ types: ['string'], isRequired: true, below: new Map() }, fields.type, `${pointer}/type`, tell);
  const type = typeOf(fields.type) === 'string' ? String(fields.type) : undefined;
  const known = (name: string) => {
    const folder = folders.get(plain(name));
    return folder !== undefined && rendered.has(folder) ? folder : undefined;
  };
  const keys = Object.keys(fields).filter((key) => !['identifier', 'type', 'title'].includes(key));
  const holders = keys.filter((key) => typeOf(fields[key]) === 'object');

  if (type !== undefined && plain(type) !== 'modularcontent') {
    const folder = known(type);
    const isSame = (key: string) => plain(key) === plain(type) || (folder !== undefined && known(key) === folder);
    checkFields(folder, fields, holders.find(isSame), pointer, tell);
    return;
  }
  const holder = holders.find((key) => known(key)) ?? holders[0];
  if (holder !== undefined) {
    checkFields(known(holder), fields, holder, pointer, tell);
    return;
  }
  // No key holds an object. One that names a kind and holds something else is the fault itself.
  const broken = keys.find((key) => known(key) && !isNothing(fields[key]));
  if (broken !== undefined) tell('wrong-type', `${pointer}/${broken}`);
  else if (type !== undefined) tell('unknown-kind', pointer);
  // Nothing but its text says what it is.
  else if (typeOf(fields.html) === 'string') checkFields('text', fields, undefined, pointer, tell);
}

function checkFields(
  folder: string | undefined,
  fields: Fields,
  holder: string | undefined,
  pointer: string,
  tell: Tell,
): void {
  const places = folder === undefined ? undefined : fieldsByKind.get(folder);
  if (!places) {
    tell('unknown-kind', pointer);
    return;
  }
  if (holder === undefined) checkTwoLevels(places, [{}, ''], [fields, pointer], tell);
  else checkTwoLevels(places, [fields, pointer], [fieldsOf(fields[holder]), `${pointer}/${holder}`], tell);
}
