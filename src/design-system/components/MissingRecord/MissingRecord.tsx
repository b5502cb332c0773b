import type { ReactNode } from 'react';
import { Icon } from '../Icon/Icon.tsx';

/** Stands in the place of a record that the library no longer has; the rest of the list stays. */
export function MissingRecord({ children }: { children: ReactNode }) {
  return (
    <p className="flex items-start gap-2.5 text-small text-text-muted">
      <span className="mt-0.5 inline-flex">
        <Icon name="info" size="small" />
      </span>
      <span>{children}</span>
    </p>
  );
}
