import type { ReactNode } from 'react';

/** What scrolls sideways has to be reachable with the keyboard (WCAG 2.2, 2.1.1), and so it has a name. */
const reachable = { tabIndex: 0 } as const;

export interface ScrollRegionProps {
  readonly label: string;
  readonly children: ReactNode;
}

/** A table wider than a phone. */
export function ScrollRegion({ label, children }: ScrollRegionProps): ReactNode {
  return (
    <section aria-label={label} {...reachable} className="relative overflow-x-auto">
      {children}
    </section>
  );
}
