import type { AreaPlan } from './area.types.ts';
import { isShownElement } from './isShown.ts';

/**
 * Marks the block of further information of an item: the first titled text of its main area (specification, section 2).
 * A text that is all there is to see says the thing itself, and stays where it is.
 */
export function markMoreInfo(areas: readonly AreaPlan[]): readonly AreaPlan[] {
  return areas.map((area) => {
    if (area.name.toLowerCase() !== 'main' || area.elements.filter(isShownElement).length < 2) return area;
    const titled = area.elements.find(
      (element) => element.kind === 'known' && element.type === 'text' && element.data.title,
    );
    return titled ? { ...area, aside: titled.id } : area;
  });
}
