import type { PlanSource } from '../../plan/areas/planAreas.ts';

/** Where the parts of a plan stand in the CMS's answer: JSON Pointers by the ids of the plan. */
export interface ShownFrom {
  readonly areas: ReadonlyMap<string, string>;
  readonly elements: ReadonlyMap<string, string>;
}

/** Sorts the sources of a plan by what they are: an area and an element may have the same id. */
export function shownFrom(sources: readonly PlanSource[]): ShownFrom {
  const pointersOf = (parts: readonly PlanSource[]) => new Map(parts.map(({ id, pointer }) => [id, pointer]));
  return {
    areas: pointersOf(sources.filter(({ type }) => type === undefined)),
    elements: pointersOf(sources.filter(({ type }) => type !== undefined)),
  };
}
