import { type MouseEvent, useState } from 'react';
import { Button } from '../Button/Button.tsx';
import type { ButtonSize, ButtonTone } from '../Button/Button.variants.ts';
import type { IconName } from '../Icon/icons.ts';
import type { PromptProps } from '../Prompt/Prompt.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';

export interface ConfirmQuestion {
  /** "Weet je zeker dat je deze reactie wilt verwijderen?" */
  title: string;
  /** What it will change. */
  text?: string | undefined;
  confirmLabel: string;
  cancelLabel: string;
}

export interface ConfirmButtonProps {
  label: string;
  /** Tells buttons with the same label apart, read out after it: "reactie van 3 mei 2026". */
  item?: string | undefined;
  /** The language of that, where it is another than the page's. */
  itemLanguage?: string | undefined;
  tone: ButtonTone;
  size?: ButtonSize | undefined;
  icon?: IconName | undefined;
  /** `busy` while what was confirmed is on its way. */
  state?: 'idle' | 'busy' | undefined;
  question: ConfirmQuestion;
  /** Without it a press posts the form, and the server asks. */
  onConfirm?: (() => void) | undefined;
}

/**
 * Asks before something that cannot be undone, with the `Prompt` that it fetches at the first press. It is the submit
 * button of the form around it: without scripts, and where the question cannot be fetched, the form is posted and the
 * server has to ask. When confirming takes the button away, the caller moves the focus on.
 */
export function ConfirmButton(props: ConfirmButtonProps) {
  const { label, item, itemLanguage, tone, size, icon, state, question, onConfirm } = props;
  const [open, setOpen] = useState(false);
  const [Prompt, setPrompt] = useState<((props: PromptProps) => React.ReactNode) | null>(null);

  const ask = async (event: MouseEvent<HTMLButtonElement>) => {
    event.preventDefault();
    const { form } = event.currentTarget;
    try {
      const loaded = await import('../Prompt/Prompt.tsx');
      setPrompt(() => loaded.Prompt);
      setOpen(true);
    } catch {
      form?.submit();
    }
  };

  return (
    <>
      <Button tone={tone} size={size} icon={icon} state={state} type="submit" onClick={onConfirm && ask}>
        <span className="min-w-0">
          {label}
          {item !== undefined && <VisuallyHidden language={itemLanguage}>{`: ${item}`}</VisuallyHidden>}
        </span>
      </Button>
      {Prompt && onConfirm && (
        <Prompt kind="confirm" open={open} {...question} onConfirm={onConfirm} onClose={() => setOpen(false)} />
      )}
    </>
  );
}
