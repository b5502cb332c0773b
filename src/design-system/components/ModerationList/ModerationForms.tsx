import { type FormEvent, useId } from 'react';
import { Button } from '../Button/Button.tsx';
import { FormField } from '../FormField/FormField.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import type { ModerationDecision, ModerationEntry, ModerationTexts } from './moderation.ts';

interface ModerationFormsProps {
  comment: ModerationEntry;
  texts: ModerationTexts;
  onDecide?: ((id: string, decision: ModerationDecision, data: FormData) => void) | undefined;
}

/**
 * The three decisions. Removing is a form of its own, folded away: its reason is required, those of the others are not,
 * and unfolding it takes the place of a question.
 */
export function ModerationForms({ comment, texts, onDecide }: ModerationFormsProps) {
  const id = useId();
  const { state } = comment;
  const stateOf = (decision: ModerationDecision) =>
    state.kind === 'deciding' && state.decision === decision ? 'busy' : 'idle';
  const about = <VisuallyHidden>{`: ${texts.commentOf(comment.name)}`}</VisuallyHidden>;
  const decide = (decision: ModerationDecision) => (event: FormEvent<HTMLFormElement>) => {
    const deciding = state.kind === 'deciding';
    if (deciding || onDecide) event.preventDefault();
    if (!deciding) onDecide?.(comment.id, decision, new FormData(event.currentTarget));
  };
  return (
    <div className="flex flex-wrap items-start gap-3 print:hidden">
      <DecisionForm comment={comment} decision="approve" onSubmit={decide('approve')}>
        <Button tone="primary" size="small" icon="check" type="submit" state={stateOf('approve')}>
          <span>
            {texts.approve}
            {about}
          </span>
        </Button>
      </DecisionForm>
      <DecisionForm comment={comment} decision="hold" onSubmit={decide('hold')}>
        <Button tone="secondary" size="small" icon="clock" type="submit" state={stateOf('hold')}>
          <span>
            {texts.hold}
            {about}
          </span>
        </Button>
      </DecisionForm>
      <details className="min-w-0 open:basis-full">
        <summary className="inline-flex min-h-10 cursor-pointer items-center rounded-control text-negative text-small underline decoration-1 underline-offset-4">
          {texts.remove}
          {about}
        </summary>
        <DecisionForm comment={comment} decision="remove" onSubmit={decide('remove')}>
          <div className="flex max-w-reading flex-col items-start gap-3 pt-2">
            <div className="w-full">
              <FormField
                kind="textarea"
                id={`${id}reason`}
                name="reason"
                label={texts.reason}
                hint={texts.reasonHint}
                required
                maxLength={500}
              />
            </div>
            <Button tone="secondary" size="small" icon="trash" type="submit" state={stateOf('remove')}>
              {texts.removeSubmit}
            </Button>
          </div>
        </DecisionForm>
      </details>
    </div>
  );
}

interface DecisionFormProps {
  comment: ModerationEntry;
  decision: ModerationDecision;
  onSubmit: (event: FormEvent<HTMLFormElement>) => void;
  children: React.ReactNode;
}

function DecisionForm({ comment, decision, onSubmit, children }: DecisionFormProps) {
  return (
    <form method="post" action={comment.target.action} onSubmit={onSubmit}>
      {comment.target.hiddenFields}
      <input type="hidden" name="decision" value={decision} />
      {children}
    </form>
  );
}
