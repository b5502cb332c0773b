import type { ReactNode } from 'react';
import { Icon } from '../Icon/Icon.tsx';
import type { HeadingLevel } from '../Title/headingLevel.ts';
import { Title } from '../Title/Title.tsx';
import './Accordion.css';

export interface AccordionItem {
  /** Unique on the page: a link to it opens the item. */
  id: string;
  title: string;
  content: ReactNode;
}

export interface AccordionProps {
  items: readonly AccordionItem[];
  level: HeadingLevel;
}

/**
 * Titles that unfold. Native `details`: it works without JavaScript, with the keyboard, and find-in-page opens what it
 * finds (HTML Living Standard, 4.11.1).
 */
export function Accordion({ items, level }: AccordionProps) {
  return (
    <div className="flex flex-col border-b border-border">
      {items.map(({ id, title, content }) => (
        <details key={id} data-part-of="page" className="accordion-item border-t border-border">
          <summary className="flex cursor-pointer items-start justify-between gap-4 rounded-control py-4">
            <Title level={level} size="small">
              {title}
            </Title>
            <span className="accordion-mark inline-flex text-heading print:hidden">
              <Icon name="chevron-down" size="large" />
            </span>
          </summary>
          {/* The target is inside: browsers open an item for a target it holds, not for itself. */}
          <div id={id} className="scroll-mt-44 pt-2 pb-8">
            {content}
          </div>
        </details>
      ))}
    </div>
  );
}
