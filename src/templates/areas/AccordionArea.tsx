import type { ReactNode } from 'react';
import { Accordion, type AccordionItem } from '#design-system/components/Accordion/Accordion.tsx';
import { nextLevel } from '../plan/elements/nextLevel.ts';
import type { AreaProps } from '../renderer/registry.types.ts';
import { AreaSection } from './AreaSection.tsx';

/** Folds that follow one another, or what stays open between them. */
type Part = { readonly items: readonly [AccordionItem, ...AccordionItem[]] } | { readonly open: ReactNode };

/** Each element under its own title, folded. What has no title has nothing to fold under, and stays open. */
export function AccordionArea({ area, elements }: AreaProps) {
  const contents = elements('default', 'untitled');
  const folds = new Map(area.folds?.map((fold) => [fold.element, fold]));
  const parts: Part[] = [];
  for (const [index, element] of area.elements.entries()) {
    const fold = folds.get(element.id);
    const content = contents[index];
    const last = parts.at(-1);
    if (!fold) parts.push({ open: content });
    else {
      const item = { id: fold.id, title: fold.title, content };
      if (last && 'items' in last) parts[parts.length - 1] = { items: [...last.items, item] };
      else parts.push({ items: [item] });
    }
  }
  const level = area.title ? nextLevel(area.level) : area.level;
  return (
    <AreaSection area={area} layout="margin">
      {parts.map((part) =>
        'items' in part ? <Accordion key={part.items[0].id} level={level} items={part.items} /> : part.open,
      )}
    </AreaSection>
  );
}
