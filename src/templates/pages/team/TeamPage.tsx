import type { PageProps } from '../../renderer/registry.types.ts';
import { PageFrame } from '../PageFrame.tsx';
import { SubPages } from '../SubPages.tsx';

/** Who we are: the people behind a site or a theme. */
export function TeamPage({ plan, areas }: PageProps<'team'>) {
  return (
    <>
      <PageFrame plan={plan} size="small">
        {areas}
      </PageFrame>
      <SubPages plan={plan} />
    </>
  );
}
