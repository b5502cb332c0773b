import type { FormEvent } from 'react';
import { Button } from '#design-system/components/Button/Button.tsx';
import { Fieldset } from '#design-system/components/FormField/Fieldset.tsx';
import { FormField } from '#design-system/components/FormField/FormField.tsx';
import { RichText } from '#design-system/components/RichText/RichText.tsx';
import { formFields } from '../../contract/form/ownFields.ts';
import { ElementTitle, levelBelow } from '../../renderer/ElementTitle.tsx';
import { FormHiddenFields } from '../../renderer/FormHiddenFields.tsx';
import { formAnchor } from '../../renderer/forms.ts';
import { useRenderer } from '../../renderer/RendererProvider.tsx';
import type { ElementProps } from '../../renderer/registry.types.ts';
import { type FormState, usePostedForm } from '../../renderer/usePostedForm.ts';
import { FormAnswer } from './FormAnswer.tsx';
import { partsOf } from './partsOf.ts';

/** With room to spare the editor's words stand in the margin, as the titles of sections do. */
const columns = 'grid-cols-1 @min-[56rem]:grid-cols-[minmax(0,1fr)_minmax(0,2fr)] @min-[56rem]:gap-x-16';

/** The server judges what was filled in, with sentences next to the fields: browsers' own bubbles vanish. */
const native = { method: 'post', encType: 'multipart/form-data', noValidate: true } as const;

/** While a form is sent the button that sends it says so, and no other sends it once more. */
function stateOf(label: string, form: FormState): 'idle' | 'busy' | 'held' {
  if (form.state !== 'sending') return 'idle';
  return label === form.button ? 'busy' : 'held';
}

/** A form of the CMS with fields of our own. What was typed stays until it has been sent. */
export function FormElement({ id, data, level }: ElementProps<'form'>) {
  const { t, forms } = useRenderer();
  const { form, isLive, submit } = usePostedForm('form', id);
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const { nativeEvent, currentTarget } = event;
    submit(new FormData(currentTarget, nativeEvent instanceof SubmitEvent ? nativeEvent.submitter : null));
  };
  const { title, intro, outro } = data;
  const buttons = data.buttons.length > 0 ? data.buttons : [{ label: '' }];
  const anchor = formAnchor(id);
  const isOpen = form.state !== 'accepted' && data.fields.length > 0;
  const { parts, errors } = partsOf(data, { formId: anchor, form, t });
  const textOf = (html: string) =>
    html && <RichText html={html} tableLabel={t('text.table')} externalHint={t('link.external')} />;
  return (
    <div id={anchor} className="@container scroll-mt-40">
      <div className={`grid gap-8 ${title || intro ? columns : ''}`}>
        {(title || intro) && (
          <div className="grid grid-cols-1 content-start gap-4 @min-[56rem]:sticky @min-[56rem]:top-40 @min-[56rem]:self-start">
            <ElementTitle title={title} level={level} />
            {textOf(intro)}
          </div>
        )}
        <div className="grid max-w-reading grid-cols-1 content-start gap-8">
          <FormAnswer state={form.state} errors={errors} level={levelBelow(title, level)} takesFocus={isLive} />
          {isOpen && (
            <form
              {...native}
              action={`${forms.action('form')}#${anchor}`}
              onSubmit={onSubmit}
              aria-label={title || undefined}
              className="grid grid-cols-1 gap-7"
            >
              <FormHiddenFields elementId={id} />
              {parts.map(({ legend, fields }) => {
                const shown = fields.map((field) => <FormField key={field.id} {...field} />);
                return legend === undefined ? (
                  shown
                ) : (
                  <Fieldset key={fields[0]?.id} legend={legend} externalHint={t('link.external')}>
                    {shown}
                  </Fieldset>
                );
              })}
              {textOf(outro)}
              <div className="flex flex-wrap gap-4 print:hidden">
                {buttons.map(({ label }, index) => (
                  <Button
                    key={label}
                    tone={index === 0 ? 'primary' : 'secondary'}
                    type="submit"
                    name={formFields.button}
                    value={label}
                    state={stateOf(label, form)}
                  >
                    {label || t('form.submit')}
                  </Button>
                ))}
              </div>
            </form>
          )}
        </div>
      </div>
    </div>
  );
}
