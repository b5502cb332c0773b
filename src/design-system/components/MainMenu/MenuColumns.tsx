import './MenuColumns.css';
import { type ReactNode, useId, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { breakpoints } from '../../tokens/breakpoints.ts';
import { Icon } from '../Icon/Icon.tsx';
import { BareLink } from '../Link/BareLink.tsx';
import { hasSubmenu, initialSubmenu, leadsToCurrent, type MenuAside, type MenuItem } from './menuItems.ts';
import { useMediaQuery } from './useMediaQuery.ts';

interface MenuColumnsProps {
  label: string;
  items: readonly MenuItem[];
  aside: readonly MenuAside[];
  externalHint: string | undefined;
  backLabel: string;
  actions: ReactNode;
}

/** Level 0 is the main menu, level 1 a submenu lying over it; on wide screens both lie side by side. */
type MobileLevel = 0 | 1;

/**
 * The opened menu. A submenu stands in the document right after the entry that opens it, so the keyboard comes to it
 * next; only the eye sees it in a column of its own.
 */
export function MenuColumns({ label, items, aside, externalHint, backLabel, actions }: MenuColumnsProps) {
  const wide = useMediaQuery(`(min-width: ${breakpoints.large}px)`);
  const [openItem, setOpenItem] = useState(() => initialSubmenu(items));
  const [level, setLevel] = useState<MobileLevel>(0);
  const entries = useRef(new Map<number, HTMLButtonElement>());
  const back = useRef<HTMLButtonElement>(null);

  const openSubmenu = (index: number) => {
    flushSync(() => {
      setOpenItem(index);
      setLevel(1);
    });
    // The submenu slides in from the side: scrolling to it would jump.
    if (!wide) back.current?.focus({ preventScroll: true });
  };

  const goBack = () => {
    flushSync(() => setLevel(0));
    if (openItem !== undefined) entries.current.get(openItem)?.focus({ preventScroll: true });
  };

  return (
    <div className="@container relative mx-auto min-h-0 w-full max-w-content flex-1" data-level={level}>
      <div data-covered={!wide && level === 1} className="menu-columns grid h-full gap-y-10 overflow-y-auto">
        <nav aria-label={label} className="menu-list px-gutter">
          <ol>
            {items.map((item, index) => {
              const expanded = openItem === index && (wide || level === 1);
              return (
                <li key={`${item.href} ${item.label}`} className="border-border border-b">
                  {hasSubmenu(item) ? (
                    <Branch
                      item={item}
                      externalHint={externalHint}
                      number={index + 1}
                      expanded={expanded}
                      onOpen={() => openSubmenu(index)}
                      entryRef={(element) => {
                        if (element) entries.current.set(index, element);
                        else entries.current.delete(index);
                      }}
                      back={{ ref: back, label: backLabel, go: goBack }}
                    />
                  ) : (
                    <BareLink
                      href={item.href}
                      externalHint={externalHint}
                      aria-current={item.current ? 'page' : undefined}
                      className={entryClass}
                    >
                      <EntryNumber number={index + 1} />
                      <span lang={item.language} className="flex-1">
                        {item.label}
                      </span>
                    </BareLink>
                  )}
                </li>
              );
            })}
          </ol>
        </nav>
        {aside.length > 0 && (
          <aside className="menu-aside flex flex-col gap-8 px-gutter">
            {aside.map((block) => (
              <Aside key={block.title} block={block} externalHint={externalHint} />
            ))}
          </aside>
        )}
        {actions && <div className="menu-actions flex flex-wrap items-center gap-4 px-gutter">{actions}</div>}
      </div>
    </div>
  );
}

const entryClass =
  'menu-entry flex w-full cursor-pointer items-baseline gap-3 font-heading font-(weight:--site-weight-heading) text-heading text-title-medium tracking-heading no-underline hover:text-link-hover';

function EntryNumber({ number }: { number: number }) {
  return (
    <span
      aria-hidden="true"
      className="menu-number shrink-0 font-body font-normal text-small text-text-muted even-figures"
    >
      {number}
    </span>
  );
}

interface BranchProps {
  item: MenuItem & { children: readonly MenuItem[] };
  externalHint: string | undefined;
  number: number;
  expanded: boolean;
  onOpen: () => void;
  entryRef: (element: HTMLButtonElement | null) => void;
  back: { ref: React.RefObject<HTMLButtonElement | null>; label: string; go: () => void };
}

function Branch({ item, externalHint, number, expanded, onOpen, entryRef, back }: BranchProps) {
  const id = useId();
  return (
    <>
      <button
        ref={entryRef}
        type="button"
        aria-expanded={expanded}
        aria-controls={id}
        aria-current={leadsToCurrent(item) ? 'true' : undefined}
        onClick={onOpen}
        className={entryClass}
      >
        <EntryNumber number={number} />
        <span lang={item.language} className="flex-1">
          {item.label}
        </span>
        <span className="self-center">
          <Icon name="chevron-right" />
        </span>
      </button>
      <div
        id={id}
        data-state={expanded ? 'open' : 'closed'}
        className="menu-submenu visible absolute inset-0 overflow-y-auto bg-page px-gutter"
      >
        <button
          ref={expanded ? back.ref : undefined}
          type="button"
          onClick={back.go}
          className="flex min-h-14 cursor-pointer items-center gap-2 font-strong text-link text-small hover:text-link-hover large:hidden"
        >
          <Icon name="arrow-left" />
          {back.label}
        </button>
        <BareLink
          href={item.href}
          externalHint={externalHint}
          aria-current={item.current ? 'page' : undefined}
          className="menu-title flex items-center justify-between gap-3 border-border-strong border-b py-4 font-heading font-(weight:--site-weight-heading) text-heading text-title-medium leading-heading tracking-heading no-underline hover:text-link-hover"
        >
          <span lang={item.language}>{item.label}</span>
          <Icon name="arrow" />
        </BareLink>
        <Submenu items={item.children} externalHint={externalHint} />
      </div>
    </>
  );
}

function Submenu({ items, externalHint }: { items: readonly MenuItem[]; externalHint: string | undefined }) {
  return (
    <ul>
      {items.map((item) => (
        <li key={`${item.href} ${item.label}`} className="border-border border-b">
          <BareLink
            href={item.href}
            language={item.language}
            externalHint={externalHint}
            aria-current={item.current ? 'page' : undefined}
            className={`menu-link block py-3 no-underline hover:text-link-hover aria-[current]:font-strong ${hasSubmenu(item) ? 'font-strong text-heading' : 'text-text'}`}
          >
            {item.label}
          </BareLink>
          {hasSubmenu(item) && (
            <div className="menu-group ps-4">
              <Submenu items={item.children} externalHint={externalHint} />
            </div>
          )}
        </li>
      ))}
    </ul>
  );
}

function Aside({ block, externalHint }: { block: MenuAside; externalHint: string | undefined }) {
  return (
    <div>
      <h3 lang={block.language} className="pb-2 font-strong text-small text-text-muted">
        {block.title}
      </h3>
      <ul>
        {block.items.map((item) => (
          <li key={`${item.href} ${item.label}`}>
            <BareLink
              href={item.href}
              language={item.language}
              externalHint={externalHint}
              aria-current={item.current ? 'page' : undefined}
              className="inline-block py-1.5 text-link no-underline underline-offset-4 hover:text-link-hover hover:underline"
            >
              {item.label}
            </BareLink>
          </li>
        ))}
      </ul>
    </div>
  );
}
