import type { ReactNode } from 'react';
import type { PlannedElement } from '../plan/areas/area.types.ts';
import { knownElementsOf } from '../plan/areas/walk.ts';
import type { ElementType } from '../plan/elements/elementDefinitions.ts';

/** Kinds that lay out entries of their own; the others are read, and stand well in a column. */
const wideTypes: ReadonlySet<ElementType> = new Set<ElementType>([
  'item-list',
  'tiles',
  'carousel',
  'team',
  'map',
  'form',
]);

/** Whether an element wants the whole width: by its kind, or, for an area inside the area, by what that holds. */
export function isWide(element: PlannedElement): boolean {
  if (element.kind === 'known') return wideTypes.has(element.type);
  return element.kind === 'area' ? knownElementsOf([element.area]).some(({ type }) => wideTypes.has(type)) : true;
}

/** An element with what the page shows of it. */
export interface Shown {
  readonly element: PlannedElement;
  readonly content: ReactNode;
}

/** Elements that follow one another and can stand beside one another, or one that needs the width for itself. */
export interface Run {
  readonly kind: 'wide' | 'columns';
  readonly parts: readonly [Shown, ...Shown[]];
}

/** The elements of an area in their order, together as far as they can share a row. */
export function runsOf(elements: readonly PlannedElement[], contents: readonly ReactNode[]): readonly Run[] {
  const runs: Run[] = [];
  for (const [index, element] of elements.entries()) {
    const part: Shown = { element, content: contents[index] };
    const last = runs.at(-1);
    if (isWide(element)) runs.push({ kind: 'wide', parts: [part] });
    else if (last?.kind === 'columns') runs[runs.length - 1] = { kind: 'columns', parts: [...last.parts, part] };
    else runs.push({ kind: 'columns', parts: [part] });
  }
  return runs;
}

/** Whether an area holds nothing to lay out: one element to read, or none. */
export function isSingle(elements: readonly PlannedElement[]): boolean {
  return elements.length < 2 && !elements.some(isWide);
}
