import type { PageProps } from '../../renderer/registry.types.ts';
import { PageFrame } from '../PageFrame.tsx';
import { PageSearch } from '../PageSearch.tsx';
import { SubPages } from '../SubPages.tsx';

/** A page whose areas share one layout, which its type names. */
export function LayoutPage({ plan, areas }: PageProps<'layout'>) {
  return (
    <>
      <PageFrame plan={plan} size="small" headerContent={<PageSearch plan={plan} />}>
        {areas}
      </PageFrame>
      <SubPages plan={plan} />
    </>
  );
}
