import { Band } from '#design-system/components/Band/Band.tsx';
import { SummaryBlock } from '#design-system/components/SummaryBlock/SummaryBlock.tsx';
import { isSources } from '../plan/areas/isSources.ts';
import type { ItemTemplateId } from '../plan/pages/pageDefinitions.ts';
import type { Plan } from '../plan/plan.types.ts';
import { Period } from '../renderer/Period.tsx';
import { useRenderer } from '../renderer/RendererProvider.tsx';
import { themeWords } from '../renderer/themes.ts';

/** Subject, audience, region, duration and theme in short, and the way to the sources; nothing when there is nothing to say. */
export function ItemSummary({ plan }: { plan: Plan<ItemTemplateId> }) {
  const { t } = useRenderer();
  const { subject = '', audience = '', region = '', themes, jumpLabel, ...duration } = plan.details.summary;
  const items = [
    { term: t('summary.subject'), description: subject },
    { term: t('summary.audience'), description: audience },
    { term: t('summary.region'), description: region },
    {
      term: t('summary.duration'),
      description:
        duration.start || duration.end ? <Period start={duration.start} end={duration.end} month="short" /> : '',
    },
    { term: t('summary.theme'), description: themeWords(themes, t) },
  ].filter((item) => item.description !== '');
  const sources = plan.areas.find(isSources);
  const jump = sources && { href: `#${sources.id}`, label: jumpLabel ?? t('summary.sources') };
  if (items.length === 0 && !jump) return null;
  return (
    <Band tone="band" rhythm="tight">
      <SummaryBlock items={items} jump={jump} />
    </Band>
  );
}
