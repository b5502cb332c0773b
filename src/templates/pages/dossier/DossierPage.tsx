import { Title } from '#design-system/components/Title/Title.tsx';
import { badgeOf } from '../../renderer/badges.ts';
import { useRenderer } from '../../renderer/RendererProvider.tsx';
import type { PageProps } from '../../renderer/registry.types.ts';
import { ItemBody } from '../ItemBody.tsx';
import { ItemMeta } from '../ItemMeta.tsx';
import { ItemSummary } from '../ItemSummary.tsx';
import { PageContents } from '../PageContents.tsx';
import { PageFrame } from '../PageFrame.tsx';
import { splitAreas } from '../splitAreas.ts';

/** A dossier: header, summary, the first section's title, contents bar, sections, people, sources. */
export function DossierPage({ plan, zone }: PageProps<'dossier'>) {
  const { t } = useRenderer();
  const { sections } = splitAreas(plan.areas);
  const [first] = sections;
  return (
    <PageFrame plan={plan} size="exploded" badge={badgeOf(plan.details.kind, t)} meta={<ItemMeta plan={plan} />}>
      <ItemSummary plan={plan} />
      {first?.place === 'opening' && (
        <div className="mx-auto w-full max-w-content px-gutter pt-section pb-6">
          <Title level={first.level} id={`title-${first.id}`}>
            {first.title}
          </Title>
        </div>
      )}
      <PageContents plan={plan} />
      <ItemBody plan={plan} zone={zone} />
    </PageFrame>
  );
}
