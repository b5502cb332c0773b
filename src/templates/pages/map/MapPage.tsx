import type { PageProps } from '../../renderer/registry.types.ts';
import { PageFrame } from '../PageFrame.tsx';
import { SubPages } from '../SubPages.tsx';

/** Places, listed and drawn. */
export function MapPage({ plan, areas }: PageProps<'map'>) {
  return (
    <>
      <PageFrame plan={plan} size="small">
        {areas}
      </PageFrame>
      <SubPages plan={plan} />
    </>
  );
}
