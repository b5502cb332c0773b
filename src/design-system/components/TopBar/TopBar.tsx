import { barButtonVariants } from '../Button/barButton.variants.ts';
import './TopBar.css';
import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { Icon } from '../Icon/Icon.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { type TopBarHeight, type TopBarVariant, topBarVariants } from './TopBar.variants.ts';
import { initialTopBarPosition, nextTopBarPosition } from './topBarState.ts';

export interface TopBarProps {
  logo: ReactNode;
  /** The main menu with its opener. */
  menu: ReactNode;
  /** A compact search bar; on small screens it has room for its button only. */
  search: ReactNode;
  /** `sticky`: only while the bar is fixed, for pages that open with a search field of their own. */
  searchShown?: 'always' | 'sticky';
  /** Signing in, language and the like: seen from 750 px on where the text leaves room; else the menu holds them. */
  actions: ReactNode;
  back?: { href: string; label: string } | undefined;
  /** `transparent` lets the layout's own ground show through until the page scrolls (the sand layout). */
  variant: TopBarVariant;
  /** `low` is 60 px on every screen: pages with a contents bar below it need the room. */
  height?: TopBarHeight;
}

/**
 * The page's header: in the flow at first, back and fixed after 150 px of scrolling (specification, sections 2, 4
 * and 9). `data-state` tells `top`, `scrolled` or `sticky`. Its place in the page keeps its height, so nothing moves.
 * What the keyboard comes to scrolls clear of it, and of a contents bar below. On paper it is the logo alone.
 */
export function TopBar({
  logo,
  menu,
  search,
  searchShown = 'always',
  actions,
  back,
  variant,
  height = 'default',
}: TopBarProps) {
  const [position, setPosition] = useState(initialTopBarPosition);
  const bar = useRef<HTMLDivElement>(null);
  const hasScrolled = useRef(false);

  useEffect(() => {
    const follow = () => setPosition((previous) => nextTopBarPosition(previous, window.scrollY));
    const scroll = () => {
      hasScrolled.current = true;
      follow();
    };
    follow();
    window.addEventListener('scroll', scroll, { passive: true });
    return () => window.removeEventListener('scroll', scroll);
  }, []);

  useLayoutEffect(() => {
    // A page that opens halfway (a reload, a fragment) shows the bar at once: nothing moves while it loads.
    if (!position.pinned || !hasScrolled.current || matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    bar.current?.animate([{ transform: 'translateY(-100%)' }, { transform: 'none' }], {
      duration: 200,
      easing: 'ease-out',
    });
  }, [position.pinned]);

  return (
    <header className={topBarVariants({ part: 'place', height })} data-state={position.state}>
      <div
        ref={bar}
        className={topBarVariants({ part: 'bar', variant })}
        data-state={position.state}
        data-pinned={position.pinned}
      >
        <div className="mx-auto flex w-full max-w-content items-center gap-1 px-gutter text-heading medium:gap-4">
          {back && (
            <a
              href={back.href}
              className={`${barButtonVariants({ look: 'icon' })} -ms-2 text-link hover:text-link-hover print:hidden`}
            >
              <Icon name="arrow-left" />
              <VisuallyHidden>{back.label}</VisuallyHidden>
            </a>
          )}
          <div className="me-auto flex min-w-0 shrink items-center @min-[60rem]:min-w-min">{logo}</div>
          {search && (searchShown === 'always' || position.pinned) && (
            <div className="w-[44px] shrink-0 large:w-80 large:min-w-40 large:shrink print:hidden">{search}</div>
          )}
          <div className="hidden shrink-0 items-center gap-2 ps-2 medium:@min-[40rem]:flex print:hidden">{actions}</div>
          <div className="shrink-0 print:hidden">{menu}</div>
        </div>
      </div>
    </header>
  );
}
