import type { FormEvent } from 'react';
import { Button } from '#design-system/components/Button/Button.tsx';
import { ErrorSummary } from '#design-system/components/ErrorSummary/ErrorSummary.tsx';
import { FormField } from '#design-system/components/FormField/FormField.tsx';
import { Notice } from '#design-system/components/Notice/Notice.tsx';
import { RichText } from '#design-system/components/RichText/RichText.tsx';
import { ElementTitle } from '../../renderer/ElementTitle.tsx';
import { FormHiddenFields } from '../../renderer/FormHiddenFields.tsx';
import { useRenderer } from '../../renderer/RendererProvider.tsx';
import type { ElementProps } from '../../renderer/registry.types.ts';
import { usePostedForm } from '../../renderer/usePostedForm.ts';
import { fieldsOf } from './fieldsOf.ts';

/** A form of the CMS with fields of our own. What was typed stays until it has been sent. */
export function FormElement({ id, data, level }: ElementProps<'form'>) {
  const { t, forms } = useRenderer();
  const { form, isLive, submit } = usePostedForm('form', id);
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    submit(new FormData(event.currentTarget));
  };
  const { fields, errors } = fieldsOf(data.fields, { formId: id, form, t });
  return (
    <section id={`form-${id}`} className="grid max-w-reading scroll-mt-40 gap-6">
      <ElementTitle title={data.title} level={level} />
      {form.state === 'accepted' ? (
        <div role="status">
          <Notice tone="positive" title={t('form.accepted')}>
            <p>{t('form.acceptedText')}</p>
          </Notice>
        </div>
      ) : (
        <>
          {data.intro && <RichText html={data.intro} tableLabel={t('text.table')} />}
          {errors.length > 0 && (
            <ErrorSummary title={t('form.rejected')} level={level} errors={errors} takesFocus={isLive} />
          )}
          {(form.state === 'failed' || form.state === 'limited') && (
            <div role="alert">
              <Notice tone="negative" title={t(`form.${form.state}`)}>
                <p>{t(`form.${form.state}Text`)}</p>
              </Notice>
            </div>
          )}
          {/* The server judges what was filled in, with sentences next to the fields: browsers' bubbles vanish. */}
          <form
            method="post"
            action={forms.action('form')}
            encType="multipart/form-data"
            noValidate
            onSubmit={onSubmit}
            className="grid gap-6"
          >
            <FormHiddenFields elementId={id} />
            {fields.map((field) => (
              <FormField key={field.id} {...field} />
            ))}
            <div>
              <Button tone="primary" type="submit" state={form.state === 'sending' ? 'busy' : 'idle'}>
                {data.submitLabel ?? t('form.submit')}
              </Button>
            </div>
          </form>
        </>
      )}
    </section>
  );
}
