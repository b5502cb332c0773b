import { type ReactNode, useId } from 'react';
import { Title } from '#design-system/components/Title/Title.tsx';

export interface TokenPageProps {
  readonly title: string;
  readonly lead: string;
  readonly children: ReactNode;
}

/** A page of the book of tokens: what it is about, and its sections under it. */
export function TokenPage({ title, lead, children }: TokenPageProps): ReactNode {
  return (
    <main className="mx-auto grid max-w-content grid-cols-1 gap-12 px-gutter py-10 large:gap-20 large:py-section">
      <header className="grid gap-4">
        <Title level={1}>{title}</Title>
        <p className="max-w-reading text-lead text-text-muted">{lead}</p>
      </header>
      {children}
    </main>
  );
}

/** A section of such a page under its heading. */
export function TokenSection({
  heading,
  children,
}: {
  readonly heading: string;
  readonly children: ReactNode;
}): ReactNode {
  const id = useId();
  return (
    <section aria-labelledby={id} className="grid grid-cols-1 gap-6">
      <Title level={2} size="medium" id={id}>
        {heading}
      </Title>
      {children}
    </section>
  );
}
