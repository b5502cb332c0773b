import type { FormEvent } from 'react';
import { Button } from '#design-system/components/Button/Button.tsx';
import { ErrorSummary } from '#design-system/components/ErrorSummary/ErrorSummary.tsx';
import { FormField } from '#design-system/components/FormField/FormField.tsx';
import { RichText } from '#design-system/components/RichText/RichText.tsx';
import { ElementTitle, levelBelow } from '../../renderer/ElementTitle.tsx';
import { FormHiddenFields } from '../../renderer/FormHiddenFields.tsx';
import { formAnchor } from '../../renderer/forms.ts';
import { useRenderer } from '../../renderer/RendererProvider.tsx';
import type { ElementProps } from '../../renderer/registry.types.ts';
import { usePostedForm } from '../../renderer/usePostedForm.ts';
import { FormMessage } from './FormMessage.tsx';
import { fieldsOf } from './fieldsOf.ts';

/** A form of the CMS with fields of our own. What was typed stays until it has been sent. */
export function FormElement({ id, data, level }: ElementProps<'form'>) {
  const { t, forms } = useRenderer();
  const { form, isLive, submit } = usePostedForm('form', id);
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    submit(new FormData(event.currentTarget));
  };
  const { state } = form;
  const isOpen = state !== 'accepted' && data.fields.length > 0;
  const { fields, errors } = fieldsOf(data.fields, { formId: formAnchor(id), form, t });
  const textOf = (html: string) =>
    html && <RichText html={html} tableLabel={t('text.table')} externalHint={t('link.external')} />;
  const messageOf = (key: 'accepted' | 'failed' | 'limited', tone: 'positive' | 'negative') => (
    <FormMessage tone={tone} title={t(`form.${key}`)} text={t(`form.${key}Text`)} takesFocus={isLive} />
  );
  // The server judges what was filled in, with sentences next to the fields: browsers' own bubbles vanish.
  const native = { method: 'post', encType: 'multipart/form-data', noValidate: true } as const;
  const action = `${forms.action('form')}#${formAnchor(id)}`;
  return (
    <div id={formAnchor(id)} className="grid max-w-reading scroll-mt-40 grid-cols-1 gap-6">
      <ElementTitle title={data.title} level={level} />
      {state === 'accepted' ? messageOf(state, 'positive') : textOf(data.intro)}
      {(state === 'failed' || state === 'limited') && messageOf(state, 'negative')}
      {errors.length > 0 && (
        <ErrorSummary
          title={t('form.rejected')}
          level={levelBelow(data.title, level)}
          errors={errors}
          takesFocus={isLive}
        />
      )}
      {isOpen && (
        <form
          {...native}
          action={action}
          onSubmit={onSubmit}
          aria-label={data.title || undefined}
          className="grid gap-7"
        >
          <FormHiddenFields elementId={id} />
          {fields.map((field) => (
            <FormField key={field.id} {...field} />
          ))}
          {textOf(data.outro)}
          <div>
            <Button tone="primary" type="submit" state={state === 'sending' ? 'busy' : 'idle'}>
              {data.submitLabel ?? t('form.submit')}
            </Button>
          </div>
        </form>
      )}
    </div>
  );
}
