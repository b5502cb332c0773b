import { badgeOf } from '../../renderer/badges.ts';
import { useRenderer } from '../../renderer/RendererProvider.tsx';
import type { PageProps } from '../../renderer/registry.types.ts';
import { ItemBody } from '../ItemBody.tsx';
import { ItemMeta } from '../ItemMeta.tsx';
import { ItemSummary } from '../ItemSummary.tsx';
import { PageFrame } from '../PageFrame.tsx';
import { ProjectFacts } from './ProjectFacts.tsx';

/** A project: how it stands, who takes part, then what it is about. */
export function ProjectPage({ plan, zone }: PageProps<'project'>) {
  const { t } = useRenderer();
  return (
    <PageFrame plan={plan} size="small" badge={badgeOf(plan.details.kind, t)} meta={<ItemMeta plan={plan} />}>
      <ProjectFacts plan={plan} />
      <ItemBody plan={plan} zone={zone} facts={<ItemSummary plan={plan} />} />
    </PageFrame>
  );
}
