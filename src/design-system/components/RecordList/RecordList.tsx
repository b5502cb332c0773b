import type { ReactNode } from 'react';
import { Badge } from '../Badge/Badge.tsx';
import { Icon } from '../Icon/Icon.tsx';
import type { IconName } from '../Icon/icons.ts';
import { BareLink } from '../Link/BareLink.tsx';
import { linkVariants } from '../Link/Link.variants.ts';
import { MissingRecord } from '../MissingRecord/MissingRecord.tsx';
import { type HeadingLevel, levelBelow } from '../Title/headingLevel.ts';
import { Title } from '../Title/Title.tsx';

export interface RecordLink {
  href: string;
  /** E.g. "PDF" or "Bekijk de video". */
  label: string;
  kind: 'document' | 'video' | 'external' | 'download';
}

export interface RecordEntry {
  kind: 'record';
  id: string;
  title: string;
  /** The language of the title, where it is known. */
  language?: string | undefined;
  href: string;
  /** Publisher, journal, year: what is known, in reading order. */
  meta: readonly string[];
  badgeLabel?: string | undefined;
  links: readonly RecordLink[];
}

/** A record that the library no longer has: a note in its place. */
export interface MissingEntry {
  kind: 'missing';
  id: string;
  note: string;
}

export interface RecordListProps {
  /** E.g. "Publicaties (3)". */
  title?: ReactNode;
  items: readonly (RecordEntry | MissingEntry)[];
  /** The level of the list's title, or of the records' when there is none. */
  level: HeadingLevel;
  /** Read out after the text of a link that opens a new tab, e.g. "opent in een nieuw tabblad". */
  externalHint?: string | undefined;
}

const icons = {
  document: 'document',
  video: 'video',
  external: 'external',
  download: 'download',
} as const satisfies Record<RecordLink['kind'], IconName>;

/** Publications from the library: title, publisher and year, and the ways to the full text. */
export function RecordList({ title, items, level, externalHint }: RecordListProps) {
  const titled = title !== undefined && title !== null;
  const recordLevel = titled ? levelBelow(level) : level;
  return (
    <div className="@container flex flex-col gap-4">
      {titled && (
        <Title level={level} size="medium">
          {title}
        </Title>
      )}
      <ul className="divide-y divide-border border-y border-border">
        {items.map((item) => (
          <li key={item.id} className="py-5">
            {item.kind === 'record' ? (
              <Entry record={item} level={recordLevel} externalHint={externalHint} />
            ) : (
              <MissingRecord>{item.note}</MissingRecord>
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}

interface EntryProps {
  record: RecordEntry;
  level: HeadingLevel;
  externalHint: string | undefined;
}

function Entry({ record, level, externalHint }: EntryProps) {
  const { title, language, href, meta, badgeLabel, links } = record;
  const facts = meta.filter((fact) => fact.trim() !== '');
  return (
    <article className="grid items-start gap-x-8 gap-y-3 @min-[44rem]:grid-cols-[minmax(60%,1fr)_auto]">
      <div className="flex min-w-0 flex-col items-start gap-1.5">
        {badgeLabel && <Badge kind="gkz">{badgeLabel}</Badge>}
        <Title level={level} size="smallest">
          <BareLink
            href={href}
            externalHint={externalHint}
            className="text-link decoration-2 underline-offset-[0.15em] wrap-anywhere hover:text-link-hover hover:underline"
          >
            <span lang={language}>{title}</span>
          </BareLink>
        </Title>
        {facts.length > 0 && <p className="text-small text-text-muted wrap-anywhere">{facts.join(' · ')}</p>}
      </div>
      {links.length > 0 && (
        <ul className="flex flex-wrap gap-2">
          {links.map((link) => (
            <li key={link.href}>
              <FullText link={link} externalHint={externalHint} />
            </li>
          ))}
        </ul>
      )}
    </article>
  );
}

function FullText({ link, externalHint }: { link: RecordLink; externalHint: string | undefined }) {
  return (
    <BareLink href={link.href} externalHint={externalHint} className={linkVariants({ kind: 'pill' })}>
      <Icon name={icons[link.kind]} size="small" />
      {link.label}
    </BareLink>
  );
}
