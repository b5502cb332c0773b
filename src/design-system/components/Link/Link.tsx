import type { VariantProps } from 'class-variance-authority';
import type { ReactNode } from 'react';
import { Icon } from '../Icon/Icon.tsx';
import { opensNewTab } from './isExternalUrl.ts';
import { linkVariants } from './Link.variants.ts';

export interface LinkProps {
  kind?: NonNullable<VariantProps<typeof linkVariants>['kind']> | undefined;
  href: string;
  /** Read out after the text of a link that opens a new tab, e.g. "opent in een nieuw tabblad". */
  externalHint?: string | undefined;
  /** `visitor` for addresses that visitors wrote: search engines are told that the site does not vouch for them. */
  author?: 'site' | 'visitor' | undefined;
  children: ReactNode;
}

/**
 * A plain link: in-app addresses are picked up by the app's one listener, external ones open in a new tab
 * whatever their kind (specification, section 5).
 */
export function Link({ kind = 'normal', href, externalHint, author = 'site', children }: LinkProps) {
  const newTab = opensNewTab(href);
  const relation = author === 'visitor' ? 'nofollow ugc noopener noreferrer' : 'noopener noreferrer';
  const leaving = newTab ? ({ target: '_blank', rel: relation } as const) : {};
  return (
    <a href={href} className={linkVariants({ kind })} {...leaving}>
      {kind === 'search-query' && <Icon name="search" size="text" />}
      {children}
      {newTab && externalHint !== undefined && <span className="sr-only">{` (${externalHint})`}</span>}
      <Ending kind={kind} newTab={newTab} />
    </a>
  );
}

function Ending({ kind, newTab }: { kind: NonNullable<LinkProps['kind']>; newTab: boolean }) {
  switch (kind) {
    case 'external':
      return (
        // The word joiner keeps the arrow on the line of the last word.
        <span aria-hidden="true" className="whitespace-nowrap">
          {'\u2060'}
          <span className="ms-[0.1em] inline-block align-[-0.1em]">
            <Icon name="external" size="text" />
          </span>
        </span>
      );
    case 'more-info':
      return (
        <span className="inline-flex moves group-hover/more:translate-x-1">
          <Icon name={newTab ? 'external' : 'arrow'} size="small" />
        </span>
      );
    case 'pill':
      return newTab ? <Icon name="external" size="text" /> : null;
    case 'normal':
    case 'search-query':
      return null;
    default:
      return kind satisfies never;
  }
}
