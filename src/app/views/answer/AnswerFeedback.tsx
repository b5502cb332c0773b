import { useId } from 'react';
import { Button } from '#design-system/components/Button/Button.tsx';
import { usePortal } from '../../context/portalContext.tsx';
import { useTexts } from '../../language/useTexts.ts';
import { type AnswerView, afterField, feedbackAddress } from './address.ts';

/** Asks whether an answer was of use: a form of its own, with or without script. */
export function AnswerFeedback({ view: { question, language, after, feedback } }: { view: AnswerView }) {
  const t = useTexts('answer');
  const { base } = usePortal();
  const id = useId();
  if (feedback) {
    return (
      <p id="feedback" role="status" className="text-small print:hidden">
        {feedback === 'kept' ? t('feedback.kept') : t('feedback.lost')}
      </p>
    );
  }
  const hidden = [
    ['question', question],
    ['language', language],
    ...after.map((asked) => [afterField, asked]),
  ] as const;
  return (
    <form id="feedback" action={base + feedbackAddress} method="post" className="max-w-reading print:hidden">
      <fieldset className="flex flex-col gap-3">
        <legend className="font-strong">{t('feedback.title')}</legend>
        {hidden.map(([name = '', value = '']) => (
          <input key={`${name} ${value}`} type="hidden" name={name} value={value} />
        ))}
        <label htmlFor={id} className="mt-2 text-small text-text-muted">
          {t('feedback.reason')}
        </label>
        <input
          id={id}
          type="text"
          name="reason"
          maxLength={500}
          autoComplete="off"
          className="rounded-control border border-border-strong bg-field px-4 py-2 text-text"
        />
        <div className="flex flex-wrap gap-3">
          <Button tone="secondary" size="small" type="submit" name="useful" value="yes">
            {t('feedback.yes')}
          </Button>
          <Button tone="secondary" size="small" type="submit" name="useful" value="no">
            {t('feedback.no')}
          </Button>
        </div>
      </fieldset>
    </form>
  );
}
