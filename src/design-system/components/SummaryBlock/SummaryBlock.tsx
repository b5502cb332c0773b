import type { ReactNode } from 'react';
import { Icon } from '../Icon/Icon.tsx';
import { linkVariants } from '../Link/Link.variants.ts';

export interface SummaryBlockProps {
  /** Lines with an empty description are left out. */
  items: readonly { term: string; description: ReactNode }[];
  /** Leads to the sources at the end of the page. */
  jump?: { href: string; label: string } | undefined;
}

/** The facts of an item at a glance (subject, target audience, region, duration, theme), closed by the jump to its sources. */
export function SummaryBlock({ items, jump }: SummaryBlockProps) {
  const filled = items.filter(({ description }) => !isEmpty(description));
  if (filled.length === 0 && !jump) {
    return null;
  }
  return (
    <div className="flex flex-col items-start gap-6">
      {filled.length > 0 && (
        <dl className="grid w-full grid-cols-[repeat(auto-fill,minmax(min(100%,14rem),1fr))] gap-x-8 gap-y-5">
          {filled.map(({ term, description }) => (
            <div key={term} className="flex flex-col gap-0.5">
              <dt className="text-small font-normal text-text-muted">{term}</dt>
              <dd className="font-strong text-text wrap-anywhere">{description}</dd>
            </div>
          ))}
        </dl>
      )}
      {jump && (
        <a href={jump.href} className={linkVariants({ kind: 'more-info', className: 'print:hidden' })}>
          {jump.label}
          <Icon name="chevron-down" size="small" />
        </a>
      )}
    </div>
  );
}

function isEmpty(description: ReactNode): boolean {
  return typeof description === 'string'
    ? description.trim() === ''
    : description === null || description === undefined;
}
