import { badgeOf } from '../../renderer/badges.ts';
import { useRenderer } from '../../renderer/RendererProvider.tsx';
import type { PageProps } from '../../renderer/registry.types.ts';
import { ItemBody } from '../ItemBody.tsx';
import { ItemMeta } from '../ItemMeta.tsx';
import { ItemSummary } from '../ItemSummary.tsx';
import { BesideMargin } from '../MarginSection.tsx';
import { PageFrame } from '../PageFrame.tsx';
import { ShareItem } from '../ShareItem.tsx';

/** A news item: dates and author in its head, at its end the ways to pass it on. */
export function NewsPage({ plan, zone }: PageProps<'news'>) {
  const { t } = useRenderer();
  return (
    <PageFrame plan={plan} size="small" badge={badgeOf(plan.details.kind, t)} meta={<ItemMeta plan={plan} />}>
      <ItemBody
        plan={plan}
        zone={zone}
        facts={<ItemSummary plan={plan} />}
        closing={
          <BesideMargin>
            <ShareItem plan={plan} />
          </BesideMargin>
        }
      />
    </PageFrame>
  );
}
