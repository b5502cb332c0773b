import type { AreaPlan, PlannedElement } from './area.types.ts';

/** Whether visitors see an element: one that was rejected is for editors alone. */
export function isShownElement(element: PlannedElement): boolean {
  return element.kind === 'area' ? isShownArea(element.area) : element.kind === 'known';
}

/** Whether visitors see an area: not where nothing but its heading is left of what an editor put in it. */
export function isShownArea({ elements, lead }: AreaPlan): boolean {
  return elements.length === 0 || Boolean(lead) || elements.some(isShownElement);
}
