import type { ReactNode } from 'react';

/** Where a small form posts to, for what a press does when there are no scripts. */
export interface FormTarget {
  action: string;
  /** What the form sends besides its fields; nothing of it may be seen. */
  hiddenFields?: ReactNode;
}
