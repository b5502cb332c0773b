import type { ReactNode } from 'react';

export interface VisuallyHiddenProps {
  /** Language of the words, where that is another than the page's. */
  language?: string | undefined;
  children: ReactNode;
}

/** Words for screen readers only: what the eye learns from a place, a colour or an icon. */
export function VisuallyHidden({ language, children }: VisuallyHiddenProps) {
  return (
    <span lang={language} className="sr-only">
      {children}
    </span>
  );
}
