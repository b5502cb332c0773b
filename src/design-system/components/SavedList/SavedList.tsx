import { useEffect, useId, useRef, useState } from 'react';
import { Button } from '../Button/Button.tsx';
import { listRole } from '../Grid/listRole.ts';
import { Icon } from '../Icon/Icon.tsx';
import { Link } from '../Link/Link.tsx';
import { Title } from '../Title/Title.tsx';

interface SavedItem {
  name: string;
  href: string;
  /** It is what the page shows. */
  isHere?: boolean;
}

export interface SavedListProps {
  title: string;
  /** Where they are kept. */
  hint: string;
  items: readonly SavedItem[];
  /** Keeps what the page shows, or takes it out. */
  toggle?: { label: string; isKept: boolean; onPress: () => void } | undefined;
  /** "Verwijder weidevogels" */
  removeLabel: (name: string) => string;
  /** @returns false where it stays */
  onRemove: (item: SavedItem) => boolean;
  /** "weidevogels is verwijderd." */
  removed: (name: string) => string;
  /** Why nothing could be kept. */
  problem?: string | undefined;
}

/** Links that a visitor keeps in the browser, each to be taken out. */
export function SavedList({ title, hint, items, toggle, removeLabel, onRemove, removed, problem }: SavedListProps) {
  const titleId = useId();
  const list = useRef<HTMLUListElement>(null);
  const status = useRef<HTMLParagraphElement>(null);
  const [gone, setGone] = useState<{ readonly name: string; readonly place: number }>();

  // The button went with its link: the next one has the focus, or what says that none is left.
  useEffect(() => {
    if (!gone) return;
    const buttons = list.current?.querySelectorAll('button') ?? [];
    (buttons[gone.place] ?? buttons[buttons.length - 1] ?? status.current)?.focus();
  }, [gone]);
  const remove = (item: SavedItem, place: number) => {
    if (onRemove(item)) setGone({ name: item.name, place });
  };

  return (
    <section
      aria-labelledby={items.length > 0 ? titleId : undefined}
      className="mt-10 flex flex-col items-start gap-4 noscript:hidden print:hidden"
    >
      {toggle && (
        <Button tone="secondary" size="small" onClick={toggle.onPress}>
          <Icon name={toggle.isKept ? 'bookmark-check' : 'bookmark'} size="small" />
          {toggle.label}
        </Button>
      )}
      <p
        ref={status}
        role="status"
        tabIndex={-1}
        className={problem === undefined ? 'sr-only focus:not-sr-only focus:text-small' : 'text-small text-warning'}
      >
        {problem ?? (gone && removed(gone.name))}
      </p>
      {items.length > 0 && (
        <>
          <Title level={2} size="small" id={titleId}>
            {title}
          </Title>
          <p className="max-w-reading text-small text-text-muted">{hint}</p>
          <ul
            ref={list}
            {...listRole}
            className="flex w-full max-w-reading flex-col divide-y divide-border border-y border-border"
          >
            {items.map((item, place) => (
              <li key={item.href} className="flex items-center justify-between gap-4 py-1">
                {item.isHere ? (
                  <span aria-current="page" className="wrap-anywhere">
                    {item.name}
                  </span>
                ) : (
                  <Link href={item.href}>{item.name}</Link>
                )}
                <button
                  type="button"
                  aria-label={removeLabel(item.name)}
                  onClick={() => remove(item, place)}
                  className="inline-flex min-h-10 min-w-10 shrink-0 cursor-pointer items-center justify-center text-text-muted hover:text-link-hover"
                >
                  <Icon name="close" size="small" />
                </button>
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  );
}
