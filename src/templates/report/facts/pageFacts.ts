import type { Language } from '#languages/languages.ts';
import type { PlanContext } from '../../contract/context.ts';
import { isRecord, prune } from '../../contract/empty.ts';
import { areaSchema, isArea } from '../../contract/envelope.schema.ts';
import { pointerOf } from '../../contract/finding.ts';
import { siteHref } from '../../contract/links.ts';
import { isLoneEntry } from '../../contract/readLeniently.ts';
import type { ElementType } from '../../plan/elements/elementDefinitions.ts';
import { elementType } from '../../plan/elements/elementDefinitions.ts';
import { elementKind } from '../../plan/elements/planElement.ts';
import type { PlanResult } from '../../plan/plan.ts';
import type { Plan } from '../../plan/plan.types.ts';
import { dateFields, timeFields } from './dateFields.ts';
import { type LinkFacts, linksOfText } from './linkFacts.ts';
import { type PictureFacts, pictureOf, picturesOfText } from './pictureFacts.ts';
import { type ShownFrom, shownFrom } from './shownFrom.ts';
import { readText, type TextFacts } from './textFacts.ts';

/** What a report is made with, besides the CMS's answer and its plan. */
export interface FactsContext {
  readonly context: PlanContext;
  /** For what is over by then. */
  readonly now: Date;
}

/** A part of the page that an editor made: an area, or an area inside one. */
export interface AreaFacts {
  readonly path: readonly PropertyKey[];
  readonly pointer: string;
  readonly title: string;
  readonly fields: Readonly<Record<string, unknown>>;
}

/** An element as the CMS sent it. */
export interface ElementFacts {
  readonly path: readonly PropertyKey[];
  readonly pointer: string;
  readonly area: AreaFacts;
  /** As the CMS spells it. */
  readonly kind: string;
  readonly type: ElementType | undefined;
  readonly title: string;
  readonly raw: Readonly<Record<string, unknown>>;
  /** The key that holds the fields, where they are one level down. */
  readonly innerKey: string | undefined;
  /** Its fields, from both levels. */
  readonly fields: Readonly<Record<string, unknown>>;
  /** Where a field stands. */
  readonly at: (...path: readonly PropertyKey[]) => string;
}

/** A text of one line or some, without markup. */
export interface FieldFacts {
  readonly pointer: string;
  readonly key: string;
  readonly text: string;
  readonly element: ElementFacts | undefined;
}

/** What rules look at: the CMS's answer taken apart once, and what became of it. */
export interface PageFacts extends FactsContext {
  /** The answer without what is empty. */
  readonly answer: Readonly<Record<string, unknown>>;
  readonly plan: Plan;
  readonly from: ShownFrom;
  readonly language: Language;
  readonly isItem: boolean;
  readonly title: string;
  /** The fields of the page itself, with where each stands. */
  readonly metadata: Readonly<Record<string, unknown>>;
  readonly metadataAt: (...path: readonly PropertyKey[]) => string;
  readonly areas: readonly AreaFacts[];
  readonly elements: readonly ElementFacts[];
  readonly fields: readonly FieldFacts[];
  readonly texts: readonly (TextFacts & { readonly element: ElementFacts | undefined })[];
  readonly links: readonly LinkFacts[];
  readonly pictures: readonly PictureFacts[];
}

/** Parts of an answer that the CMS makes of other pages. */
const ofOtherPages = new Set(['languages', 'parentPage', 'subPages', 'sections']);

/** Fields that hold markup. */
const markupKeys = new Set(['html', 'transcript']);

/** @param raw the CMS's answer, any JSON value */
export function readPage(raw: unknown, planned: PlanResult, { context: given, now }: FactsContext): PageFacts {
  const pruned = prune(raw);
  const answer = isRecord(pruned) ? pruned : {};
  const context = { ...given, language: planned.plan.language, here: planned.here };
  const outer = isRecord(answer.metadata) ? answer.metadata : {};
  const inner = isRecord(outer.gkn_pagemetadata) ? outer.gkn_pagemetadata : undefined;
  const areas: AreaFacts[] = [];
  const elements: ElementFacts[] = [];
  readAreas(answer.contents, areas, elements);
  const gathered: Gathered = { fields: [], texts: [], links: [], pictures: [] };
  const byPointer = new Map(elements.map((element) => [element.pointer, element]));
  gather(answer, { pointer: '', key: '', element: undefined, owner: {} }, byPointer, gathered, context);
  const { details } = planned.plan;
  return {
    context,
    now,
    answer,
    plan: planned.plan,
    from: shownFrom(planned.sources),
    language: planned.plan.language,
    isItem: 'summary' in details,
    title: textOf(answer.title),
    metadata: { ...outer, ...inner },
    metadataAt: (...path) => {
      const isInner =
        inner !== undefined &&
        (path[0] === undefined || Object.hasOwn(inner, path[0]) || !Object.hasOwn(outer, path[0]));
      return pointerOf(['metadata', ...(isInner ? ['gkn_pagemetadata'] : []), ...path]);
    },
    areas,
    elements,
    ...gathered,
  };
}

export function textOf(value: unknown): string {
  return typeof value === 'string' ? value.trim() : typeof value === 'number' ? String(value) : '';
}

interface Entry {
  /** Its place below its list: none for an only one that was sent without its list. */
  readonly at: readonly PropertyKey[];
  readonly entry: Record<string, unknown>;
}

/** The entries of a list that are objects. */
export function entriesOf(value: unknown): readonly Entry[] {
  if (isRecord(value)) return [{ at: [], entry: value }];
  return Array.isArray(value) ? value.flatMap((entry, index) => (isRecord(entry) ? [{ at: [index], entry }] : [])) : [];
}

function readAreas(contents: unknown, areas: AreaFacts[], elements: ElementFacts[]): void {
  const readArea = (fields: Record<string, unknown>, path: readonly PropertyKey[]) => {
    const area: AreaFacts = { path, pointer: pointerOf(path), title: textOf(fields.title), fields };
    areas.push(area);
    if (!isArea(fields)) return;
    for (const { at, entry } of entriesOf(fields.elements)) {
      const below = [...path, 'elements', ...at];
      if (isArea(entry)) readArea(entry, below);
      else elements.push(readElement(entry, below, area));
    }
  };
  if (isRecord(contents) && !isLoneEntry(areaSchema, contents)) return;
  for (const { at, entry } of entriesOf(contents)) readArea(entry, ['contents', ...at]);
}

function readElement(raw: Record<string, unknown>, path: readonly PropertyKey[], area: AreaFacts): ElementFacts {
  const { kind = '', innerKey } = elementKind(raw);
  const inner = innerKey === undefined ? undefined : raw[innerKey];
  const fields = isRecord(inner) ? { ...raw, ...inner } : raw;
  return {
    path,
    pointer: pointerOf(path),
    area,
    kind,
    type: elementType(kind),
    title: textOf(fields.title),
    raw,
    innerKey,
    fields,
    at: (...below) => {
      const [key] = below;
      const isOuter = !isRecord(inner) || (key !== undefined && !Object.hasOwn(inner, key) && Object.hasOwn(raw, key));
      return pointerOf([...path, ...(isOuter || innerKey === undefined ? [] : [innerKey]), ...below]);
    },
  };
}

interface Gathered {
  readonly fields: FieldFacts[];
  readonly texts: (TextFacts & { readonly element: ElementFacts | undefined })[];
  readonly links: LinkFacts[];
  readonly pictures: PictureFacts[];
}

/** Keys of an object that lead to the page or the file it names. */
const addressKeys = ['url', 'signup_link', 'link_extra_image'] as const;

interface Surroundings {
  readonly pointer: string;
  /** The key of the value; of an entry, that of its list. */
  readonly key: string;
  readonly element: ElementFacts | undefined;
  /** The object that holds the value, or the list that does. */
  readonly owner: Readonly<Record<string, unknown>>;
}

function gather(
  value: unknown,
  { pointer, key: name, element: around, owner }: Surroundings,
  elements: ReadonlyMap<string, ElementFacts>,
  into: Gathered,
  context: PlanContext,
): void {
  if (Array.isArray(value)) {
    value.forEach((entry, index) => {
      const below = `${pointer}/${index}`;
      if (typeof entry === 'string')
        into.fields.push({ pointer: below, key: name, text: entry.trim(), element: around });
      else gather(entry, { pointer: below, key: name, element: around, owner }, elements, into, context);
    });
    return;
  }
  if (!isRecord(value)) return;
  const element = elements.get(pointer) ?? around;
  // No kind of element is a picture itself: what stands there as its source may be anything.
  const picture = elements.has(pointer)
    ? undefined
    : pictureOf(value, { pointer, key: name, type: element?.type, owner });
  if (picture) into.pictures.push(picture);
  const isPage = pointer === '' || pointer === '/metadata' || pointer === '/metadata/gkn_pagemetadata';
  for (const key of addressKeys) {
    const address = asWords(value[key]);
    // A page's own address is no link, and a film is judged as one.
    if (typeof address !== 'string' || (isPage && key === 'url') || element?.type === 'video') continue;
    const label = textOf(value.title) || textOf(value.name);
    const href = siteHref(address, context);
    into.links.push({
      pointer: `${pointer}/${key}`,
      address,
      href,
      label,
      place: 'field',
      fileType: textOf(value.filetype),
    });
  }
  for (const key of Object.keys(value)) {
    if (key.startsWith('_') || (pointer === '' && ofOtherPages.has(key))) continue;
    const entry = isOfWords(key) ? asWords(value[key]) : value[key];
    const below = /[~/]/.test(key) ? pointer + pointerOf([key]) : `${pointer}/${key}`;
    if (typeof entry === 'string') gatherText(entry, { pointer: below, key, element, owner: value }, into, context);
    else if (typeof entry === 'object')
      gather(entry, { pointer: below, key, element, owner: value }, elements, into, context);
  }
}

/** Fields whose words are read for what they mean. */
function isOfWords(key: string): boolean {
  return dateFields.has(key) || timeFields.has(key) || addressKeys.some((each) => each === key);
}

/** A number that stands where words belong is read as them, and judged as them. */
function asWords(value: unknown): unknown {
  return typeof value === 'number' ? String(value) : value;
}

function gatherText(
  written: string,
  { pointer, key, element }: Surroundings,
  into: Gathered,
  context: PlanContext,
): void {
  if (!markupKeys.has(key)) {
    into.fields.push({ pointer, key, text: written.trim(), element });
    return;
  }
  const text = { ...readText(pointer, written), element };
  into.texts.push(text);
  into.links.push(...linksOfText(text, element?.type, context));
  into.pictures.push(...picturesOfText(text, element?.type));
}
