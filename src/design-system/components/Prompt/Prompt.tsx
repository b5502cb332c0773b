import { type ReactNode, useId, useRef } from 'react';
import { Button } from '../Button/Button.tsx';
import { DialogFrame } from '../Dialog/DialogFrame.tsx';

interface PromptBase {
  open: boolean;
  title: string;
  /** Read out with the title. */
  text?: ReactNode;
  /** Called for Escape and for the button that changes nothing. */
  onClose: () => void;
}

export type PromptProps = PromptBase &
  (
    | { kind: 'message'; closeLabel: string }
    | { kind: 'confirm'; confirmLabel: string; cancelLabel: string; onConfirm: () => void }
  );

/**
 * Tells something that must be known, or asks before something that cannot be undone (specification, sections 5 and 8:
 * "Oops... Something went wrong!", "Are you sure you want to delete this comment?"). An `alertdialog`: it is read out
 * whole, only an answer or Escape closes it, and the focus begins at the answer that changes nothing.
 *
 * Load it as `Dialog` says. When confirming takes away what opened it, move the focus on after the removal.
 */
export function Prompt(props: PromptProps) {
  const { open, title, text, onClose } = props;
  const textId = useId();
  const safe = useRef<HTMLButtonElement>(null);
  return (
    <DialogFrame
      role="alertdialog"
      open={open}
      onClose={onClose}
      title={title}
      describedBy={text ? textId : undefined}
      initialFocus={safe}
    >
      {text && (
        <p id={textId} className="max-w-reading">
          {text}
        </p>
      )}
      <div className="flex flex-wrap gap-3 pt-1">
        <Answers safe={safe} prompt={props} />
      </div>
    </DialogFrame>
  );
}

function Answers({ safe, prompt }: { safe: React.RefObject<HTMLButtonElement | null>; prompt: PromptProps }) {
  switch (prompt.kind) {
    case 'message':
      return (
        <Button ref={safe} tone="primary" onClick={prompt.onClose}>
          {prompt.closeLabel}
        </Button>
      );
    case 'confirm':
      return (
        <>
          <Button
            tone="primary"
            onClick={() => {
              prompt.onConfirm();
              prompt.onClose();
            }}
          >
            {prompt.confirmLabel}
          </Button>
          <Button ref={safe} tone="secondary" onClick={prompt.onClose}>
            {prompt.cancelLabel}
          </Button>
        </>
      );
    default:
      return prompt satisfies never;
  }
}
