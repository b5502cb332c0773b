import type { AreaPlan, Plan, PlannedElement } from './plan.types.ts';

/**
 * The plan as visitors get it: without the elements that were rejected, and without the areas of which nothing but a
 * heading is left.
 */
export function publicPlan<P extends Plan>(plan: P): P {
  return { ...plan, areas: plan.areas.flatMap(publicArea) };
}

function publicArea(area: AreaPlan): AreaPlan[] {
  const elements = area.elements.flatMap((element): PlannedElement[] => {
    if (element.kind === 'known') return [element];
    return element.kind === 'area' ? publicArea(element.area).map((inner) => ({ ...element, area: inner })) : [];
  });
  const isAsMade = area.elements.length === 0;
  return elements.length > 0 || area.lead || isAsMade ? [{ ...area, elements }] : [];
}
