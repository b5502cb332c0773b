import type { PageProps } from '../../renderer/registry.types.ts';
import { PageContents } from '../PageContents.tsx';
import { PageFrame } from '../PageFrame.tsx';
import { PageSearch } from '../PageSearch.tsx';
import { SubPages } from '../SubPages.tsx';

/** A page in sections: a dossier without a badge. */
export function RichContentPage({ plan, areas }: PageProps<'rich-content'>) {
  return (
    <>
      <PageFrame plan={plan} size="small" headerContent={<PageSearch plan={plan} />}>
        <PageContents plan={plan} />
        {areas}
      </PageFrame>
      <SubPages plan={plan} />
    </>
  );
}
