import type { AreaPlan } from '../../plan/areas/area.types.ts';
import { publicElement } from '../../plan/publicPlan.ts';
import type { ElementFacts, PageFacts } from '../facts/pageFacts.ts';
import { type Pool, poolOf } from './pool.ts';

/** What is shown of each part of the page. */
export interface Pools {
  /** What is shown of the part that a pointer stands in; `rejected` when that part is not shown at all. */
  readonly of: (element: ElementFacts | undefined, pointer: string) => Pool | 'rejected';
}

/** Fresh pools: who takes from them takes from nobody else. */
export function poolsOf({ plan, from, areas }: PageFacts): Pools {
  const elements = new Map<string, unknown>();
  const areaData = new Map<string, unknown>();
  const visit = (area: AreaPlan) => {
    const pointer = from.areas.get(area.id);
    if (pointer !== undefined) areaData.set(pointer, [area.title, area.lead]);
    for (const element of area.elements) {
      if (element.kind === 'area') visit(element.area);
      else {
        const at = from.elements.get(element.id);
        if (at !== undefined && element.kind === 'known') elements.set(at, publicElement(element).data);
      }
    }
  };
  plan.areas.forEach(visit);
  const made = new Map<string, Pool>();
  const pool = (key: string, data: unknown): Pool => {
    const known = made.get(key) ?? poolOf(data);
    made.set(key, known);
    return known;
  };
  const { areas: _, ...head } = plan;
  const areaPointers = areas.map(({ pointer }) => pointer).sort((one, other) => other.length - one.length);
  return {
    of(element, pointer) {
      if (element) {
        const data = elements.get(element.pointer);
        return data === undefined ? 'rejected' : pool(element.pointer, data);
      }
      if (!pointer.startsWith('/contents/')) return pool('', head);
      const area = areaPointers.find((each) => pointer.startsWith(`${each}/`)) ?? pointer;
      return pool(area, areaData.get(area) ?? []);
    },
  };
}
