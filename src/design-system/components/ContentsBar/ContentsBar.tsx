import './ContentsBar.css';
import { type FocusEvent, type KeyboardEvent, useEffect, useRef } from 'react';
import { Icon } from '../Icon/Icon.tsx';
import type { IconName } from '../Icon/icons.ts';
import { useCurrentSection } from './useCurrentSection.ts';

export interface ContentsBarProps {
  /** Names the landmark and the list while no section is current, e.g. "Inhoud". */
  label: string;
  /** The sections in their order; ids are those of elements on this page. */
  items: readonly { id: string; title: string }[];
  previousLabel: string;
  nextLabel: string;
}

/**
 * Follows the reader through a long page: where they are, every section, and the way to the previous and the next one.
 * Plain links; with JavaScript it marks the current section (specification, sections 2 and 9).
 *
 * It sticks under whatever bar is there already: set `--contents-bar-top` to that bar's height. The list closes on a
 * choice, on Escape, and when the reader goes on elsewhere.
 */
export function ContentsBar({ label, items, previousLabel, nextLabel }: ContentsBarProps) {
  const current = useCurrentSection(items.map(({ id }) => id));
  const list = useRef<HTMLDetailsElement>(null);
  const place = items.findIndex(({ id }) => id === current);
  const previous = items[place - 1];
  const next = items[place + 1];

  function close() {
    if (list.current) {
      list.current.open = false;
    }
  }

  function closeOnEscape(event: KeyboardEvent) {
    if (event.key !== 'Escape' || !list.current?.open) return;
    close();
    list.current.querySelector('summary')?.focus();
  }

  // The list lies over the text, so it does not stay there when the keyboard or the pointer goes on elsewhere.
  function closeOnLeave(event: FocusEvent<HTMLDetailsElement>) {
    if (event.relatedTarget instanceof Node && !event.currentTarget.contains(event.relatedTarget)) close();
  }

  useEffect(() => {
    const closeOnPressElsewhere = ({ target }: PointerEvent) => {
      if (list.current?.open && target instanceof Node && !list.current.contains(target)) list.current.open = false;
    };
    document.addEventListener('pointerdown', closeOnPressElsewhere);
    return () => document.removeEventListener('pointerdown', closeOnPressElsewhere);
  }, []);

  return (
    <nav
      aria-label={label}
      data-contents-bar=""
      className="@container tall:sticky top-(--contents-bar-top,0px) z-10 border-b border-border bg-page text-text print:hidden"
    >
      <div className="relative mx-auto flex max-w-content items-stretch justify-between gap-2 px-gutter">
        <details ref={list} onKeyDown={closeOnEscape} onBlur={closeOnLeave} className="group/contents min-w-0 grow">
          <summary className="flex min-h-14 cursor-pointer list-none items-center gap-3 font-strong [&::-webkit-details-marker]:hidden">
            <span className="contents-sign">
              <Icon name="contents" />
            </span>
            <span className="contents-place">{items[place]?.title ?? label}</span>
            <span className="inline-flex moves group-open/contents:rotate-180">
              <Icon name="chevron-down" size="small" />
            </span>
          </summary>
          <ol className="absolute inset-x-0 top-full max-h-[70vh] overflow-y-auto bg-surface py-2 raised forced-colors:border medium:start-gutter medium:end-auto medium:mt-2 medium:w-md medium:rounded-card">
            {items.map(({ id, title }, index) => (
              <li key={id}>
                <a
                  href={`#${id}`}
                  onClick={close}
                  aria-current={id === current ? 'location' : undefined}
                  className="grid min-h-11 grid-cols-[2ch_1fr] items-baseline gap-3 px-gutter py-2.5 medium:px-5 hover:bg-band aria-[current]:font-strong aria-[current]:text-link"
                >
                  <span aria-hidden="true" className="text-small text-text-muted even-figures">
                    {index + 1}
                  </span>
                  {title}
                </a>
              </li>
            ))}
          </ol>
        </details>
        <div className="contents-steps flex shrink-0 items-center gap-1">
          {place >= 0 && (
            <span aria-hidden="true" className="contents-count px-1 text-small text-text-muted even-figures">
              {place + 1}/{items.length}
            </span>
          )}
          <Step icon="chevron-up" label={previousLabel} target={previous} />
          <Step icon="chevron-down" label={nextLabel} target={next} />
        </div>
      </div>
    </nav>
  );
}

interface StepProps {
  icon: IconName;
  label: string;
  target: { id: string; title: string } | undefined;
}

function Step({ icon, label, target }: StepProps) {
  const box = 'contents-step grid place-items-center rounded-control';
  return target ? (
    <a href={`#${target.id}`} aria-label={`${label}: ${target.title}`} className={`${box} hover:bg-band`}>
      <Icon name={icon} />
    </a>
  ) : (
    <span className={`${box} opacity-30`}>
      <Icon name={icon} />
    </span>
  );
}
