import type { Plan } from './plan.types.ts';

/**
 * The plan as visitors get it: without the elements that were rejected, and without the areas of which nothing but a
 * heading is left.
 */
export function publicPlan<P extends Plan>(plan: P): P {
  const areas = plan.areas
    .map((area) => ({ ...area, elements: area.elements.filter((element) => element.kind === 'known') }))
    .filter((area, index) => area.elements.length > 0 || area.lead || plan.areas[index]?.elements.length === 0);
  return { ...plan, areas };
}
