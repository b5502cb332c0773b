import { useId } from 'react';
import { Button } from '#design-system/components/Button/Button.tsx';
import { FormField } from '#design-system/components/FormField/FormField.tsx';
import { Icon } from '#design-system/components/Icon/Icon.tsx';
import { Notice } from '#design-system/components/Notice/Notice.tsx';
import { usePortal } from '../../context/portalContext.tsx';
import { useTexts } from '../../language/useTexts.ts';
import { type AnswerView, afterField, feedbackAddress } from './address.ts';

/** Asks whether an answer was of use: a form of its own, with or without script. */
export function AnswerFeedback({ view: { question, language, after, feedback } }: { view: AnswerView }) {
  const t = useTexts('answer');
  const { base } = usePortal();
  const id = useId();
  if (feedback === 'kept') {
    return (
      // A page anew: what was pressed is gone, and the browser takes the focus to what its address names.
      <p id="feedback" tabIndex={-1} role="status" className="text-small print:hidden">
        {t('feedback.kept')}
      </p>
    );
  }
  const hidden = [
    ['question', question],
    ['language', language],
    ...after.map((asked) => [afterField, asked]),
  ] as const;
  return (
    <form
      id="feedback"
      tabIndex={feedback && -1}
      action={base + feedbackAddress}
      method="post"
      className="max-w-reading print:hidden"
    >
      <fieldset className="flex flex-col gap-3">
        <legend className="mb-3 font-strong">{t('feedback.title')}</legend>
        {feedback === 'lost' && (
          <div role="status">
            <Notice tone="warning">{t('feedback.lost')}</Notice>
          </div>
        )}
        {hidden.map(([name = '', value = '']) => (
          <input key={`${name} ${value}`} type="hidden" name={name} value={value} />
        ))}
        <details className="group/filter">
          <summary className="inline-flex min-h-6 cursor-pointer list-none items-center gap-2 text-small underline underline-offset-4 [&::-webkit-details-marker]:hidden">
            {t('feedback.more')}
            <span className="inline-flex moves group-open/filter:rotate-180">
              <Icon name="chevron-down" size="small" />
            </span>
          </summary>
          <div className="pt-4">
            {/* Not a line: Enter in a line would press the first of the buttons, and say yes. */}
            <FormField
              kind="textarea"
              id={id}
              name="reason"
              label={t('feedback.reason')}
              optionalLabel={t('feedback.optional')}
              hint={t('feedback.hint')}
              maxLength={500}
            />
          </div>
        </details>
        <div className="flex flex-wrap gap-3">
          <Button tone="secondary" size="small" type="submit" name="useful" value="yes">
            {t('feedback.yes')}
          </Button>{' '}
          <Button tone="secondary" size="small" type="submit" name="useful" value="no">
            {t('feedback.no')}
          </Button>
        </div>
      </fieldset>
    </form>
  );
}
