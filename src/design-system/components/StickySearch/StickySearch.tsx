import { barButtonVariants } from '../Button/barButton.variants.ts';
import './StickySearch.css';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Icon } from '../Icon/Icon.tsx';

/** The scroll position in px from which it shows (specification, section 9). */
export const stickyFrom = 150;

export interface StickySearchProps {
  /** The search field. */
  search: ReactNode;
  /** What narrows the list now, each to be taken away. */
  tags: ReactNode;
  /** Opens the filters where they are a sheet: "Filters (2)"; left out where there are none. */
  toggle: { label: string; onPress: () => void } | undefined;
}

/**
 * The search bar that stays in sight below the top bar once the page's own field has scrolled away, with the active
 * filters and, below 960 px, what opens the filters (specification, sections 2 and 9). It comes with script only: the
 * page is complete without it.
 */
export function StickySearch({ search, tags, toggle }: StickySearchProps) {
  const [isShown, setShown] = useState(false);
  const bar = useRef<HTMLDivElement>(null);

  useEffect(() => {
    // It stays while it has the focus.
    const follow = () => setShown(scrollY > stickyFrom || bar.current?.contains(document.activeElement) === true);
    follow();
    addEventListener('scroll', follow, { passive: true });
    return () => removeEventListener('scroll', follow);
  }, []);

  if (!isShown) return null;
  return (
    <div ref={bar} className="sticky-search print:hidden">
      <div className="sticky-search-ground border-border border-b bg-page">
        <div className="mx-auto flex max-w-content items-center gap-4 px-gutter py-2">
          <div className="sticky-search-field min-w-0">{search}</div>
          <div className="sticky-search-tags">{tags}</div>
          {toggle && (
            <button
              type="button"
              onClick={toggle.onPress}
              className={`${barButtonVariants({ look: 'outline' })} sticky-search-toggle shrink-0 large:hidden`}
            >
              <Icon name="filter" />
              <span>{toggle.label}</span>
            </button>
          )}
        </div>
      </div>
    </div>
  );
}
