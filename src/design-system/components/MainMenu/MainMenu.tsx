import { Dialog } from 'radix-ui';
import { type MouseEvent as ReactMouseEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { usePortalContainer } from '../../theme/SiteScope.tsx';
import { Icon } from '../Icon/Icon.tsx';
import { MenuColumns } from './MenuColumns.tsx';
import { menuPageId } from './MenuPage.tsx';
import type { MenuContent } from './menuItems.ts';

export type MainMenuProps = MenuContent & {
  /** Names the menu: "Hoofdmenu". */
  label: string;
  openLabel: string;
  closeLabel: string;
  /** Leads from a submenu back to the main one on small screens: "Terug". */
  backLabel: string;
  /** Language, colour mode, signing in: shown at the menu's foot on screens whose top bar has no room for them. */
  actions?: ReactNode;
};

/**
 * The full-screen main menu with its opener: main column, submenu and aside (specification, sections 2 and 4).
 * Without script the opener is a link to `MenuPage`, the same menu as plain lists.
 */
export function MainMenu({ label, openLabel, closeLabel, backLabel, actions, ...content }: MainMenuProps) {
  const [open, setOpen] = useState(false);
  const container = usePortalContainer();
  const opener = useRef<HTMLAnchorElement>(null);
  const followsLink = useRef(false);
  const scripted = useScripted();

  const change = (next: boolean) => {
    followsLink.current = false;
    setOpen(next);
  };

  const closeOnLink = (event: ReactMouseEvent) => {
    const opensElsewhere = event.ctrlKey || event.metaKey || event.shiftKey || event.altKey || event.button !== 0;
    if (opensElsewhere || !(event.target instanceof Element) || event.target.closest('a[href]') === null) return;
    followsLink.current = true;
    setOpen(false);
  };

  return (
    <Dialog.Root open={open} onOpenChange={change}>
      <a
        ref={opener}
        href={`#${menuPageId}`}
        {...(scripted && { role: 'button', 'aria-haspopup': 'dialog', 'aria-expanded': open })}
        onClick={(event) => {
          event.preventDefault();
          change(true);
        }}
        onKeyDown={(event) => {
          if (event.key !== ' ') return;
          event.preventDefault();
          change(true);
        }}
        className="inline-flex min-h-11 cursor-pointer items-center gap-2 rounded-control px-2 font-strong text-heading text-small no-underline hover:text-link-hover medium:px-3"
      >
        {openLabel}
        <Icon name="menu" size="large" />
      </a>
      <Dialog.Portal container={container}>
        <Dialog.Content
          aria-describedby={undefined}
          onClick={closeOnLink}
          onCloseAutoFocus={(event) => {
            event.preventDefault();
            // After a link the focus belongs to the page that comes, which the app sees to.
            if (!followsLink.current) opener.current?.focus();
          }}
          className="fixed inset-0 z-50 flex flex-col overflow-hidden bg-page font-body text-text opacity-100 transition-opacity duration-200 ease-out focus:outline-none motion-reduce:transition-none starting:opacity-0"
        >
          {(content.state === 'done' || content.state === 'loading') && <RightPage />}
          <div className="relative shrink-0 border-border border-b large:border-b-0">
            <div className="mx-auto flex h-[60px] max-w-content items-center justify-between gap-4 px-gutter medium:h-[90px]">
              <Dialog.Title className="font-heading font-(weight:--site-weight-heading) text-heading text-title-small tracking-heading">
                {label}
              </Dialog.Title>
              <Dialog.Close className="inline-flex min-h-11 cursor-pointer items-center gap-2 rounded-control px-2 font-strong text-heading text-small hover:text-link-hover medium:px-3">
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

/** The ground of submenu and aside runs to the screen's edge and top, like the right page of an open book. */
function RightPage() {
  return (
    <div
      aria-hidden="true"
      className="absolute inset-y-0 start-[calc(max(0px,50%-720px)+0.42*min(100%,1440px))] end-0 hidden bg-band large:block"
    />
  );
}

/** True once script runs: until then the opener is the plain link that it must be without it. */
function useScripted(): boolean {
  const [scripted, setScripted] = useState(false);
  useEffect(() => setScripted(true), []);
  return scripted;
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
          backLabel={backLabel}
          actions={actions}
        />
      );
    case 'loading':
      return (
        <div role="status" className="relative mx-auto w-full max-w-content pt-2 large:pt-0">
          <span className="sr-only">{content.loadingText}</span>
          <div className="px-gutter large:w-[42%] large:pe-14">
            {skeletonWidths.map((width) => (
              <div key={width} className="flex h-14 items-center border-border border-b large:h-16">
                <div className="h-6 rounded-control bg-band large:h-8" style={{ width }} />
              </div>
            ))}
          </div>
        </div>
      );
    case 'error':
    case 'wrong':
      return (
        <div role="alert" className="mx-auto w-full max-w-content px-gutter py-section">
          <p className="max-w-reading border-negative border-s-4 ps-4 text-lead">{content.errorText}</p>
        </div>
      );
    default:
      return content satisfies never;
  }
}
