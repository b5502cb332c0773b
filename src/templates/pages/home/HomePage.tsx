import { useRenderer } from '../../renderer/RendererProvider.tsx';
import type { PageProps } from '../../renderer/registry.types.ts';
import { PageFrame } from '../PageFrame.tsx';
import { SubPages } from '../SubPages.tsx';

/** The site's front door: what this is, a search field, then the areas. */
export function HomePage({ plan, areas }: PageProps<'home'>) {
  const { searchBar } = useRenderer();
  return (
    <>
      <PageFrame
        plan={plan}
        size="exploded"
        title={plan.details.startTitle}
        headerContent={searchBar(plan.details.searchPlaceholder, plan.details.searchIdentifier)}
      >
        {areas}
      </PageFrame>
      <SubPages plan={plan} />
    </>
  );
}
