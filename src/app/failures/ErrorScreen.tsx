import { ErrorNotice } from '#design-system/components/ErrorNotice/ErrorNotice.tsx';
import type { Translate } from '#languages/texts.ts';
import type { FormOutcome } from '#templates/renderer/forms.ts';
import { useRenderer } from '#templates/renderer/RendererProvider.tsx';
import { useTexts } from '../language/useTexts.ts';

/** The error page of a status: a 404 leads home, what went wrong on our side is worth another try (specification, section 8). */
export function ErrorScreen({ status }: { status: number }) {
  const t = useTexts('interface');
  const et = useTexts('errors');
  const { title, text } = wordsOf(status, et);
  const isUnsent = unsent.has(useRenderer().forms.posted?.outcome.state);
  const action = status < 500 ? { label: t('page.404.button'), href: '/' } : { label: et('retry'), href: '' };
  return (
    <ErrorNotice
      status={status}
      title={title ?? t(status === 404 ? 'page.404.title' : 'page.500.title')}
      text={isUnsent ? `${et('unsent')} ${text}` : text}
      action={action}
    />
  );
}

/** What may have become of a form that its page should be shown with: these were not sent. */
const unsent: ReadonlySet<FormOutcome['state'] | undefined> = new Set(['rejected', 'limited', 'failed']);

/** The words for a status; those without a title of their own take the title of their kind. */
function wordsOf(status: number, t: Translate<'errors'>): { title?: string; text: string } {
  switch (status) {
    case 404:
      return { text: t('404.text') };
    case 500:
      return { text: t('500.text') };
    case 502:
      return { title: t('502.title'), text: t('502.text') };
    case 503:
      return { title: t('503.title'), text: t('503.text') };
    case 504:
      return { title: t('504.title'), text: t('504.text') };
    default:
      return { title: t('other.title'), text: t('other.text') };
  }
}
