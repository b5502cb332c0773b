import type { ElementType } from '../../contract/elementDefinitions.ts';
import type { AreaPlan } from '../../plan/plan.types.ts';
import { knownElementsOf } from '../../plan/walk.ts';
import type { AreaProps } from '../../renderer/registry.types.ts';
import { AreaSection } from '../AreaSection.tsx';

/** The area without a template of its own, and the one for templates that nobody knows. */
export function DefaultArea({ area, elements }: AreaProps) {
  return (
    <AreaSection area={area} layout={isReading(area) ? 'margin' : 'stack'}>
      {elements('default')}
    </AreaSection>
  );
}

const wideTypes: ReadonlySet<ElementType> = new Set<ElementType>(['item-list', 'tiles', 'carousel', 'form']);

/**
 * Lists of items, carousels and tiles want the whole width, and a form stands beside its own words; everything else
 * reads better in a column.
 */
function isReading(area: AreaPlan): boolean {
  return knownElementsOf([area]).every(({ type }) => !wideTypes.has(type));
}
