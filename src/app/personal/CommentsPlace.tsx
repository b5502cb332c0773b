import type { ReactNode } from 'react';
import { Band } from '#design-system/components/Band/Band.tsx';
import { BesideMargin } from '#templates/pages/MarginSection.tsx';

/** Where comments stand: at the end of the page, in the column of its text. */
export function CommentsPlace({ children }: { children: ReactNode }) {
  return (
    <Band tone="band">
      <BesideMargin>
        <div className="max-w-reading">{children}</div>
      </BesideMargin>
    </Band>
  );
}
