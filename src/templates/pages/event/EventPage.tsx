import { badgeOf } from '../../renderer/badges.ts';
import { useRenderer } from '../../renderer/RendererProvider.tsx';
import type { PageProps } from '../../renderer/registry.types.ts';
import { ItemBody } from '../ItemBody.tsx';
import { ItemMeta } from '../ItemMeta.tsx';
import { ItemSummary } from '../ItemSummary.tsx';
import { BesideMargin } from '../MarginSection.tsx';
import { PageFrame } from '../PageFrame.tsx';
import { ShareItem } from '../ShareItem.tsx';
import { EventFacts } from './EventFacts.tsx';

/** An event: when, where, by whom, and how to take part. The day that counts opens it, so its own dates close it. */
export function EventPage({ plan, zone }: PageProps<'event'>) {
  const { t } = useRenderer();
  const closing = (
    <BesideMargin>
      <ShareItem plan={plan} />
      <div className="text-small text-text-muted">
        <ItemMeta plan={plan} />
      </div>
    </BesideMargin>
  );
  return (
    <PageFrame plan={plan} size="small" badge={badgeOf(plan.details.kind, t)}>
      <EventFacts plan={plan} />
      <ItemBody plan={plan} zone={zone} facts={<ItemSummary plan={plan} />} closing={closing} />
    </PageFrame>
  );
}
