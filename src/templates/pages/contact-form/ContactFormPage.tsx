import type { PageProps } from '../../renderer/registry.types.ts';
import { PageFrame } from '../PageFrame.tsx';
import { SubPages } from '../SubPages.tsx';

/** A form to write to us: the header says what to expect, the form stands in a reading column beside its own words. */
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
