import type { PlanContext } from '../../contract/context.ts';
import { areaSchema, isArea } from '../../contract/envelope.schema.ts';
import { pointerOf, type Report, reportTooMany } from '../../contract/finding.ts';
import { readLeniently } from '../../contract/readLeniently.ts';
import { entryPath, valueAt } from '../../contract/valueAt.ts';
import { createElementContext, createPageIds, type PageIds, type PagePlaces } from '../elements/elementContext.ts';
import { type HeadingLevel, nextLevel } from '../elements/nextLevel.ts';
import { planElement } from '../elements/planElement.ts';
import type { AreaPlan, Fold, PlannedElement } from './area.types.ts';
import { type AreaTemplateId, areaTemplate } from './areaTemplates.ts';
import { withPlaces } from './withPlaces.ts';

/** How deep areas may stand inside one another: what an editor still oversees, and what fits a column. */
const maximumDepth = 3;

/** Far more than the longest page of the CMS has; what comes after them costs nothing. */
const maximumAreas = 200;
const maximumElements = 1000;

/** Where a part of the page comes from. */
export interface PlanSource {
  /** Of the area or element in the plan. */
  readonly id: string;
  /** JSON Pointer into the CMS's answer. */
  readonly pointer: string;
  /** What its area is called: by its title, or by the CMS. */
  readonly area: string;
  /** The kind of an element; none for an area. */
  readonly type?: string | undefined;
  /** Its place among its neighbours, from 1. */
  readonly position: number;
}

interface AreaTools {
  readonly report: Report;
  /** What the CMS sent. */
  readonly original: unknown;
  /** Hears where each area and each element that is planned stands in what the CMS sent. */
  readonly located: (source: PlanSource) => void;
  /** The layout of areas that ask for none: the page type may give one. */
  readonly layout?: AreaTemplateId | undefined;
}

interface Page extends AreaTools {
  readonly context: PlanContext;
  /** Ids given on this page, so that none is given twice. */
  readonly anchors: PageIds;
  readonly elements: PageIds;
  readonly places: PagePlaces;
  /** Elements that may still be planned. */
  left: number;
}

interface Position {
  readonly path: readonly PropertyKey[];
  /** Its place among its neighbours, from 1. */
  readonly position: number;
  readonly depth: number;
  readonly level: HeadingLevel;
  readonly fallbackId: string;
}

/** Plans the areas of a page; each element, readable or not, is in its place. */
export function planAreas(contents: readonly unknown[], context: PlanContext, tools: AreaTools): readonly AreaPlan[] {
  const ids = { anchors: createPageIds(), elements: createPageIds('') };
  const page: Page = { ...tools, ...ids, context, places: new Map(), left: maximumElements };
  if (contents.length > maximumAreas) {
    reportTooMany({ path: ['contents'], received: contents.length, maximum: maximumAreas }, page.report);
  }
  const areas = contents.slice(0, maximumAreas).flatMap((pruned, index) => {
    const path = entryPath(page.original, ['contents'], index);
    const place: Position = { path, position: index + 1, depth: 1, level: 2, fallbackId: `${index + 1}` };
    const area = planArea(pruned, place, page);
    return area ? [area] : [];
  });
  return withPlaces(areas, page.places);
}

function planArea(pruned: unknown, place: Position, page: Page): AreaPlan | undefined {
  const { path, position, depth, level } = place;
  const area = readLeniently(areaSchema, pruned ?? {}, {
    report: page.report,
    locate: (below) => [...path, ...below],
  });
  if (area === undefined || Object.keys(area).length === 0) return undefined;
  const { title, contentarea_leadtext: lead } = area;
  const id = page.anchors(area.area ?? title ?? place.fallbackId);
  const name = title ?? area.area ?? id;
  page.located({ id, pointer: pointerOf(path), area: name, position });
  const below = title ? nextLevel(level) : level;
  const entries = area.elements ?? [];
  const shown = entries.slice(0, page.left);
  if (shown.length < entries.length) {
    const elements = { path: [...path, 'elements'], received: entries.length, maximum: shown.length };
    reportTooMany(elements, page.report);
  }
  page.left -= shown.length;
  const elements = shown.flatMap((element, index) => {
    const elementPath = entryPath(page.original, [...path, 'elements'], index);
    const own = { path: elementPath, position: index + 1, level: below, fallbackId: `${id}-${index + 1}` };
    const planned = isArea(element)
      ? planNested(element, { ...own, depth: depth + 1 }, page)
      : planEntry(element, own, page);
    if (planned && planned.kind !== 'area') {
      const { id, type } = planned;
      page.located({ id, pointer: pointerOf(elementPath), area: name, type, position: own.position });
    }
    return planned ? [planned] : [];
  });
  if (elements.length === 0 && !title && !lead) return undefined;
  const template = areaTemplate(area.contentarea_template, area.area, depth === 1 ? page.layout : undefined);
  return {
    id,
    name: area.area ?? '',
    template,
    depth,
    level,
    title,
    lead,
    tone: area.background ? 'band' : 'plain',
    folds: template === 'accordion' ? foldsOf(elements, page) : undefined,
    elements,
  };
}

function foldsOf(elements: readonly PlannedElement[], { anchors }: Page): Fold[] {
  return elements.flatMap((element) => {
    const title = titleOf(element);
    return title ? [{ element: element.id, id: anchors(title), title }] : [];
  });
}

function titleOf(element: PlannedElement): string | undefined {
  if (element.kind === 'area') return element.area.title;
  return element.kind === 'known' && 'title' in element.data ? element.data.title : undefined;
}

function planNested(raw: unknown, place: Position, page: Page): PlannedElement | undefined {
  if (place.depth > maximumDepth) {
    const pointer = pointerOf(place.path);
    page.report({ code: 'too-deep', pointer, severity: 'error', values: { maximum: String(maximumDepth) } });
    const id = page.elements(place.fallbackId);
    return { kind: 'invalid', type: 'area', id, pointer, raw: valueAt(page.original, place.path) };
  }
  const area = planArea(raw, place, page);
  return area && { kind: 'area', id: page.elements(area.id), area };
}

function planEntry(raw: unknown, place: Omit<Position, 'depth'>, page: Page): PlannedElement | undefined {
  const { path, level, fallbackId } = place;
  const planned = planElement(raw, createElementContext(page.context, page.anchors, level, page.places), {
    path,
    fallbackId,
    report: page.report,
    original: () => valueAt(page.original, path),
  });
  // An editor may place one element twice; on the page each has an id of its own.
  return planned && { ...planned, id: page.elements(planned.id) };
}
