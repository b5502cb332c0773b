import type { PageProps } from '../../renderer/registry.types.ts';
import { PageFrame } from '../PageFrame.tsx';
import { PageSearch } from '../PageSearch.tsx';
import { SubPages } from '../SubPages.tsx';

/** A page that leads on to others. */
export function OverviewPage({ plan, areas }: PageProps<'overview'>) {
  return (
    <>
      <PageFrame plan={plan} size="small" title={plan.details.startTitle} headerContent={<PageSearch plan={plan} />}>
        {areas}
      </PageFrame>
      <SubPages plan={plan} />
    </>
  );
}
