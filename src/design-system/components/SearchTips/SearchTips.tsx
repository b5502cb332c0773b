import './SearchTips.css';
import { Fragment, useRef } from 'react';
import { useLightDismiss } from '../AccountMenu/useLightDismiss.ts';
import { Icon } from '../Icon/Icon.tsx';
import { Link } from '../Link/Link.tsx';

export interface SearchTip {
  /** What one can type: `"droge zomer"`. */
  example: string;
  /** The search for it. */
  href: string;
  /** What it finds. */
  text: string;
}

export interface SearchTipsProps {
  title: string;
  tips: readonly SearchTip[];
}

/**
 * What a search field understands besides words, folded away until asked for: then it lies over what is below, and moves
 * nothing. Each example can be tried.
 */
export function SearchTips({ title, tips }: SearchTipsProps) {
  const fold = useRef<HTMLDetailsElement>(null);
  useLightDismiss(fold);
  return (
    <details ref={fold} className="group/filter relative print:hidden">
      <summary className="inline-flex min-h-11 cursor-pointer list-none items-center gap-2 text-link text-small underline underline-offset-4 hover:text-link-hover [&::-webkit-details-marker]:hidden">
        {title}
        <span className="inline-flex moves group-open/filter:rotate-180">
          <Icon name="chevron-down" size="small" />
        </span>
      </summary>
      <div className="search-tips-panel raised absolute end-0 top-full z-10 rounded-card border border-border bg-page p-4">
        <dl className="search-tips text-small">
          {tips.map(({ example, href, text }) => (
            <Fragment key={example}>
              <dt>
                <Link kind="search-query" href={href}>
                  {example}
                </Link>
              </dt>
              <dd className="text-text-muted">{text}</dd>
            </Fragment>
          ))}
        </dl>
      </div>
    </details>
  );
}
