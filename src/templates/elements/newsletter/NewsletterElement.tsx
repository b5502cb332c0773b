import { Newsletter } from '#design-system/components/Newsletter/Newsletter.tsx';
import type { NewsletterStatus } from '#design-system/components/Newsletter/newsletterStatus.ts';
import { FormHiddenFields } from '../../renderer/FormHiddenFields.tsx';
import { formAnchor, valuesOf } from '../../renderer/forms.ts';
import { useRenderer } from '../../renderer/RendererProvider.tsx';
import type { ElementProps } from '../../renderer/registry.types.ts';
import { type FormState, usePostedForm } from '../../renderer/usePostedForm.ts';

/** Signing up for a newsletter. What was typed stays until it is registered. */
export function NewsletterElement({ id, data, level, arrangement }: ElementProps<'newsletter'>) {
  const { t, forms } = useRenderer();
  const { form, submit } = usePostedForm('newsletter', id);
  const isInOwnBand = arrangement === 'feature';
  const hiddenFields = (
    <>
      <FormHiddenFields elementId={id} />
      <input type="hidden" name="list" value={data.list} />
    </>
  );
  return (
    <Newsletter
      id={formAnchor(id)}
      title={data.title ?? t('newsletter.title')}
      naming={data.title || !isInOwnBand ? 'heading' : 'label'}
      level={level}
      lead={data.lead}
      look={isInOwnBand ? 'bare' : 'panel'}
      action={`${forms.action('newsletter')}#${formAnchor(id)}`}
      hiddenFields={hiddenFields}
      email={'values' in form ? valuesOf(form.values, 'email')[0] : undefined}
      status={statusOf(form)}
      texts={{
        email: t('newsletter.email'),
        submit: t('newsletter.submit'),
        sending: t('newsletter.sending'),
        asked: t('newsletter.asked'),
        registered: t('newsletter.registered'),
        alreadyRegistered: t('newsletter.known'),
        failed: t('newsletter.failed'),
        invalidEmail: t('fault.email'),
      }}
      onSubmit={submit}
    />
  );
}

/** Too many posts from one place are "try again later" as well (specification, section 8). */
function statusOf({ state }: FormState): NewsletterStatus {
  switch (state) {
    case 'idle':
    case 'sending':
    case 'asked':
    case 'failed':
      return state;
    case 'accepted':
      return 'registered';
    case 'known':
      return 'alreadyRegistered';
    case 'rejected':
      return 'invalidEmail';
    case 'limited':
      return 'failed';
    default:
      return state satisfies never;
  }
}
