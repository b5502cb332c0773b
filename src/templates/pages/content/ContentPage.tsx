import type { PageProps } from '../../renderer/registry.types.ts';
import { PageFrame } from '../PageFrame.tsx';
import { PageSearch } from '../PageSearch.tsx';
import { SubPages } from '../SubPages.tsx';
import { type ContentPageId, contentPages } from './contentPages.ts';

/** A page that shows its areas one after another; also what any unknown page type becomes. */
export function ContentPage({ plan, areas }: PageProps<ContentPageId>) {
  const { title, search } = contentPages[plan.template];
  return (
    <>
      <PageFrame
        plan={plan}
        size="small"
        title={title === 'start' ? plan.details.startTitle : undefined}
        headerContent={search === 'asked' && <PageSearch plan={plan} />}
      >
        {areas}
      </PageFrame>
      <SubPages plan={plan} />
    </>
  );
}
