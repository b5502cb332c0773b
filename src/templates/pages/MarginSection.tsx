import { type ReactNode, useId } from 'react';
import { Title } from '#design-system/components/Title/Title.tsx';

const columns = 'grid grid-cols-1 gap-x-16 gap-y-4 large:grid-cols-[minmax(0,1fr)_minmax(0,2fr)]';

interface MarginSectionProps {
  readonly title: string;
  readonly children: ReactNode;
}

/** A part of a page's own, beside the editor's: its title in the margin, as those of the areas above it. */
export function MarginSection({ title, children }: MarginSectionProps) {
  const titleId = useId();
  return (
    <section aria-labelledby={titleId} className={columns}>
      <Title level={2} size="medium" id={titleId}>
        {title}
      </Title>
      <div className="min-w-0 max-w-reading">{children}</div>
    </section>
  );
}

/** The same place for what needs no title of its own. */
export function BesideMargin({ children }: { children: ReactNode }) {
  return (
    <div className={columns}>
      <div className="grid gap-6 large:col-start-2">{children}</div>
    </div>
  );
}
