import { ErrorSummary, type ErrorSummaryProps } from '#design-system/components/ErrorSummary/ErrorSummary.tsx';
import { useRenderer } from '../../renderer/RendererProvider.tsx';
import type { FormState } from '../../renderer/usePostedForm.ts';
import { FormMessage } from './FormMessage.tsx';

interface FormAnswerProps {
  readonly state: FormState['state'];
  readonly errors: ErrorSummaryProps['errors'];
  readonly level: ErrorSummaryProps['level'];
  readonly takesFocus: boolean;
}

/** What became of a post, at the head of the form. */
export function FormAnswer({ state, errors, level, takesFocus }: FormAnswerProps) {
  const { t } = useRenderer();
  switch (state) {
    case 'accepted':
    case 'failed':
    case 'limited': {
      const tone = state === 'accepted' ? 'positive' : 'negative';
      return (
        <FormMessage tone={tone} title={t(`form.${state}`)} text={t(`form.${state}Text`)} takesFocus={takesFocus} />
      );
    }
    case 'rejected':
      return <ErrorSummary title={t('form.rejected')} level={level} errors={errors} takesFocus={takesFocus} />;
    case 'idle':
    case 'sending':
    case 'asked':
    case 'known':
      return null;
    default:
      return state satisfies never;
  }
}
