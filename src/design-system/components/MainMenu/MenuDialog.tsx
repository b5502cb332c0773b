import './MenuDialog.css';
import { Dialog } from 'radix-ui';
import { type MouseEvent as ReactMouseEvent, type ReactNode, useRef } from 'react';
import { usePortalContainer } from '../../theme/portalContainer.ts';
import { barButtonVariants } from '../Button/barButton.variants.ts';
import { useCloseRequest } from '../Dialog/useCloseRequest.ts';
import { useScrollLock } from '../Dialog/useScrollLock.ts';
import { Icon } from '../Icon/Icon.tsx';
import { followedLink } from '../Link/followedLink.ts';
import { MenuColumns } from './MenuColumns.tsx';
import type { MenuContent } from './menuItems.ts';
import { useCloseOnReturn } from './useCloseOnReturn.ts';

export interface MenuDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** Called when the menu closes without leading elsewhere: the focus goes back to what opened it. */
  onReturn: () => void;
  content: MenuContent;
  label: string;
  closeLabel: string;
  backLabel: string;
  actions: ReactNode;
}

/** The opened menu over the whole page. A file of its own: most visits never open it. */
export function MenuDialog({
  open,
  onOpenChange,
  onReturn,
  content,
  label,
  closeLabel,
  backLabel,
  actions,
}: MenuDialogProps) {
  const container = usePortalContainer();
  const leaves = useRef(false);
  useScrollLock(open);

  const leave = () => {
    leaves.current = true;
    onOpenChange(false);
  };
  useCloseOnReturn(open, leave);
  useCloseRequest(open, () => onOpenChange(false));

  const closeOnLink = (event: ReactMouseEvent) => {
    const link = followedLink(event);
    if (!link) return;
    // A page in a new tab leaves this one where it was.
    if (link.target === '_blank') onOpenChange(false);
    else leave();
  };

  return (
    <Dialog.Root open={open} onOpenChange={onOpenChange}>
      <Dialog.Portal container={container}>
        <Dialog.Content
          aria-describedby={undefined}
          onClick={closeOnLink}
          onCloseAutoFocus={(event) => {
            event.preventDefault();
            // After a link the focus belongs to the page that comes, which the app sees to.
            if (!leaves.current) onReturn();
            leaves.current = false;
          }}
          className="menu-dialog fixed inset-0 z-50 flex flex-col overflow-hidden bg-page font-body text-text moves focus:outline-none print:hidden"
        >
          {(content.state === 'done' || content.state === 'loading') && (
            <div aria-hidden="true" className="menu-right-page absolute inset-y-0 end-0 bg-band" />
          )}
          <div className="menu-head relative shrink-0 border-border border-b">
            <div className="menu-bar mx-auto flex max-w-content flex-wrap items-center justify-between gap-x-4 px-gutter">
              <Dialog.Title className="font-heading font-(weight:--site-weight-heading) text-heading text-title-small tracking-heading">
                {label}
              </Dialog.Title>
              <Dialog.Close className={`${barButtonVariants({ look: 'plain' })} text-heading hover:text-link-hover`}>
                {closeLabel}
                <Icon name="close" size="large" />
              </Dialog.Close>
            </div>
          </div>
          <MenuBody content={content} backLabel={backLabel} label={label} actions={actions} />
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}

interface MenuBodyProps {
  content: MenuContent;
  label: string;
  backLabel: string;
  actions: ReactNode;
}

/** Entries are as wide as words are: the lines that stand for them differ too. */
const skeletonWidths = ['60%', '48%', '68%', '42%', '64%', '30%', '36%'];

function MenuBody({ content, label, backLabel, actions }: MenuBodyProps) {
  switch (content.state) {
    case 'done':
      return (
        <MenuColumns
          label={label}
          items={content.items}
          aside={content.aside}
          externalHint={content.externalHint}
          backLabel={backLabel}
          actions={actions}
        />
      );
    case 'loading':
      return (
        <div role="status" className="menu-waiting relative mx-auto w-full max-w-content">
          <span className="sr-only">{content.loadingText}</span>
          <div className="menu-lines px-gutter">
            {skeletonWidths.map((width) => (
              <div key={width} className="menu-line flex items-center border-border border-b">
                <div className="menu-word rounded-control bg-band" style={{ width }} />
              </div>
            ))}
          </div>
        </div>
      );
    case 'error':
    case 'wrong':
      return (
        <div role="alert" className="mx-auto w-full max-w-content px-gutter py-section">
          <p className="menu-error max-w-reading ps-4 text-lead">{content.errorText}</p>
        </div>
      );
    default:
      return content satisfies never;
  }
}
