import { useId } from 'react';
import { listRole } from '../Grid/listRole.ts';
import { Icon } from '../Icon/Icon.tsx';
import { Link } from '../Link/Link.tsx';
import { Title } from '../Title/Title.tsx';

interface ContributorLink {
  label: string;
  href: string;
}

export interface ContributorHeadProps {
  /** The search that one goes back to. */
  back: ContributorLink;
  /** "Auteur", "Organisatie". */
  kind: string;
  name: string;
  /** How else the name is written: "Ook: Boer, Anna de". */
  otherNames?: string | undefined;
  /** Where the person or organisation is registered: ORCID, ROR. */
  identifier?: { label: string; text: string; href: string } | undefined;
  /** How much there is: "42 publicaties", "1998–2024". */
  extent: readonly string[];
  /** People who have to do with it, each list under its title. */
  lists: readonly { title: string; items: readonly ContributorLink[] }[];
  /** Read out after links that open a new tab. */
  externalHint: string;
}

/** Whose publications a page lists: the name, the registered identifier, who wrote along. */
export function ContributorHead(props: ContributorHeadProps) {
  const { back, kind, name, otherNames, identifier, extent, lists, externalHint } = props;
  return (
    <header className="flex flex-col gap-5">
      <p className="print:hidden">
        <a
          href={back.href}
          className="inline-flex min-h-6 items-center gap-2 text-link text-small hover:text-link-hover hover:underline"
        >
          <Icon name="arrow-left" size="small" />
          {back.label}
        </a>
      </p>
      <div className="flex max-w-4xl flex-col items-start gap-2">
        <p className="text-small text-text-muted">{kind}</p>
        <Title level={1} size="large">
          {name}
        </Title>
        <p className="flex flex-wrap gap-x-5 gap-y-1 text-small">
          <span className="text-text-muted">{extent.join('\u00a0· ')}</span>
          {identifier && (
            <span>
              {identifier.label}{' '}
              <Link kind="external" href={identifier.href} externalHint={externalHint}>
                {identifier.text}
              </Link>
            </span>
          )}
        </p>
        {otherNames && <p className="text-small text-text-muted">{otherNames}</p>}
      </div>
      {lists.map((list) => (
        <People key={list.title} {...list} />
      ))}
    </header>
  );
}

function People({ title, items }: ContributorHeadProps['lists'][number]) {
  const titleId = useId();
  return (
    <div className="flex flex-wrap items-baseline gap-x-5 gap-y-2 text-small">
      <p id={titleId} className="text-text-muted">
        {title}
      </p>
      <ul {...listRole} aria-labelledby={titleId} className="flex flex-wrap gap-x-5 gap-y-1">
        {items.map(({ label, href }) => (
          <li key={href}>
            <Link href={href}>{label}</Link>
          </li>
        ))}
      </ul>
    </div>
  );
}
