import { badgeOf } from '../../renderer/badges.ts';
import { useRenderer } from '../../renderer/RendererProvider.tsx';
import type { PageProps } from '../../renderer/registry.types.ts';
import { ItemBody } from '../ItemBody.tsx';
import { ItemSummary } from '../ItemSummary.tsx';
import { PageFrame } from '../PageFrame.tsx';
import { PersonProfile } from './PersonProfile.tsx';

/** A person: who they are, what they know, how to reach them. A portrait is no header: it stands beside the facts. */
export function PersonPage({ plan, zone }: PageProps<'person'>) {
  const { t } = useRenderer();
  const { role, organization } = plan.details.person;
  // Editors name the organisation in a word, as a link, or both.
  const places = new Set([organization, plan.details.organization?.label]);
  return (
    <PageFrame
      plan={plan}
      size="small"
      badge={badgeOf(plan.details.kind, t)}
      pictures={[]}
      meta={[role, ...places].filter(Boolean).join(', ')}
    >
      {/* Before the portrait: between it and what is said of the person it would part the two. */}
      <ItemSummary plan={plan} />
      <PersonProfile plan={plan} />
      <ItemBody plan={plan} zone={zone} />
    </PageFrame>
  );
}
