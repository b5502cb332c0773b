import { useId } from 'react';
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
  onRemove: (item: SavedItem) => void;
  /** Why nothing could be kept. */
  problem?: string | undefined;
}

/** Links that a visitor keeps in the browser, each to be taken out. */
export function SavedList({ title, hint, items, toggle, removeLabel, onRemove, problem }: SavedListProps) {
  const titleId = useId();
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
      <p role="status" className="text-small text-warning empty:hidden">
        {problem}
      </p>
      {items.length > 0 && (
        <>
          <Title level={2} size="small" id={titleId}>
            {title}
          </Title>
          <p className="max-w-reading text-small text-text-muted">{hint}</p>
          <ul
            {...listRole}
            className="flex w-full max-w-reading flex-col divide-y divide-border border-y border-border"
          >
            {items.map((item) => (
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
                  onClick={() => onRemove(item)}
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
