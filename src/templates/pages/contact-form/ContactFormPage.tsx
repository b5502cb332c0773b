import type { PageProps } from '../../renderer/registry.types.ts';
import { PageFrame } from '../PageFrame.tsx';
import { SubPages } from '../SubPages.tsx';

/** A form to write to us. */
export function ContactFormPage({ plan, areas }: PageProps<'contact-form'>) {
  return (
    <>
      <PageFrame plan={plan} size="small">
        {areas}
      </PageFrame>
      <SubPages plan={plan} />
    </>
  );
}
