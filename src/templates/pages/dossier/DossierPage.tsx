import { badgeOf } from '../../renderer/badges.ts';
import { useRenderer } from '../../renderer/RendererProvider.tsx';
import type { PageProps } from '../../renderer/registry.types.ts';
import { ItemMeta } from '../ItemMeta.tsx';
import { ItemSummary } from '../ItemSummary.tsx';
import { PageContents } from '../PageContents.tsx';
import { PageFrame } from '../PageFrame.tsx';

/** A dossier: header, summary, contents bar, sections. */
export function DossierPage({ plan, areas }: PageProps<'dossier'>) {
  const { t } = useRenderer();
  return (
    <PageFrame plan={plan} size="exploded" badge={badgeOf(plan.details.kind, t)} meta={<ItemMeta plan={plan} />}>
      <ItemSummary plan={plan} />
      <PageContents plan={plan} />
      {areas}
    </PageFrame>
  );
}
