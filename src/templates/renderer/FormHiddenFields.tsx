import { useId } from 'react';
import { formFields } from '../contract/form/ownFields.ts';
import { useRenderer } from './RendererProvider.tsx';

/** What every form sends besides its own fields: where it stands, and a trap for programs that fill in everything. */
export function FormHiddenFields({ elementId }: { elementId: string }) {
  const { forms, t } = useRenderer();
  const trapId = useId();
  return (
    <>
      <input type="hidden" name={formFields.page} value={forms.page} />
      <input type="hidden" name={formFields.element} value={elementId} />
      <div aria-hidden="true" className="sr-only">
        <label htmlFor={trapId}>{t('form.trap')}</label>
        <input id={trapId} type="text" name={formFields.trap} tabIndex={-1} autoComplete="off" />
      </div>
    </>
  );
}
