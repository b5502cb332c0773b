import type { AreaPlan } from '../plan/areas/area.types.ts';

/** Whether an area holds nothing that paper shows: sign-ups for newsletters alone, without which its title says nothing. */
export function isForScreens({ elements }: AreaPlan): boolean {
  const isShownOnPaper = (element: AreaPlan['elements'][number]) =>
    element.kind === 'area' ? !isForScreens(element.area) : element.kind !== 'known' || element.type !== 'newsletter';
  return elements.length > 0 && !elements.some(isShownOnPaper);
}
