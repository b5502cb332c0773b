import type { PageProps } from '../../renderer/registry.types.ts';
import { PageFrame } from '../PageFrame.tsx';
import { PageSearch } from '../PageSearch.tsx';
import { SubPages } from '../SubPages.tsx';

/** A page of running text; also what any unknown page type becomes. */
export function ContentPage({ plan, areas }: PageProps<'content'>) {
  return (
    <>
      <PageFrame plan={plan} size="small" headerContent={<PageSearch plan={plan} />}>
        {areas}
      </PageFrame>
      <SubPages plan={plan} />
    </>
  );
}
