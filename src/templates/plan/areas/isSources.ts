import type { AreaPlan } from './area.types.ts';

/** Whether an area says where the knowledge of the page comes from: the summary's jump link leads to it. */
export function isSources(area: AreaPlan): boolean {
  return area.template === 'sources' || area.name.toLowerCase() === 'sources';
}
