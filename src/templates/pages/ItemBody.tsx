import type { ReactNode } from 'react';
import { MarginFacts } from '#design-system/components/MarginFacts/MarginFacts.tsx';
import type { ItemTemplateId } from '../plan/pages/pageDefinitions.ts';
import type { Plan } from '../plan/plan.types.ts';
import { useRenderer } from '../renderer/RendererProvider.tsx';
import type { PageProps } from '../renderer/registry.types.ts';
import { ItemClosing } from './ItemClosing.tsx';
import { ItemPeople } from './ItemPeople.tsx';
import { splitAreas } from './splitAreas.ts';

interface ItemBodyProps {
  readonly plan: Plan<ItemTemplateId>;
  readonly zone: PageProps<ItemTemplateId>['zone'];
  /** What is to be known before one reads; left out where the page shows it elsewhere. */
  readonly facts?: ReactNode;
  /** What the page closes with besides keywords and related dossiers. */
  readonly closing?: ReactNode;
}

/** What follows an item's facts: its sections, whom to turn to, its sources, where to go on. */
export function ItemBody({ plan, zone, facts, closing }: ItemBodyProps) {
  const { personal } = useRenderer();
  const { sections, sources } = splitAreas(plan.areas);
  return (
    <>
      <MarginFacts facts={facts}>{zone(sections)}</MarginFacts>
      {/* On the other ground than the section before it, of which it is no part. */}
      <ItemPeople plan={plan} tone={sections.at(-1)?.tone === 'band' ? 'plain' : 'band'} />
      {zone(sources)}
      <ItemClosing plan={plan}>{closing}</ItemClosing>
      {personal?.discussion(plan)}
    </>
  );
}
