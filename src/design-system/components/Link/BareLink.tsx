import type { AnchorHTMLAttributes, ReactNode } from 'react';
import { opensNewTab } from './isExternalUrl.ts';

interface BareLinkProps extends Pick<AnchorHTMLAttributes<HTMLAnchorElement>, 'className' | 'aria-current'> {
  /** Empty for what leads nowhere, and is only read. */
  href: string;
  /** Read out after the text of a link that opens a new tab, e.g. "opent in een nieuw tabblad". */
  externalHint?: string | undefined;
  children: ReactNode;
}

/** A link that looks as its place wants it to; an external one opens a new tab, as every link (specification, section 5). */
export function BareLink({ href, externalHint, children, ...rest }: BareLinkProps) {
  const newTab = opensNewTab(href);
  return (
    <a href={href || undefined} {...rest} {...(newTab ? { target: '_blank', rel: 'noopener noreferrer' } : {})}>
      {children}
      {newTab && externalHint !== undefined && <span className="sr-only">{` (${externalHint})`}</span>}
    </a>
  );
}
