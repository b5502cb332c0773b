import { badgeOf } from '../../renderer/badges.ts';
import { useRenderer } from '../../renderer/RendererProvider.tsx';
import type { PageProps } from '../../renderer/registry.types.ts';
import { ItemMeta } from '../ItemMeta.tsx';
import { ItemSummary } from '../ItemSummary.tsx';
import { PageFrame } from '../PageFrame.tsx';

/** An event: when, where, by whom, and how to take part. */
export function EventPage({ plan, areas }: PageProps<'event'>) {
  const { t } = useRenderer();
  return (
    <PageFrame plan={plan} size="small" badge={badgeOf(plan.details.kind, t)} meta={<ItemMeta plan={plan} />}>
      <ItemSummary plan={plan} />
      {areas}
    </PageFrame>
  );
}
