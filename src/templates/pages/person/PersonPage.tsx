import { badgeOf } from '../../renderer/badges.ts';
import { useRenderer } from '../../renderer/RendererProvider.tsx';
import type { PageProps } from '../../renderer/registry.types.ts';
import { ItemMeta } from '../ItemMeta.tsx';
import { ItemSummary } from '../ItemSummary.tsx';
import { PageFrame } from '../PageFrame.tsx';

/** A person: who they are, what they know, how to reach them. */
export function PersonPage({ plan, areas }: PageProps<'person'>) {
  const { t } = useRenderer();
  return (
    <PageFrame plan={plan} size="small" badge={badgeOf(plan.details.kind, t)} meta={<ItemMeta plan={plan} />}>
      <ItemSummary plan={plan} />
      {areas}
    </PageFrame>
  );
}
