import './SearchResult.css';
import { Fragment, type ReactNode } from 'react';
import { Badge } from '../Badge/Badge.tsx';
import type { BadgeKind } from '../Badge/badgeKinds.ts';
import { Icon } from '../Icon/Icon.tsx';
import { Link } from '../Link/Link.tsx';
import type { HeadingLevel } from '../Title/headingLevel.ts';
import { Title } from '../Title/Title.tsx';

export interface SearchResultLink {
  label: string;
  href: string;
}

export interface SearchResultText extends SearchResultLink {
  /** What tells it from the others: "Beperkt toegankelijk", "bijlage.pdf". */
  note?: string | undefined;
}

export interface SearchResultProps {
  /** Its words that were searched for marked with `<mark>`. */
  title: ReactNode;
  href: string;
  badgeKind: BadgeKind;
  badgeLabel: string;
  /** Publisher, journal, year: what is empty is left out by the caller. */
  meta: readonly string[];
  /** Who wrote it, each with the page of what they wrote. */
  authors?: readonly SearchResultLink[] | undefined;
  /** Behind them, where there are others: "en nog 5". */
  moreAuthors?: string | undefined;
  /** The passage that shows why this was found, its words marked with `<mark>`. */
  snippet: ReactNode;
  /** Searches for what the record is about. */
  keywords: readonly SearchResultLink[];
  /** The same work once more: "Ook beschikbaar als", and where each leads. */
  versions?: { label: string; items: readonly SearchResultLink[] } | undefined;
  /** The full texts; the first is the one to read, the others are folded away. */
  links: readonly SearchResultText[];
  /** Unfolds the others: "Nog 2 links". */
  moreLinks: (count: number) => string;
  /** The language of the record itself, where it is known: of its title, passage and keywords. */
  language?: string | undefined;
  level: HeadingLevel;
  /** What can be done with it, as small as a sign: keeping it. */
  action?: ReactNode;
  /** Read out after links that open a new tab. */
  externalHint: string;
}

/**
 * One record of a search: what it is, where it comes from, why it was found (specification, sections 2 and 3). Spaces
 * between its parts are for readers without its styles.
 */
export function SearchResult(props: SearchResultProps) {
  const { title, href, badgeKind, badgeLabel, meta, snippet, keywords, links, language, level, action } = props;
  const [first, ...others] = links;
  return (
    <article className="relative flex flex-col gap-1 print:mt-6">
      <div
        className={`flex flex-wrap items-center gap-x-3 gap-y-1 text-small text-text-muted ${action ? 'pe-11' : ''}`}
      >
        <Badge kind={badgeKind}>{badgeLabel}</Badge>{' '}
        {meta.length > 0 && <span className="wrap-anywhere">{meta.join('\u00a0· ')}</span>}
        {action && <div className="search-result-action absolute -top-1.5 empty:hidden">{action}</div>}
      </div>
      <Title level={level} size="small">
        <a
          href={href}
          lang={language}
          className="text-link no-underline decoration-2 underline-offset-4 hover:underline"
        >
          {title}
        </a>
      </Title>
      {props.authors && props.authors.length > 0 && (
        // Titles alone have the colour of links.
        <p className="flex flex-wrap gap-x-4 text-small text-text-muted">
          {props.authors.map((author) => (
            <Fragment key={author.href}>
              <a
                href={author.href}
                className="inline-flex min-h-6 items-center underline decoration-border-strong underline-offset-4 hover:text-text hover:decoration-current"
              >
                {author.label}
              </a>{' '}
            </Fragment>
          ))}
          {props.moreAuthors && <span className="inline-flex min-h-6 items-center">{props.moreAuthors}</span>}
        </p>
      )}
      {snippet && (
        <p lang={language} className="max-w-reading text-pretty">
          {snippet}
        </p>
      )}
      {props.versions && (
        <p className="flex flex-wrap gap-x-4 text-small text-text-muted">
          {props.versions.label}
          {props.versions.items.map((version) => (
            <Fragment key={version.href}>
              {' '}
              <a
                href={version.href}
                className="underline decoration-border-strong underline-offset-4 hover:text-text hover:decoration-current"
              >
                {version.label}
              </a>
            </Fragment>
          ))}
        </p>
      )}
      {(first || keywords.length > 0) && (
        <div className="search-result-ways flex flex-wrap items-baseline gap-x-5 text-small">
          {first && <FullText link={first} externalHint={props.externalHint} />}{' '}
          {others.length > 0 && (
            <details data-part-of="page" className="group/filter">
              <summary className="flex min-h-6 cursor-pointer list-none items-center gap-1 underline underline-offset-4 [&::-webkit-details-marker]:hidden print:hidden">
                {props.moreLinks(others.length)}
                <span className="inline-flex moves group-open/filter:rotate-180">
                  <Icon name="chevron-down" size="small" />
                </span>
              </summary>
              <ul className="pt-1">
                {others.map((link) => (
                  <li key={link.href} className="py-0.5">
                    <FullText link={link} externalHint={props.externalHint} />
                  </li>
                ))}
              </ul>
            </details>
          )}
          {keywords.length > 0 && (
            <ul lang={language} className="flex flex-wrap gap-x-5">
              {keywords.map((keyword) => (
                <li key={keyword.href} className="max-w-full wrap-anywhere">
                  <Link kind="search-query" href={keyword.href}>
                    {keyword.label}
                  </Link>
                </li>
              ))}
            </ul>
          )}
        </div>
      )}
    </article>
  );
}

function FullText({ link, externalHint }: { link: SearchResultText } & Pick<SearchResultProps, 'externalHint'>) {
  return (
    <span>
      <Link kind="external" href={link.href} externalHint={externalHint}>
        {link.label}
      </Link>
      {link.note && <span className="text-text-muted"> ({link.note})</span>}
    </span>
  );
}
