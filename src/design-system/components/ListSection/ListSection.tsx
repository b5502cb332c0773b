import { type ReactNode, useRef } from 'react';
import { useFocusAfterRemoval } from '../ConfirmButton/useFocusAfterRemoval.ts';
import { EmptyState } from '../EmptyState/EmptyState.tsx';
import { Notice, type NoticeTone } from '../Notice/Notice.tsx';
import { type HeadingLevel, levelBelow } from '../Title/headingLevel.ts';
import { Title } from '../Title/Title.tsx';

export interface ListSectionProps {
  /** The target of links to the list. */
  id: string;
  title: string;
  level: HeadingLevel;
  /** How many there are, beside the title and read out as it changes; nothing where there are none. */
  count: string | undefined;
  /** Ids of the entries shown: when one is taken away, the focus stays in the section. */
  ids: readonly string[];
  /** What an action came to, said in a live region: "Verwijderd uit je lijst." */
  message?: { tone: NoticeTone; text: string } | undefined;
  /** In place of the list while there is nothing in it. */
  empty: { title: string; text: string };
  children: ReactNode;
}

/** A list from which its reader takes things away: its name, how long it is, what an action came to. */
export function ListSection({ id, title, level, count, ids, message, empty, children }: ListSectionProps) {
  const section = useRef<HTMLElement>(null);
  useFocusAfterRemoval(section, ids);
  return (
    <section
      ref={section}
      id={id}
      tabIndex={-1}
      aria-labelledby={`${id}-title`}
      className="@container flex max-w-4xl scroll-mt-40 flex-col gap-6"
    >
      <div className="flex flex-wrap items-baseline gap-x-4">
        <Title level={level} size="medium" id={`${id}-title`}>
          {title}
        </Title>
        <p role="status" className="text-small text-text-muted">
          {count}
        </p>
      </div>
      <div role="status" className="empty:-mt-6">
        {message && <Notice tone={message.tone}>{message.text}</Notice>}
      </div>
      {count === undefined ? <EmptyState level={levelBelow(level)} title={empty.title} text={empty.text} /> : children}
    </section>
  );
}
