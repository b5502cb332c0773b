import { Accordion } from '#design-system/components/Accordion/Accordion.tsx';
import { nextLevel } from '../../plan/elementContext.ts';
import type { PlannedElement } from '../../plan/plan.types.ts';
import type { AreaProps } from '../../renderer/registry.types.ts';
import { AreaSection } from '../AreaSection.tsx';

/** Each element under its own title, folded. What has no title has nothing to fold under, and stays open. */
export function AccordionArea({ area, elements }: AreaProps) {
  const contents = elements('default', 'untitled');
  const level = area.title ? nextLevel(area.level) : area.level;
  const parts = area.elements.map((element, index) => {
    const title = titleOf(element);
    const content = contents[index];
    // Folds of one item each: an element without a title may stand between them.
    return title ? <Accordion key={element.id} level={level} items={[{ id: element.id, title, content }]} /> : content;
  });
  return (
    <AreaSection area={area} layout="margin">
      {parts}
    </AreaSection>
  );
}

function titleOf(element: PlannedElement): string | undefined {
  if (element.kind === 'area') return element.area.title;
  return element.kind === 'known' && 'title' in element.data ? element.data.title : undefined;
}
