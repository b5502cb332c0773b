import {
  type FocusEvent,
  type FormEvent,
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
  useEffect,
  useEffectEvent,
  useRef,
} from 'react';
import { breakpoints } from '../../tokens/breakpoints.ts';
import { barButtonVariants } from '../Button/barButton.variants.ts';
import { useCloseRequest } from '../Dialog/useCloseRequest.ts';
import { useScrollLock } from '../Dialog/useScrollLock.ts';
import { Icon } from '../Icon/Icon.tsx';
import { followedLink } from '../Link/followedLink.ts';
import { useCloseOnReturn } from '../MainMenu/useCloseOnReturn.ts';
import { useMediaQuery } from '../MainMenu/useMediaQuery.ts';

const wideScreen = `(min-width: ${breakpoints.large}px)`;

interface FilterPanelProps {
  id: string;
  title: string;
  toggleLabel: string;
  /** Whether the sheet is open; something else on the page may open it. */
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** Called when the form in it is sent; says whether that leads to another list. */
  onSubmit: (event: FormEvent) => boolean;
  children: ReactNode;
}

/**
 * Beside the list from 960 px on; below, a full-height sheet that the toggle opens and closes, by style alone, with or
 * without script (a browser that cannot style a fold's content keeps the toggle). Script closes the sheet on Escape, on
 * sending the form, on following a link in it, on going back, where a phone's back button asks for it, and when the focus moves out of it, so that the Tab key
 * never goes through a page that cannot be seen.
 */
export function FilterPanel({ id, title, toggleLabel, open, onOpenChange, onSubmit, children }: FilterPanelProps) {
  const wide = useMediaQuery(wideScreen);
  const toggle = useRef<HTMLElement>(null);
  const opener = useRef<Element>(null);
  const fold = useRef<HTMLDetailsElement>(null);
  const isOpenedEarly = useRef(false);

  useScrollLock(!wide && open);
  useCloseOnReturn(!wide && open, () => onOpenChange(false));

  // Before there is script the browser opens it, and says so to nobody.
  const openAsFound = useEffectEvent(() => {
    if (open || !fold.current?.open || matchMedia(wideScreen).matches) return;
    isOpenedEarly.current = true;
    onOpenChange(true);
  });
  useEffect(() => openAsFound(), []);

  // Opened from elsewhere, the focus goes to its top, and back there when it closes.
  useEffect(() => {
    if (wide || !open) return;
    if (isOpenedEarly.current) {
      // The visitor may be anywhere in it by now.
      isOpenedEarly.current = false;
      return;
    }
    const from = document.activeElement;
    // Safari gives a press on the toggle to what is around it: the section, or the page.
    opener.current = from?.contains(toggle.current) ? null : from;
    toggle.current?.focus();
  }, [wide, open]);

  const close = () => {
    onOpenChange(false);
    const back = opener.current instanceof HTMLElement && opener.current.isConnected ? opener.current : toggle.current;
    opener.current = null;
    back?.focus({ preventScroll: true });
  };
  useCloseRequest(!wide && open, close);

  const closeOnEscape = (event: KeyboardEvent) => {
    if (!wide && open && event.key === 'Escape') close();
  };

  const closeOnLeave = (event: FocusEvent<HTMLElement>) => {
    const next = event.relatedTarget;
    if (!wide && next instanceof Node && !event.currentTarget.contains(next)) onOpenChange(false);
  };

  // Links in it lead to another list, which the sheet would cover.
  const closeOnLink = (event: MouseEvent<HTMLElement>) => {
    if (!wide && followedLink(event)) onOpenChange(false);
  };

  const closeOnSubmit = (event: FormEvent) => {
    const leaves = onSubmit(event);
    if (wide) return;
    // Another list takes the focus itself.
    if (leaves) onOpenChange(false);
    else close();
  };

  return (
    <section
      id={id}
      tabIndex={-1}
      aria-label={title}
      onKeyDown={closeOnEscape}
      onBlur={closeOnLeave}
      onClick={closeOnLink}
      className="filter-section print:hidden"
    >
      <details
        ref={fold}
        open={wide || open}
        onToggle={(event) => {
          if (wide || event.currentTarget.open === open) return;
          if (open) close();
          else onOpenChange(true);
        }}
        onSubmit={closeOnSubmit}
        className="filter-panel group/panel large:[&::details-content]:h-auto large:[&::details-content]:[content-visibility:visible]"
      >
        <summary
          ref={toggle}
          data-wide={wide}
          className={`${barButtonVariants({ look: 'outline' })} list-none data-[wide=true]:hidden large:supports-[selector(::details-content)]:hidden [&::-webkit-details-marker]:hidden`}
        >
          <Icon name="filter" />
          {toggleLabel}
          <span className="ms-auto hidden group-open/panel:inline-flex">
            <Icon name="close" size="large" />
          </span>
        </summary>
        <div>
          <h2 className="filter-title font-heading font-(weight:--site-weight-heading) text-heading text-title-small">
            {title}
          </h2>
          {children}
        </div>
      </details>
    </section>
  );
}
