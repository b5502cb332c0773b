import type { ElementType } from '../../contract/elementDefinitions.ts';
import type { PlannedElement } from '../../plan/plan.types.ts';
import type { AreaProps } from '../../renderer/registry.types.ts';
import { AreaSection } from '../AreaSection.tsx';

/** One feature across the width: an item on its picture, or a text beside its picture or video. */
export function TemplateDArea({ area, elements }: AreaProps) {
  const shown = elements('feature');
  const isPaired = area.elements.length > 1;
  return (
    <AreaSection area={area} layout="stack">
      <div className={`grid grid-cols-1 items-center gap-8 ${isPaired ? 'large:grid-cols-2 large:gap-16' : ''}`}>
        {area.elements.map((element, index) => (
          <div key={element.id} className={isPaired && isWide(element) ? 'large:col-span-full' : undefined}>
            {shown[index]}
          </div>
        ))}
      </div>
    </AreaSection>
  );
}

/** What has nothing to stand beside: it is a row, or a page of its own. */
const wideTypes: ReadonlySet<ElementType> = new Set<ElementType>(['item-list', 'tiles', 'carousel', 'records']);

function isWide(element: PlannedElement): boolean {
  return element.kind === 'area' || (element.kind === 'known' && wideTypes.has(element.type));
}
