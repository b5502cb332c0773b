import type { MouseEvent } from 'react';
import { Button } from '../Button/Button.tsx';

export interface CommentLoginProps {
  /** What one can do after signing in. */
  text: string;
  /** "Inloggen om te reageren" (specification, section 6) */
  label: string;
  /** Signing in, with the way back to this place: the target of the comments in its address. */
  href: string;
  /** `waiting` while the window to sign in is open (`popupOpen` of the specification, section 4). */
  state?: 'idle' | 'waiting' | undefined;
  /** Said while it is open. */
  waitingText?: string | undefined;
  /** Called instead of following the link. */
  onLogin?: (() => void) | undefined;
}

/** Stands in the place of the form for visitors who have not signed in. */
export function CommentLogin({ text, label, href, state = 'idle', waitingText, onLogin }: CommentLoginProps) {
  const press = (event: MouseEvent) => {
    event.preventDefault();
    onLogin?.();
  };
  return (
    <div className="flex flex-col items-start gap-4 rounded-card bg-surface p-5 forced-colors:border medium:p-6 print:hidden">
      <p className="max-w-reading">{text}</p>
      <Button tone="primary" href={href} onClick={onLogin && press}>
        {label}
      </Button>
      <p role="status" className="text-small text-text-muted empty:-mt-4">
        {state === 'waiting' && waitingText}
      </p>
    </div>
  );
}
