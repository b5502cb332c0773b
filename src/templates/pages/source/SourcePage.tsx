import { badgeOf } from '../../renderer/badges.ts';
import { useRenderer } from '../../renderer/RendererProvider.tsx';
import type { PageProps } from '../../renderer/registry.types.ts';
import { ItemBody } from '../ItemBody.tsx';
import { ItemMeta } from '../ItemMeta.tsx';
import { ItemSummary } from '../ItemSummary.tsx';
import { PageFrame } from '../PageFrame.tsx';
import { SourceFacts } from './SourceFacts.tsx';

/** A source: where it comes from, and where to read it. */
export function SourcePage({ plan, zone }: PageProps<'source'>) {
  const { t } = useRenderer();
  return (
    <PageFrame plan={plan} size="small" badge={badgeOf(plan.details.kind, t)} meta={<ItemMeta plan={plan} />}>
      <SourceFacts plan={plan} />
      <ItemBody plan={plan} zone={zone} facts={<ItemSummary plan={plan} />} />
    </PageFrame>
  );
}
