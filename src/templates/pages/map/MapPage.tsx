import type { PageProps } from '../../renderer/registry.types.ts';
import { PageFrame } from '../PageFrame.tsx';
import { PageSearch } from '../PageSearch.tsx';
import { SubPages } from '../SubPages.tsx';

/** Places, listed and drawn. */
export function MapPage({ plan, areas }: PageProps<'map'>) {
  return (
    <>
      <PageFrame plan={plan} size="small" headerContent={<PageSearch plan={plan} />}>
        {areas}
      </PageFrame>
      <SubPages plan={plan} />
    </>
  );
}
