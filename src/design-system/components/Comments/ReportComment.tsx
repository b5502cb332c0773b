import { type FormEvent, useEffect, useId, useRef } from 'react';
import { Button } from '../Button/Button.tsx';
import { FormField } from '../FormField/FormField.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import type { OthersComment } from './comment.ts';
import type { CommentsTexts } from './commentsTexts.ts';

interface ReportCommentProps {
  comment: OthersComment;
  report: NonNullable<OthersComment['report']>;
  texts: CommentsTexts;
  onReport?: ((id: string, data: FormData) => void) | undefined;
}

/** Tells a moderator what is wrong with a comment; folded away until somebody wants to. */
export function ReportComment({ comment, report, texts, onReport }: ReportCommentProps) {
  const id = useId();
  const message = useRef<HTMLParagraphElement>(null);
  const before = useRef(report.state);

  // The form gives way to the thanks; the focus, which was inside, goes along.
  useEffect(() => {
    if (before.current === 'sending' && report.state === 'sent') message.current?.focus();
    before.current = report.state;
  }, [report.state]);

  const submit = (event: FormEvent<HTMLFormElement>) => {
    if (!onReport) return;
    event.preventDefault();
    if (report.state !== 'sending') onReport(comment.id, new FormData(event.currentTarget));
  };

  return (
    <details className="group/report min-w-0 grow basis-full print:hidden">
      <summary className="inline-flex min-h-10 cursor-pointer items-center rounded-control text-small text-text-muted underline decoration-1 underline-offset-4 hover:text-link-hover">
        {texts.report}
        <VisuallyHidden>{`: ${texts.commentOf(comment.name)}`}</VisuallyHidden>
      </summary>
      <div className="flex max-w-reading flex-col gap-4 pt-2 pb-2">
        {report.state !== 'sent' && (
          <form method="post" action={report.action} onSubmit={submit} className="flex flex-col items-start gap-4">
            {report.hiddenFields}
            <div className="w-full">
              <FormField
                kind="textarea"
                id={`${id}reason`}
                name="reason"
                label={texts.reportReason}
                required
                maxLength={500}
                error={report.state === 'failed' ? texts.reportFailed : undefined}
              />
            </div>
            <Button tone="secondary" size="small" type="submit" state={report.state === 'sending' ? 'busy' : 'idle'}>
              {texts.reportSubmit}
            </Button>
          </form>
        )}
        <p ref={message} role="status" tabIndex={-1} className="focus:[box-shadow:none] focus:outline-none">
          {report.state === 'sent' && texts.reportSent}
          {report.state === 'failed' && <VisuallyHidden>{texts.reportFailed}</VisuallyHidden>}
        </p>
      </div>
    </details>
  );
}
