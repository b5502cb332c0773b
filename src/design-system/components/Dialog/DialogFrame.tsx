import { Dialog } from 'radix-ui';
import { type ReactNode, type RefObject, useRef } from 'react';
import { usePortalContainer } from '../../theme/portalContainer.ts';
import { useScrollLock } from './useScrollLock.ts';

interface DialogFrameProps {
  /** An `alertdialog` asks for an answer: a press beside it does not close it, Escape does. */
  role: 'dialog' | 'alertdialog';
  open: boolean;
  onClose: () => void;
  title: string;
  /** The id of the text that is read with the title. */
  describedBy?: string | undefined;
  /** What has the focus first; without it the first thing that can have it. */
  initialFocus?: RefObject<HTMLElement | null> | undefined;
  /** Stands beside the title. */
  corner?: ReactNode;
  children: ReactNode;
}

/**
 * What every modal layer shares: it lies over the dimmed page in its site's own theme, keeps the focus and the wheel,
 * closes on Escape, and gives the focus back to what had it. It grows with its text and scrolls when it is too long.
 */
export function DialogFrame(props: DialogFrameProps) {
  const { role, open, onClose, title, describedBy, initialFocus, corner, children } = props;
  const container = usePortalContainer();
  const opener = useRef<Element | null>(null);
  useScrollLock(open);

  return (
    <Dialog.Root open={open} onOpenChange={(next) => !next && onClose()}>
      <Dialog.Portal container={container}>
        <div aria-hidden="true" className="fixed inset-0 z-50 bg-footer/75 moves starting:opacity-0 print:hidden" />
        <Dialog.Content
          role={role}
          aria-modal="true"
          aria-describedby={describedBy}
          onOpenAutoFocus={(event) => {
            opener.current = document.activeElement;
            if (!initialFocus?.current) return;
            event.preventDefault();
            initialFocus.current.focus({ preventScroll: true });
          }}
          onCloseAutoFocus={(event) => {
            event.preventDefault();
            if (opener.current instanceof HTMLElement) opener.current.focus();
          }}
          onInteractOutside={(event) => {
            if (role === 'alertdialog') event.preventDefault();
          }}
          className="fixed inset-0 z-50 m-auto flex h-fit max-h-[calc(100dvh-2rem)] w-[calc(100%-2rem)] max-w-xl flex-col overflow-y-auto overscroll-contain rounded-card border border-transparent bg-surface font-body text-text raised moves focus:outline-none starting:translate-y-4 print:hidden"
        >
          <div className="flex flex-wrap-reverse items-end justify-between gap-x-4 px-5 pt-5 medium:px-8 medium:pt-7">
            <Dialog.Title className="min-w-0 grow basis-48 wrap-anywhere pt-2.5 font-heading font-(weight:--site-weight-heading) text-heading text-title-small tracking-heading">
              {title}
            </Dialog.Title>
            {corner}
          </div>
          <div className="flex flex-col gap-6 px-5 pt-3 pb-6 medium:px-8 medium:pb-8">{children}</div>
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
