import type { AreaPlan, PlannedElement } from './areas/area.types.ts';
import { isShownArea } from './areas/isShown.ts';
import type { KnownElement } from './elements/element.types.ts';
import type { Plan } from './plan.types.ts';

/**
 * The plan as visitors get it: without the elements that were rejected, without the areas of which nothing but a
 * heading is left, and without what only the server needs to know.
 */
export function publicPlan<P extends Plan>(plan: P): P {
  return { ...plan, areas: plan.areas.flatMap(publicArea) };
}

function publicArea(area: AreaPlan): AreaPlan[] {
  if (!isShownArea(area)) return [];
  const elements = area.elements.flatMap((element): PlannedElement[] => {
    if (element.kind === 'known') return [publicElement(element)];
    return element.kind === 'area' ? publicArea(element.area).map((inner) => ({ ...element, area: inner })) : [];
  });
  return [{ ...area, elements }];
}

/** Where a form goes and what the CMS hides in it stays here: it is asked anew when the form is sent. */
export function publicElement(element: KnownElement): KnownElement {
  return element.type === 'form' ? { ...element, data: { ...element.data, delivery: undefined } } : element;
}
