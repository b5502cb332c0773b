import { lazy, type ReactNode, Suspense, useEffect, useRef, useState } from 'react';
import { barButtonVariants } from '../Button/barButton.variants.ts';
import { Icon } from '../Icon/Icon.tsx';
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

const loadDialog = () => import('./MenuDialog.tsx');
const MenuDialog = lazy(async () => ({ default: (await loadDialog()).MenuDialog }));

/**
 * The full-screen main menu with its opener: main column, submenu and aside (specification, sections 2 and 4).
 * Without script the opener is a link to `MenuPage`, the same menu as plain lists. What lies behind it is loaded when
 * a pointer or the focus reaches it.
 */
export function MainMenu({ label, openLabel, closeLabel, backLabel, actions, ...content }: MainMenuProps) {
  const [open, setOpen] = useState(false);
  const [wanted, setWanted] = useState(false);
  const opener = useRef<HTMLAnchorElement>(null);
  const scripted = useScripted();

  const openMenu = () => {
    setWanted(true);
    setOpen(true);
  };
  // A load that fails is tried again when the menu is opened.
  const prepare = () => void loadDialog().catch(() => {});

  return (
    <>
      <a
        ref={opener}
        href={`#${menuPageId}`}
        {...(scripted && { role: 'button', 'aria-haspopup': 'dialog', 'aria-expanded': open })}
        onPointerEnter={prepare}
        onFocus={prepare}
        onClick={(event) => {
          event.preventDefault();
          openMenu();
        }}
        onKeyDown={(event) => {
          if (event.key !== ' ') return;
          event.preventDefault();
          openMenu();
        }}
        className={`${barButtonVariants({ look: 'plain' })} text-heading hover:text-link-hover`}
      >
        {/* Where a bar has hardly room for the site's name, three lines say it. */}
        <span className="@max-[21rem]:sr-only">{openLabel}</span>
        <Icon name="menu" size="large" />
      </a>
      {wanted && (
        <Suspense fallback={null}>
          <MenuDialog
            open={open}
            onOpenChange={setOpen}
            // Half of the opener may be above the window's edge: the page stays where it was read.
            onReturn={() => opener.current?.focus({ preventScroll: true })}
            content={content}
            label={label}
            closeLabel={closeLabel}
            backLabel={backLabel}
            actions={actions}
          />
        </Suspense>
      )}
    </>
  );
}

/** True once script runs: until then the opener is the plain link that it must be without it. */
function useScripted(): boolean {
  const [scripted, setScripted] = useState(false);
  useEffect(() => setScripted(true), []);
  return scripted;
}
