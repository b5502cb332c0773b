import type { AnchorHTMLAttributes, ReactNode } from 'react';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { opensNewTab } from './isExternalUrl.ts';

export interface BareLinkProps extends Pick<AnchorHTMLAttributes<HTMLAnchorElement>, 'className' | 'aria-current'> {
  /** Empty for what leads nowhere, and is only read. */
  href: string;
  /** Read out after the text of a link that opens a new tab, e.g. "opent in een nieuw tabblad". */
  externalHint?: string | undefined;
  /** Language of its text, where that is another than the page's. */
  language?: string | undefined;
  /** `visitor` for addresses that visitors wrote: search engines are told that the site does not vouch for them. */
  author?: 'site' | 'visitor' | undefined;
  /** What ends the link behind its text and the hint: an icon. */
  ending?: ReactNode;
  children: ReactNode;
}

/** A link that looks as its place wants it to; an external one opens a new tab, as every link (specification, section 5). */
export function BareLink({ href, externalHint, language, author = 'site', ending, children, ...rest }: BareLinkProps) {
  const newTab = opensNewTab(href);
  const relation = author === 'visitor' ? 'nofollow ugc noopener noreferrer' : 'noopener noreferrer';
  return (
    <a href={href || undefined} {...rest} {...(newTab ? { target: '_blank', rel: relation } : {})}>
      {language === undefined ? children : <span lang={language}>{children}</span>}
      {newTab && externalHint !== undefined && <VisuallyHidden>{` (${externalHint})`}</VisuallyHidden>}
      {ending}
    </a>
  );
}
