import './LoaderOverlay.css';
import { useId, useLayoutEffect, useRef, useState } from 'react';
import { Button } from '../Button/Button.tsx';

export interface LoaderOverlayProps {
  /** `waiting` while there is nothing to show but this; then it fades away. */
  state: 'idle' | 'waiting';
  /** What is awaited: "Je wordt ingelogd". */
  text: string;
  /** The way out for who will not wait; Escape takes it too. */
  action?: { label: string; onPress: () => void } | undefined;
}

/** The animation every site serves at its root (specification, section 7). */
const animation = '/loader.svg';

/** Has the animation at hand before it is needed: when the connection is gone it is too late to ask for it. */
export function fetchLoader(): void {
  new Image().src = animation;
}

/**
 * Covers the window while a whole view is awaited: after signing in, on the way to another site, or when a page does not
 * come and `NavigationProgress` no longer says enough. A modal dialog, so that nothing under it can be come to. It fades
 * away in 1.2 seconds, catching nothing meanwhile (specification, section 9); who wants no motion gets still words.
 */
export function LoaderOverlay({ state, text, action }: LoaderOverlayProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();
  // What is seen stays for the fading.
  const [last, setLast] = useState({ text: state === 'waiting' ? text : '', action });
  if (state === 'waiting' && (last.text !== text || last.action?.label !== action?.label)) setLast({ text, action });

  // Before the layout is painted: what comes after the wait must be able to take the focus at once.
  useLayoutEffect(() => {
    if (state === 'idle') dialog.current?.close();
    else if (!dialog.current?.open) dialog.current?.showModal();
  }, [state]);

  return (
    <dialog
      ref={dialog}
      aria-labelledby={id}
      onCancel={(event) => {
        event.preventDefault();
        action?.onPress();
      }}
      className="loader-overlay fixed inset-0 w-full flex-col items-center justify-center gap-6 px-gutter text-text"
    >
      {last.text !== '' && <img src={animation} alt="" width={112} height={112} />}
      <p id={id} role="status" className="max-w-reading text-center font-strong">
        {last.text}
      </p>
      {last.action && (
        <Button tone="secondary" onClick={() => action?.onPress()}>
          {last.action.label}
        </Button>
      )}
    </dialog>
  );
}
