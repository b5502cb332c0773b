import type { ReactNode } from 'react';
import type { ItemTemplateId } from '../plan/pages/pageDefinitions.ts';
import type { Plan } from '../plan/plan.types.ts';
import type { PageProps } from '../renderer/registry.types.ts';
import { ItemClosing } from './ItemClosing.tsx';
import { ItemPeople } from './ItemPeople.tsx';
import { splitAreas } from './splitAreas.ts';

interface ItemBodyProps {
  readonly plan: Plan<ItemTemplateId>;
  readonly zone: PageProps<ItemTemplateId>['zone'];
  /** What the page closes with besides keywords and related dossiers. */
  readonly closing?: ReactNode;
}

/** What follows an item's facts: its sections, whom to turn to, its sources, where to go on. */
export function ItemBody({ plan, zone, closing }: ItemBodyProps) {
  const { sections, sources } = splitAreas(plan.areas);
  return (
    <>
      {zone(sections)}
      {/* On the other ground than the section before it, of which it is no part. */}
      <ItemPeople plan={plan} tone={sections.at(-1)?.tone === 'band' ? 'plain' : 'band'} />
      {zone(sources)}
      <ItemClosing plan={plan}>{closing}</ItemClosing>
    </>
  );
}
