import type { KnownElement, RejectedElement } from '../elements/element.types.ts';
import type { ElementType } from '../elements/elementDefinitions.ts';
import type { AreaPlan, PlannedElement } from './area.types.ts';

/** Every element of these areas in reading order, those of nested areas included. */
export function elementsOf(areas: readonly AreaPlan[]): (KnownElement | RejectedElement)[] {
  return areas.flatMap(({ elements }) =>
    elements.flatMap((element) => (element.kind === 'area' ? elementsOf([element.area]) : [element])),
  );
}

/** The elements of these areas that can be rendered. */
export function knownElementsOf(areas: readonly AreaPlan[]): KnownElement[] {
  return elementsOf(areas).filter((element) => element.kind === 'known');
}

/** The kinds of these elements, each once. */
export function elementTypesOf(areas: readonly AreaPlan[]): ElementType[] {
  return [...new Set(knownElementsOf(areas).map(({ type }) => type))];
}

/** The same areas with every renderable element, however deep, replaced. */
export function mapElements(
  areas: readonly AreaPlan[],
  change: (element: KnownElement) => KnownElement,
): readonly AreaPlan[] {
  const changed = (element: PlannedElement): PlannedElement => {
    if (element.kind === 'known') return change(element);
    if (element.kind !== 'area') return element;
    return { ...element, area: { ...element.area, elements: element.area.elements.map(changed) } };
  };
  return areas.map((area) => ({ ...area, elements: area.elements.map(changed) }));
}
