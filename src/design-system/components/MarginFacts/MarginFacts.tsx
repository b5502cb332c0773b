import './MarginFacts.css';
import type { ReactNode } from 'react';

export interface MarginFactsProps {
  /** A band with what is to be known at a glance; may turn out to be nothing. */
  facts: ReactNode;
  /** The sections of a text. A section that leaves its margin empty says so (`data-margin="empty"`). */
  children: ReactNode;
}

/**
 * Facts above a text, as a band; where the screen has a margin and the text is one section that leaves it empty, in that
 * margin, where they stay in sight while one reads.
 */
export function MarginFacts({ facts, children }: MarginFactsProps) {
  return (
    <div className="margin-facts">
      <div className="margin-facts-facts">{facts}</div>
      {children}
    </div>
  );
}
