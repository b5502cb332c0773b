import type { AreaPlan } from '../plan/areas/area.types.ts';
import { isSources } from '../plan/areas/isSources.ts';

/** The sections of an item, and its sources, which stand after the people wherever the editor put them. */
export function splitAreas(areas: readonly AreaPlan[]) {
  return { sections: areas.filter((area) => !isSources(area)), sources: areas.filter(isSources) };
}
