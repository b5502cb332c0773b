import type { ReactNode } from 'react';
import { barButtonVariants } from '../Button/barButton.variants.ts';
import { Icon } from '../Icon/Icon.tsx';
import { DialogFrame } from './DialogFrame.tsx';

export interface DialogProps {
  open: boolean;
  /** Called for Escape, the closing button and a press beside the dialog. */
  onClose: () => void;
  title: string;
  closeLabel: string;
  children: ReactNode;
}

/**
 * A modal dialog after the pattern of the ARIA Authoring Practices. For a question or a message that waits for an
 * answer there is `Prompt`.
 *
 * Pages do without it until one is opened, so the opener loads it then, and keeps it in the tree from that
 * moment on (closing gives the focus back only while it is still there):
 *
 * @example
 * const Dialog = lazy(async () => ({ default: (await import('…/Dialog/Dialog.tsx')).Dialog }));
 * // `wanted` is set by the first press and stays; it is false on the server and in the first render.
 * {wanted && <Suspense fallback={null}><Dialog open={open} onClose={() => setOpen(false)} … /></Suspense>}
 */
export function Dialog({ open, onClose, title, closeLabel, children }: DialogProps) {
  return (
    <DialogFrame
      role="dialog"
      open={open}
      onClose={onClose}
      title={title}
      corner={
        <button
          type="button"
          aria-label={closeLabel}
          onClick={onClose}
          className={`${barButtonVariants({ look: 'icon' })} -me-2 ms-auto text-heading hover:bg-band hover:text-link-hover`}
        >
          <Icon name="close" size="large" />
        </button>
      }
    >
      {children}
    </DialogFrame>
  );
}
