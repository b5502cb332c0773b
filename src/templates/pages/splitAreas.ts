import type { AreaPlan } from '../plan/areas/area.types.ts';

/** Whether an area says where the knowledge of the page comes from: the summary's jump link leads to it. */
export function isSources(area: AreaPlan): boolean {
  return area.template === 'sources' || area.name.toLowerCase() === 'sources';
}

/** The sections of an item, and its sources, which stand after the people wherever the editor put them. */
export function splitAreas(areas: readonly AreaPlan[]) {
  return { sections: areas.filter((area) => !isSources(area)), sources: areas.filter(isSources) };
}
